/// A break opportunity, before an item or after the last one: a line may end there, and the next one begin.
struct BreakPlace {
    /// The end of the item before it, if all items were on one line.
    let end: Int64
    /// Where a line of the items after it would start, if all items were on one line. So a line from one place to another
    /// is `end - start` long.
    let start: Int64
    /// The number of items before it.
    private let compactItemsBefore: UInt32
    private var compactEarliest: UInt32
    /// The best lines that begin here.
    var rest: Rest = (0, 0, .zero)

    init(end: Int64, start: Int64, itemsBefore: Int, earliest: Int) {
        (self.end, self.start) = (end, start)
        compactItemsBefore = UInt32(truncatingIfNeeded: itemsBefore)
        compactEarliest = UInt32(truncatingIfNeeded: earliest)
    }

    /// The number of items before it.
    var itemsBefore: Int { Int(compactItemsBefore) }
    /// The earliest place where a line may start that ends here. At first, only forced breaks and items that go together
    /// decide; `LineSearch.findEarliest` also takes lengths into account.
    var earliest: Int {
        get { Int(compactEarliest) }
        set { compactEarliest = UInt32(truncatingIfNeeded: newValue) }
    }
}

/// The best lines from a place to the end (a suffix solution): where the first one ends, their number and their cost. No
/// more bits than needed, as new memory costs more than the search (bench: full arrangement, even breaking).
typealias Rest = (next: UInt32, lines: UInt32, cost: Wide)

extension [BreakPlace] {
    /// Finds the break opportunities among some items, in place of those that it has. Returns false if neighbors overlap by
    /// more than the length of one of them: a line may then be shorter than a part of it, which no search expects. O(n).
    ///
    /// - Parameters:
    ///   - space: The space for a line that has more than one item.
    ///   - scale: How lines longer than that are scaled.
    mutating func find(
        among items: Range<Int>, of breaker: LineBreaker, in space: Length, scale: LineScale? = nil
    ) -> Bool {
        if breaker.overlapMuch(items) { return false }
        removeAll(keepingCapacity: true)
        reserveCapacity(items.count + 1)
        let maxItems = breaker.plan.bounds.maxItemsPerLine
        // Where items end if all are on one line. Sums may wrap around: only differences of two that are a line apart
        // are read.
        var end: Int64 = 0
        // The places where the paragraph starts, and the items that go together: no line may start before them.
        var (paragraph, together) = (0, 0)
        // The length of the scaled items since the last place.
        var scaled = Length.zero

        for index in items {
            let item = index &- items.lowerBound
            let start = end &+ breaker.spacing(before: index).units
            let nextEnd = start &+ breaker.breakingLength(at: index).units
            let ownScaled = breaker.slots.scaledLength(at: index)
            scaled = scaled + ownScaled

            // Within items that go together, a line only ends if it is full of them: where those since the last place do
            // not fit on one line, there is the next place.
            if breaker.avoidsBreak(before: index) {
                let lastPlace = self[count - 1]
                let line = Length(units: nextEnd &- lastPlace.start)
                let fits = line <= space || scale?.fits(line, scaled: scaled) ?? false
                if !fits || item - lastPlace.itemsBefore >= maxItems {
                    append(BreakPlace(end: end, start: start, itemsBefore: item, earliest: together))
                    scaled = ownScaled
                }
            } else {
                (together, scaled) = (count, ownScaled)
                append(BreakPlace(end: end, start: start, itemsBefore: item, earliest: paragraph))
                if item > 0, breaker.isBreakForced(before: index) { paragraph = together }
            }
            end = nextEnd
        }
        append(BreakPlace(end: end, start: end, itemsBefore: items.count, earliest: paragraph))
        return true
    }

    /// The places at which some lines start. Each line starts and ends at a place. O(n).
    func starts(of lines: ArraySlice<Line>) -> [Int] {
        var (place, item) = (0, 0)
        return lines.map { line in
            while self[place].itemsBefore > item { place -= 1 }
            defer {
                item += line.count
                place = Swift.min(place + line.count, count - 1)
            }
            return place
        }
    }
}

extension LineBreaker {
    /// Whether neighbors on a line may overlap by more than the length of one of them. O(n).
    fileprivate func overlapMuch(_ items: Range<Int>) -> Bool {
        guard plan.features.contains(.overlaps) else { return false }
        return items.dropFirst().contains { index in
            let shorter = min(breakingLength(at: index - 1), breakingLength(at: index))
            return spacing(before: index) + shorter < .zero && !isBreakForced(before: index)
        }
    }
}
