/// What a flow has beyond items that follow one another, line by line, from its top left corner.
///
/// Whatever a faster path would ignore is a feature. Each faster path names the features that it supports, and takes no
/// flow with any other.
@usableFromInline package struct Features: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt32

    // MARK: Of items

    /// Some line ends however much space it has.
    static let forcedBreaks = Features(1)
    /// Some line may end before it is full, so that items go together.
    package static let avoidedBreaks = Features(2)
    /// Some item can grow or shrink.
    static let flex = Features(3)
    /// Some item may take only a part of the slack.
    static let partialGrowth = Features(4)
    /// Some item has a minimum or a maximum length.
    package static let lengthLimits = Features(5)
    /// Some item grows or shrinks before others.
    static let priorities = Features(6)
    /// Some item has an alignment of its own.
    static let ownAlignments = Features(7)
    /// Some items may be read against their line.
    package static let directions = Features(8)
    /// Some item keeps its size where lines are scaled.
    static let fixedSizes = Features(9)
    /// Some item has a spacing of its own.
    static let ownSpacings = Features(10)
    /// Some item may start before the end of the one before it.
    static let overlaps = Features(11)
    /// Items shrink before a line ends.
    static let earlyShrinking = Features(12)
    /// Items shrink if their whole paragraph then fits on one line.
    static let sharedLines = Features(13)
    /// Some item takes no space where its line has none.
    package static let collapsing = Features(14)

    // MARK: Of options

    static let columns = Features(15)
    static let scaling = Features(16)
    /// Lines are balanced, or even, or as many as asked for.
    static let evenLines = Features(17)
    /// Slack is spread among the items of a line, or before them.
    static let spreading = Features(18)
    /// Items are not all at the tops of their lines.
    static let alignment = Features(19)
    /// Items are aligned by baselines.
    static let baselines = Features(20)
    static let separators = Features(21)
    static let equalLines = Features(22)
    /// Neighbors without a spacing of their own overlap.
    static let negativeSpacing = Features(23)
    /// Sums along a line may overflow.
    static let endlessLines = Features(24)
    /// All items of a line are equally long.
    static let equalLengths = Features(25)

    // MARK: Of both

    /// Some item may have another length on its line than its own, and so be measured again.
    static let changedLengths = Features(26)

    private init(_ bit: UInt32) {
        rawValue = 1 << bit
    }

    @inlinable
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

extension Features {
    /// The features of an item's traits.
    init(_ traits: FlowItemTraits) {
        self = []
        if traits.breaksBefore || traits.breaksAfter { insert(.forcedBreaks) }
        if traits.avoidsBreakBefore { insert(.avoidedBreaks) }
        if traits.grow > 0 || traits.shrink > 0 { insert(.flex) }
        if traits.grow > 0 && traits.grow < 1 { insert(.partialGrowth) }
        if traits.minLength > 0 || traits.maxLength != .infinity { insert(.lengthLimits) }
        if traits.priority != 0 { insert(.priorities) }
        if traits.alignment != nil { insert(.ownAlignments) }
        if traits.direction != nil { insert(.directions) }
        if traits.keepsSize { insert(.fixedSizes) }
        if traits.isDiscardable { insert(.collapsing) }
    }

    /// The features of options, whatever the items are.
    init(_ options: FlowOptions) {
        self = []
        if options.columns != .natural { insert(.columns) }
        if options.scaling != nil { insert(.scaling) }
        if options.lineBreaking != .greedy || options.minLines > 1 { insert(.evenLines) }
        if options.lineAlignment != .leading || (options.lastLine.alignment ?? .leading) != .leading
            || options.distribution != .natural
        {
            insert(.spreading)
        }
        if options.distribution == .fillEqually { insert(.equalLengths) }
        if options.itemAlignment != .top { insert(.alignment) }
        if options.itemAlignment.isBaseline { insert(.baselines) }
        if options.itemSeparator != nil || options.lineSeparator != nil { insert(.separators) }
        if options.equalizesLines { insert(.equalLines) }
        if options.wrapping == .smallest { insert(.earlyShrinking) }
        if options.wrapping == .oneLineIfPossible { insert(.sharedLines) }
    }

    /// Removes features that have no effect beside the others.
    mutating func removeIneffective(hasColumns: Bool, isScaled: Bool, _ options: FlowOptions) {
        if !isScaled { remove(.scaling) }
        // In columns and on scaled lines, items neither grow nor shrink.
        if hasColumns || isScaled { subtract([.flex, .equalLengths, .partialGrowth, .sharedLines]) }
        if hasColumns { remove(.collapsing) }
        if !contains(.flex) { remove(.earlyShrinking) }
        // Without either, a paragraph that fits on one line is on one anyway.
        if isDisjoint(with: [.flex, .collapsing]) { remove(.sharedLines) }
        if options.minLines > 1 { remove(.sharedLines) }
        if options.axis == .vertical { remove(.directions) }
    }

    /// Whether items may grow or shrink with their line.
    var linesFlex: Bool { !isDisjoint(with: [.flex, .equalLengths]) }
}

// MARK: Faster paths

extension Features {
    /// The features that are left if all items have nothing but sizes.
    package func withoutItems() -> Features {
        subtracting([
            .forcedBreaks, .avoidedBreaks, .flex, .partialGrowth, .lengthLimits, .priorities, .ownAlignments,
            .directions, .fixedSizes, .ownSpacings, .overlaps, .earlyShrinking, .sharedLines, .collapsing,
            .changedLengths,
        ])
    }

    /// What has no effect on where plain lines break, and how long and thick they are: a flow without other features has greedy
    /// lines, which only sizes and one spacing decide. Not baselines: they make lines thicker.
    package static let ignoredByPlainLines: Features = [.spreading, .alignment, .separators, .equalLines]
    /// All that a flow may have if one loop breaks its lines and places items along them. Separators need slots.
    static let allowedInPlainArranging: Features = [
        .directions, .spreading, .alignment, .baselines, .equalLines,
    ]
}
