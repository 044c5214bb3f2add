/// The room each item gets along its line: its own length within its limits, or with uniform columns that
/// of a column.
struct Slots {
    /// The items' own lengths.
    private let sizes: [Length]
    /// The lengths of the items within their limits. Empty where all slots are equal.
    private(set) var lengths: [Length] = []
    private let spacings: [Double]
    /// How items deviate, except where columns leave them no choice.
    private let traits: [FlowItemTraits]
    private let shrinksBeforeBreaking: Bool
    /// The distance of items that have no spacing of their own.
    let commonSpacing: Length
    /// The length of what stands between two items.
    let separator: Length?
    /// The length of every slot, where all are equal.
    private(set) var uniform: Length?
    /// What all items together make of uniform columns; `nil` where there are none.
    let column: UniformColumn?
    /// The chosen number of columns.
    private let columnCount: Int?
    /// The length of a column that is an even share of the room.
    private(set) var columnLength: Length?
    /// The most items on a line.
    let maxItemsPerLine: Int
    /// Whether a line ends before some item, however much room there is.
    private var forcesBreaks = false
    /// Whether lines can make any item grow or shrink.
    private(set) var areFlexible = false
    /// Whether an item may take only a part of the space that its line leaves.
    private var growInPart = false
    /// Whether the limits of some item do not allow its own length.
    private(set) var hasLimits = false
    /// Whether other items follow, of which the first need not begin a line.
    var areContinued = false
    /// The room there is; `nil` has no end.
    private(set) var room: Length?
    /// The room for a line; `nil` has no end. A chosen number of columns has it even where spacings alone
    /// are longer than the room.
    private(set) var available: Length?

    /// - Parameter column: What makes uniform columns, where the items are a part of those that share
    ///   them; `nil` where they are all.
    init(
        of items: FlowItems, in available: Length?, options: FlowOptions, column: UniformColumn? = nil
    ) {
        sizes = items.lengths(along: options.axis)
        traits = items.traits
        shrinksBeforeBreaking = options.shrinksBeforeBreaking
        separator = Length(separator: options.itemSeparator)
        let limit = options.maxItemsPerLine.map { max($0, 1) } ?? .max
        switch options.columns {
        case .natural:
            spacings = items.spacings
            commonSpacing = Length(options.itemSpacing).spaced(from: separator)
            self.column = nil
            columnCount = nil
            maxItemsPerLine = limit
            if traits.isEmpty, spacings.isEmpty, let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
                uniform = first
            }
        case .uniform, .count:
            // Columns stand below each other only if all gaps are equal, too: the largest one wins.
            spacings = []
            let column = column ?? UniformColumn(for: items, options: options)
            commonSpacing = column.spacing.spaced(from: separator)
            uniform = column.length
            self.column = column
            columnCount = options.columns.count
            maxItemsPerLine = min(limit, columnCount ?? .max)
        }
        setRoom(available)
        if uniform == nil {
            lengths = sizes
        }
        readTraits()
    }

    /// Reads once how items deviate: what lines have to care for, and lengths within their limits.
    private mutating func readTraits() {
        let isUniform = uniform != nil
        for index in traits.indices {
            let traits = traits[index]
            if traits.breaksBefore || traits.breaksAfter { forcesBreaks = true }
            if isUniform { continue }
            if traits.grow > 0 || traits.shrink > 0 { areFlexible = true }
            if traits.growsInPart { growInPart = true }
            let length = traits.clamp(sizes[index])
            if length != sizes[index] {
                lengths[index] = length
                hasLimits = true
            }
        }
    }

    /// Gives lines another room.
    mutating func setRoom(_ room: Length?) {
        self.room = room
        available = room
        if let column, let columnCount {
            columnLength = room?.share(of: columnCount, spacing: commonSpacing)
            uniform = columnLength ?? column.length
            available = columnLength == .zero ? nil : room
        }
    }

    var count: Int { sizes.count }

    /// The length of an item's slot before lines make it grow or shrink.
    @inline(__always)
    func length(at index: Int) -> Length {
        uniform ?? lengths[index]
    }

    /// Whether items may grow only into a part of the space that their line leaves. Those that overlap may,
    /// as the line then does not reach as far as they grow.
    var mayGrowInPart: Bool {
        growInPart || (areFlexible && (1..<max(count, 1)).contains { spacing(before: $0) < .zero })
    }

    /// The length of all slots, if it is the same and no break is forced between them.
    var onlyLength: Length? { forcesBreaks ? nil : uniform }

    /// The lengths of all slots, if lines take as many as there is room for, with one spacing between them
    /// that does not make them overlap.
    var plainLengths: [Length]? {
        let isPlain =
            uniform == nil && !forcesBreaks && !wrapsByMinimum && spacings.isEmpty && maxItemsPerLine == .max
            && commonSpacing >= .zero
        return isPlain ? lengths : nil
    }

    /// Whether other lengths decide than those that items have.
    var wrapsByMinimum: Bool { shrinksBeforeBreaking && areFlexible }

    /// The length that decides whether an item fits on a line.
    func wrappingLength(at index: Int) -> Length {
        guard wrapsByMinimum, index < traits.count, traits[index].shrink > 0 else {
            return length(at: index)
        }
        return min(traits[index].clamp(.zero), length(at: index))
    }

    /// The distance between an item and the one before it.
    @inline(__always)
    func spacing(before index: Int) -> Length {
        guard index < spacings.count else { return commonSpacing }
        return Length(sanitized: spacings[index]).spaced(from: separator)
    }

    /// Whether a line ends before an item, however much room there is.
    func isBreakForced(before index: Int) -> Bool {
        forcesBreaks
            && ((index < traits.count && traits[index].breaksBefore)
                || (index > 0 && index <= traits.count && traits[index - 1].breaksAfter))
    }

    /// Whether no line follows, or one that has to begin.
    func endsParagraph(_ line: BrokenLine) -> Bool {
        let end = line.range.upperBound
        return end == count && !areContinued || isBreakForced(before: end)
    }

    /// The distance from the start of an item's slot to the item, which is centred in it if it fits.
    @inline(__always)
    func inset(at index: Int) -> Length {
        guard let uniform else { return .zero }
        return max((uniform - sizes[index]).half, .zero)
    }

    /// How far a line of some slots reaches: a negative spacing can bring those at its end back.
    func length(of range: Range<Int>) -> Length {
        length(of: range) { length(at: $0) }
    }

    /// How far a line reaches whose slots have other lengths.
    func length(of range: Range<Int>, _ lengthAt: (_ index: Int) -> Length) -> Length {
        var end = Length.zero
        var length = Length.zero
        for index in range {
            if index > range.lowerBound { end = end + spacing(before: index) }
            end = end + lengthAt(index)
            length = max(length, end)
        }
        return length
    }

    /// An item's own length, which its limits do not concern.
    func basis(at index: Int) -> Length { sizes[index] }

    @inline(__always)
    func traits(at index: Int) -> FlowItemTraits {
        traits.traits(at: index)
    }
}

extension FlowItems {
    /// How long a column is, in points, that is an even share of the room; `nil` where the number of columns
    /// is not chosen or the room has no end. O(n).
    ///
    /// - Parameters:
    ///   - available: The room along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    public func columnLength(in available: Double?, options: FlowOptions) -> Double? {
        Slots(of: self, in: Length(available: available), options: options).columnLength?.points
    }
}
