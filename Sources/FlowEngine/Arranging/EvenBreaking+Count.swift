/// Balanced breaking into more lines than are needed.
///
/// Beginning with the last line, one line after the other is put before those that are best for the items after it.
/// Its cost is a convex function of its length. As a line's start moves right, its best end never moves left, so the best
/// end for the middle start bounds the search on both sides.
extension EvenBreaking {
    /// If `count` lines suffice, replaces them by exactly `count` balanced lines and returns true. O(k·n·log n) for k
    /// lines.
    ///
    /// Where items overlap by more than their own length, and where a line is longer than any length, lines stay as they
    /// are.
    mutating func breakEvenly(_ slots: Slots, ontoAtLeast count: Int, lines: inout [BrokenLine]) -> Bool {
        // a. As many as there are items for, and memory.
        let items = slots.count
        guard count > 1, items > 0 else { return false }
        if count >= items {
            lines = (0..<items).map { slots.line($0..<$0 + 1) }
            return true
        }
        let count = min(count, (1 << 24) / items)

        // b. Greedy lines are the fewest.
        guard lines.count <= count, lines.longest < .unbounded, setPlaces(of: lines[...], slots) else {
            return false
        }
        var ways = WaysToBreak(places, slots)

        // c. From the last line on: the best ends of lines that so many others follow.
        var ends: [LineEnds] = []
        for number in (0..<count).reversed() {
            ends.append(ways.addLine(number, of: count))
        }

        // d. The best lines follow one another from the first item on.
        lines.removeAll(keepingCapacity: true)
        var first = 0
        while let next = ends.popLast()?[first] {
            lines.append(slots.line(first..<next))
            first = next
        }
        return true
    }
}

/// The best end of a line for each item that it may start with.
private struct LineEnds {
    let firsts: ClosedRange<Int>
    private var ends: [UInt32]

    init(from firsts: ClosedRange<Int>) {
        self.firsts = firsts
        ends = Array(repeating: 0, count: firsts.count)
    }

    subscript(first: Int) -> Int {
        get { Int(ends[first - firsts.lowerBound]) }
        set { ends[first - firsts.lowerBound] = UInt32(truncatingIfNeeded: newValue) }
    }
}

/// The best ways to break the items from each on into a number of lines.
private struct WaysToBreak {
    private let places: [Place]
    /// The farthest end of a line from each item on.
    private var farthest: [Int] = []
    /// The fewest lines for the items from each on.
    private var fewest: [Int]
    /// The items that the lines so far may start with.
    private var firsts: ClosedRange<Int>
    /// The lines so far, from each of these items on.
    private var rests: [Rest]

    private var count: Int { places.count - 1 }

    init(_ places: [Place], _ slots: Slots) {
        self.places = places
        let count = places.count - 1
        fewest = Array(repeating: 0, count: count + 1)
        rests = Array(repeating: Rest(), count: count + 1)
        firsts = count...count

        // a. How far lines reach that are full.
        let (available, maxItems) = (slots.breaking.available.units, slots.breaking.maxItemsPerLine)
        var end = 0
        for first in 0..<count {
            end = max(end, first + 1)
            while end < count, end - first < maxItems, !slots.isBreakForced(before: end),
                length(from: first, to: end + 1) <= available
            {
                end += 1
            }
            farthest.append(end)
        }

        // b. How many of them there are.
        for first in (0..<count).reversed() { fewest[first] = 1 + fewest[farthest[first]] }
    }

    private func length(from first: Int, to next: Int) -> Int64 {
        places[next].end &- places[first].start
    }

    /// Puts a line before those so far, which are the last ones of a number of lines.
    mutating func addLine(_ number: Int, of lineCount: Int) -> LineEnds {
        let following = lineCount - number - 1
        var ends = LineEnds(from: starts(ofLine: number, before: following))
        var new = rests
        var parts = [(firsts: ends.firsts, ends: firsts)]
        while let part = parts.popLast() {
            let middle = (part.firsts.lowerBound + part.firsts.upperBound) / 2
            new[middle] = best(from: middle, among: part.ends, before: following)
            ends[middle] = new[middle].next
            if part.firsts.lowerBound < middle {
                parts.append((part.firsts.lowerBound...middle - 1, part.ends.lowerBound...ends[middle]))
            }
            if middle < part.firsts.upperBound {
                parts.append((middle + 1...part.firsts.upperBound, ends[middle]...part.ends.upperBound))
            }
        }
        (rests, firsts) = (new, ends.firsts)
        return ends
    }

    /// The items that a line may start with. Each line before it has an item at least, and each after it. Those after it
    /// need space.
    private func starts(ofLine number: Int, before following: Int) -> ClosedRange<Int> {
        var earliest = number
        while fewest[earliest] > following + 1 { earliest += 1 }
        return earliest...count - following - 1
    }

    /// The best line from an item on, and what follows it.
    private func best(from first: Int, among ends: ClosedRange<Int>, before following: Int) -> Rest {
        var best: Rest?
        let lower = max(first + 1, ends.lowerBound)
        for next in lower...max(lower, min(farthest[first], ends.upperBound)) {
            if fewest[next] > following { continue }
            let rest = Rest(to: next, squaring: length(from: first, to: next), before: rests[next])
            // The later of two equal ends has more items on this line.
            if best?.isBetter(than: rest, isBalanced: true) != true { best = rest }
        }
        return best ?? Rest()
    }
}
