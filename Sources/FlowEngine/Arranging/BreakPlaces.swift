/// Where a line may end and the next one begin: before an item, or after the last one.
struct BreakPlace: Sendable {
    /// Where a line ends that ends here, if all items were on one line.
    let end: Int64
    /// Where a line starts that starts here.
    let start: Int64
    /// The number of items before it.
    private let compactItem: UInt32
    private let compactEarliest: UInt32
    /// The best lines that begin here.
    var rest = Rest()

    init(end: Int64, start: Int64, item: Int, earliest: Int) {
        (self.end, self.start) = (end, start)
        compactItem = UInt32(truncatingIfNeeded: item)
        compactEarliest = UInt32(truncatingIfNeeded: earliest)
    }

    /// The number of items before it.
    var item: Int { Int(compactItem) }
    /// The place at which the longest line starts that may end here.
    var earliest: Int { Int(compactEarliest) }
}

/// Lines from a place to the end: where the first one ends, their number and their cost.
struct Rest: Sendable {
    // No more bits than needed: new memory costs more than all else.
    private var compactNext: UInt32 = 0
    private(set) var lines: UInt32 = 0
    private(set) var cost = Wide.zero

    init() {}

    @inline(__always)
    init(to next: Int, costing cost: Wide, before rest: Rest) {
        compactNext = UInt32(truncatingIfNeeded: next)
        lines = rest.lines &+ 1
        self.cost = rest.cost + cost
    }

    /// The place at which the first line ends.
    var next: Int { Int(compactNext) }
}

extension [BreakPlace] {
    /// Finds the places of some items, in the memory of others. Returns false where neighbors overlap by more than the
    /// length of one of them: a line may be shorter than a part of it there, which no search expects. O(n).
    ///
    /// - Parameter available: The space for a line that has more than one item.
    mutating func find(in items: Range<Int>, of slots: Slots, available: Length) -> Bool {
        removeAll(keepingCapacity: true)
        reserveCapacity(items.count + 1)
        let (available, maxItems) = (available.units, slots.plan.breaking.maxItemsPerLine)
        // Where items end if all are on one line. Sums may wrap around: only differences of two that are a line apart
        // are read.
        var (end, previousLength): (Int64, Int64) = (0, 0)
        // The place at which the longest line starts that may end at an item.
        var earliest = 0
        // The place before the items that go together with an item.
        var runStart = 0

        for (item, index) in items.enumerated() {
            let spacing = slots.spacing(before: index).units
            let length = slots.breakingLength(at: index).units
            let nextEnd = end &+ spacing &+ length
            let isForced = item > 0 && slots.isBreakForced(before: index)
            if item > 0, !isForced, spacing + Swift.min(previousLength, length) < 0 { return false }

            // Items that go together and do not fit on a line start one, and fill one after the other.
            if item > 0, slots.avoidsBreak(before: index) {
                if fits(from: count - 1, to: nextEnd, item + 1, available, maxItems) {
                    (end, previousLength) = (nextEnd, length)
                    continue
                }
                earliest = Swift.max(earliest, runStart)
            } else {
                runStart = count
            }

            advance(&earliest, to: end, item, available, maxItems)
            append(BreakPlace(end: end, start: end &+ spacing, item: item, earliest: earliest))
            // No line goes on after a forced break.
            if isForced { earliest = count - 1 }
            (end, previousLength) = (nextEnd, length)
        }
        advance(&earliest, to: end, items.count, available, maxItems)
        append(BreakPlace(end: end, start: end, item: items.count, earliest: earliest))
        return true
    }

    /// Goes on to the first place from which a line fits that ends before an item. One from the last place always does.
    private func advance(
        _ earliest: inout Int, to end: Int64, _ item: Int, _ available: Int64, _ maxItems: Int
    ) {
        while earliest < count - 1, !fits(from: earliest, to: end, item, available, maxItems) {
            earliest += 1
        }
    }

    private func fits(
        from place: Int, to end: Int64, _ item: Int, _ available: Int64, _ maxItems: Int
    ) -> Bool {
        end &- self[place].start <= available && item - self[place].item <= maxItems
    }
}

extension [BreakPlace] {
    /// The places at which lines start that end and begin at some of them. O(n).
    func starts(of lines: ArraySlice<Line>) -> [Int] {
        var place = 0
        let first = lines.first?.range.lowerBound ?? 0
        return lines.map { line in
            while self[place].item < line.range.lowerBound - first { place += 1 }
            return place
        }
    }

    /// The length of the longest line that there may be. O(n).
    var longestLine: Length {
        Length(units: dropFirst().reduce(0) { Swift.max($0, $1.end &- self[$1.earliest].start) })
    }
}
