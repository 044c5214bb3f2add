/// Where a line may end and the next one begin: before an item, or after the last one.
struct BreakPlace: Sendable {
    /// Where a line ends that ends here, if all items were on one line.
    let end: Int64
    /// Where a line starts that starts here.
    let start: Int64
    /// The number of items before it.
    private let compactItem: UInt32
    private var compactEarliest: UInt32
    /// The best lines that begin here.
    var rest = Rest()

    init(end: Int64, start: Int64, item: Int, earliest: Int) {
        (self.end, self.start) = (end, start)
        compactItem = UInt32(truncatingIfNeeded: item)
        compactEarliest = UInt32(truncatingIfNeeded: earliest)
    }

    /// The number of items before it.
    var item: Int { Int(compactItem) }
    /// The place at which the longest line starts that may end here: by rule alone, until a search has looked at lengths.
    var earliest: Int {
        get { Int(compactEarliest) }
        set { compactEarliest = UInt32(truncatingIfNeeded: newValue) }
    }
}

/// Lines from a place to the end: where the first one ends, their number and their cost.
struct Rest: Sendable {
    // No more bits than needed: new memory costs more than all else.
    private var compactNext: UInt32 = 0
    private(set) var lines: UInt32 = 0
    private(set) var cost = Wide.zero

    init() {}

    @inline(__always)
    init(to next: Int, squaring measure: Int64, before rest: Rest) {
        compactNext = UInt32(truncatingIfNeeded: next)
        lines = rest.lines &+ 1
        cost = rest.cost + Wide(squaring: measure)
    }

    /// The same lines, where one costs more.
    @inline(__always)
    func costing(_ more: Wide) -> Rest {
        var rest = self
        rest.cost = cost + more
        return rest
    }

    /// The place at which the first line ends.
    var next: Int { Int(compactNext) }
}

extension [BreakPlace] {
    /// Finds the places of some items, in the memory of others. Returns false where neighbors overlap by more than the
    /// length of one of them: a line may be shorter than a part of it there, which no search expects. O(n).
    ///
    /// - Parameters:
    ///   - available: The space for a line that has more than one item.
    ///   - scale: How lines are scaled that are longer than that.
    mutating func find(
        in items: Range<Int>, of slots: Slots, available: Length, scale: LineScale? = nil
    ) -> Bool {
        removeAll(keepingCapacity: true)
        reserveCapacity(items.count + 1)
        let traits = slots.plan.summary.traits
        let (forceBreaks, avoidBreaks) = (traits.contains(.forceBreaks), traits.contains(.avoidBreaks))
        let (mayOverlap, maxItems) = (slots.plan.mayOverlap, slots.plan.breaking.maxItemsPerLine)
        // Where items end if all are on one line. Sums may wrap around: only differences of two that are a line apart
        // are read.
        var (end, previousLength): (Int64, Int64) = (0, 0)
        // Where a paragraph starts, and items that go together: the places that no line may start before.
        var (paragraph, run) = (0, 0)
        // How long those items are since the last place that are scaled.
        var scaled = Length.zero

        for (item, index) in items.enumerated() {
            let spacing = slots.spacing(before: index).units
            let length = slots.breakingLength(at: index).units
            let nextEnd = end &+ spacing &+ length
            let isForced = forceBreaks && item > 0 && slots.isBreakForced(before: index)
            if mayOverlap, spacing + Swift.min(previousLength, length) < 0, item > 0, !isForced {
                return false
            }

            let ownScaled = scale != nil && slots.isScaled(index) ? Length(units: length) : .zero
            scaled = scaled + ownScaled

            // Items that go together and do not fit on a line start one, and fill one after the other.
            if avoidBreaks, slots.avoidsBreak(before: index) {
                let piece = self[count - 1]
                let line = Length(units: nextEnd &- piece.start)
                let fits = line <= available || scale?.fits(line, scaled: scaled) ?? false
                if !fits || item - piece.item >= maxItems {
                    append(BreakPlace(end: end, start: end &+ spacing, item: item, earliest: run))
                    scaled = ownScaled
                }
            } else {
                (run, scaled) = (count, ownScaled)
                append(BreakPlace(end: end, start: end &+ spacing, item: item, earliest: paragraph))
                if isForced { paragraph = run }
            }
            (end, previousLength) = (nextEnd, length)
        }
        append(BreakPlace(end: end, start: end, item: items.count, earliest: paragraph))
        return true
    }
}

extension [BreakPlace] {
    /// The places at which lines start that end and begin at some of them. O(n).
    func starts(of lines: ArraySlice<Line>) -> [Int] {
        var place = 0
        let first = lines.first?.range.lowerBound ?? 0
        return lines.map { line in
            // Mostly, there is a place before each item.
            while self[place].item > line.range.lowerBound - first { place -= 1 }
            defer { place = Swift.min(place + line.range.count, count - 1) }
            return place
        }
    }
}
