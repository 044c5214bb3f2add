/// The slot of each item along its line: as long as the item within its limits, or as a column.
struct Slots {
    /// The items' own lengths.
    let sizes: [Length]
    /// Their lengths within their limits, as which slots are long without columns.
    let lengths: [Length]
    private let spacings: [Double]
    private let traits: [FlowItemTraits]
    private let itemSpacing: Length
    private let separator: Length?
    /// What the items ask for together. Columns leave them only their forced breaks.
    private(set) var summary = TraitSummary()
    /// Whether some item's limits do not allow its own length.
    let hasLimits: Bool
    /// Whether some item grows as long as its column.
    private(set) var growInColumns = false
    /// Whether lines break by the least length of the items that can shrink.
    let shrinksBeforeBreaking: Bool
    let columns: Columns?
    /// The length of every slot in columns.
    let columnLength: Length?
    /// The space along the main axis; `nil` has no end.
    let available: Length?
    let breaking: GreedyBreaking

    /// - Parameter columns: Those of all items, where these are a part of them.
    init(of items: FlowItems, in available: Length?, options: FlowOptions, columns: Columns? = nil) {
        let columns = columns ?? Columns(of: items, options: options)
        self.columns = columns
        self.available = available
        columnLength = columns?.length(in: available)
        separator = options.itemSeparator.map(Length.init(nonNegative:))
        itemSpacing = columns?.spacing ?? Length(options.itemSpacing).spaced(from: separator)
        breaking =
            columns?.breaking(in: available, options: options)
            ?? GreedyBreaking(available: available, maxItemsPerLine: options.greedyLimit)

        sizes = items.lengths(along: options.axis)
        lengths = items.limitedLengths(along: options.axis)
        hasLimits = !items.traits.isEmpty && lengths != sizes
        let common = sanitizedCoordinate(options.itemSpacing)
        spacings =
            columns == nil ? items.details.spacings.map { $0 == ItemDetails.commonSpacing ? common : $0 } : []
        traits = items.traits
        for traits in traits { summary.add(traits) }
        if columns != nil {
            growInColumns = traits.contains { $0.grow > 0 }
            summary = TraitSummary(
                forcesBreaks: summary.forcesBreaks, avoidsBreaks: summary.avoidsBreaks)
        }
        shrinksBeforeBreaking = options.shrinksBeforeBreaking && summary.areFlexible
    }

    @inline(__always)
    func length(at index: Int) -> Length {
        columnLength ?? lengths[index]
    }

    /// The distance between an item and the one before it.
    @inline(__always)
    func spacing(before index: Int) -> Length {
        guard index < spacings.count else { return itemSpacing }
        return Length(sanitized: spacings[index]).spaced(from: separator)
    }

    /// The length of an item in its slot. In a column, one that grows is as long as that, if it can be.
    @inline(__always)
    func itemLength(at index: Int) -> Length {
        guard let columnLength, growInColumns, traits(at: index).grow > 0 else { return lengths[index] }
        return max(lengths[index], min(columnLength, traits[index].limits.maximum))
    }

    /// The distance from the start of an item's slot to the item, which is centered in it if it fits.
    @inline(__always)
    func inset(at index: Int) -> Length {
        guard let columnLength else { return .zero }
        return max((columnLength - itemLength(at: index)).half, .zero)
    }

    func traits(at index: Int) -> FlowItemTraits { traits.traits(at: index) }

    /// The length that decides whether an item fits on a line.
    func breakingLength(at index: Int) -> Length {
        guard shrinksBeforeBreaking, traits(at: index).shrink > 0 else { return length(at: index) }
        return min(Length.zero.clamped(to: traits[index].limits), length(at: index))
    }

    /// Whether items may grow into only a part of the space that their line leaves. Those that overlap may, as
    /// the line then does not reach as far as they grow.
    var mayGrowInPart: Bool {
        summary.growInPart
            || (summary.areFlexible && (1..<max(count, 1)).contains { spacing(before: $0) < .zero })
    }

    /// How far a line of some slots reaches: a negative spacing can bring those at its end back.
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

    /// The line of some items.
    func line(_ range: Range<Int>) -> BrokenLine {
        BrokenLine(
            range: range, length: length(of: range) { length(at: $0) },
            endsParagraph: endsParagraph(before: range.upperBound))
    }
}

extension Slots: LineSource {
    static var canOverlap: Bool { true }

    var count: Int { sizes.count }

    @inline(__always)
    func start(of index: Int, after end: Length) -> Length { end + spacing(before: index) }

    @inline(__always)
    func end(of index: Int, from start: Length) -> Length { start + breakingLength(at: index) }

    func isBreakForced(before index: Int) -> Bool {
        summary.forcesBreaks
            && ((index < traits.count && traits[index].breaksBefore)
                || (index > 0 && index <= traits.count && traits[index - 1].breaksAfter))
    }

    /// Whether no line follows that ends before an index, or one that a forced break begins.
    func endsParagraph(before index: Int) -> Bool {
        index == count || isBreakForced(before: index)
    }

    func avoidsBreak(before index: Int) -> Bool {
        summary.avoidsBreaks && index < traits.count && traits[index].avoidsBreakBefore
            && !isBreakForced(before: index)
    }

    /// Breaks the slots into lines of as many as fit, in the memory of others. O(n).
    func breakGreedily(into lines: inout [BrokenLine]) {
        let isPlain =
            columns == nil && !summary.forcesBreaks && !summary.avoidsBreaks && !shrinksBeforeBreaking
            && spacings.isEmpty
            && available != nil && itemSpacing >= .zero
        lines.refill(ofItems: count) { add in
            if isPlain {
                lengths.withUnsafeBufferPointer { lengths in
                    breaking.run(PlainItems(lengths: lengths, spacing: itemSpacing), line: add)
                }
            } else {
                breaking.run(self) { add(shrinksBeforeBreaking ? line($0.range) : $0) }
            }
        }
    }
}

/// What the traits of some items ask for together.
struct TraitSummary: Equatable {
    /// Whether some line ends before it is full.
    var forcesBreaks = false
    /// Whether some line does not end where it is full.
    var avoidsBreaks = false
    /// Whether any item can grow or shrink.
    var areFlexible = false
    /// Whether any item may take only a part of the space that its line leaves.
    var growInPart = false

    mutating func add(_ traits: FlowItemTraits) {
        forcesBreaks = forcesBreaks || traits.breaksBefore || traits.breaksAfter
        avoidsBreaks = avoidsBreaks || traits.avoidsBreakBefore
        areFlexible = areFlexible || traits.grow > 0 || traits.shrink > 0
        growInPart = growInPart || (traits.grow > 0 && traits.grow < 1)
    }

    mutating func add(_ other: TraitSummary) {
        forcesBreaks = forcesBreaks || other.forcesBreaks
        avoidsBreaks = avoidsBreaks || other.avoidsBreaks
        areFlexible = areFlexible || other.areFlexible
        growInPart = growInPart || other.growInPart
    }
}
