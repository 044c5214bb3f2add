/// Balanced breaking into more lines than are needed.
///
/// Beginning with the last line, one line after the other is put before those that are best for the items after it.
/// Its cost is a convex function of its length, so of two lines that start later, the one that starts later also ends
/// later: the end for the middle start of many splits the ends for the others.
extension EvenBreaking {
    /// Replaces greedy lines by so many balanced ones if no more are needed, and returns whether that is so.
    /// O(k·n·log n) for k lines, and O(k·n·m) for lines of up to m items where a negative spacing is larger than an
    /// item beside it.
    mutating func breakEvenly(_ slots: Slots, ontoAtLeast count: Int, lines: inout [BrokenLine]) -> Bool {
        // a. As many as there are items for, and memory.
        let items = slots.count
        guard count > 1, items > 0 else { return false }
        if count >= items {
            lines = (0..<items).map { slots.line($0..<$0 + 1) }
            return true
        }
        let count = min(count, (1 << 24) / items)

        // b. Greedy lines are the fewest, unless items overlap.
        let areLongerThanParts = setPlaces(around: 0..<items, slots)
        if areLongerThanParts && lines.count > count { return false }
        var ways = WaysToBreak(places, slots, areLongerThanParts: areLongerThanParts)
        guard ways.fewestLines <= count else { return false }

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
    let first: Int
    var ends: [UInt32]

    subscript(start: Int) -> Int { Int(ends[start - first]) }
}

/// The best ways to break the items from each on into a number of lines.
private struct WaysToBreak {
    private let places: [Place]
    private let areLongerThanParts: Bool
    /// The farthest end of a line from each item on.
    private var farthest: [Int] = []
    /// The fewest lines for the items from each on.
    private var fewest: [Int]
    /// The first item of each line, if lines are full.
    private var fullLines: [Int] = []
    /// The items that the lines so far may start with.
    private var firsts: ClosedRange<Int>
    /// The lines so far, from each of these items on.
    private var rests: [Rest]

    private var count: Int { places.count - 1 }

    /// The fewest lines for all items.
    var fewestLines: Int { fewest[0] }

    init(_ places: [Place], _ slots: Slots, areLongerThanParts: Bool) {
        self.places = places
        self.areLongerThanParts = areLongerThanParts
        let count = places.count - 1
        fewest = Array(repeating: 0, count: count + 1)
        rests = Array(repeating: Rest(), count: count + 1)
        firsts = count...count
        var end = 0
        for first in 0..<count {
            end = areLongerThanParts ? max(end, first + 1) : first + 1
            while end < count, end - first < slots.breaking.maxItemsPerLine, !slots.isBreakForced(before: end),
                length(from: first, to: end + 1) <= slots.breaking.available.units
            {
                end += 1
            }
            farthest.append(end)
        }
        for first in (0..<count).reversed() {
            let ends = areLongerThanParts ? farthest[first]...farthest[first] : first + 1...farthest[first]
            fewest[first] = 1 + (fewest[ends].min() ?? 0)
        }
        var first = 0
        while first < count {
            fullLines.append(first)
            first = farthest[first]
        }
    }

    private func length(from first: Int, to next: Int) -> Int64 {
        places[next].end &- places[first].start
    }

    /// Puts a line before those so far, the last ones of a number of lines.
    mutating func addLine(_ number: Int, of lineCount: Int) -> LineEnds {
        // a. Each line before it has an item at least, and each after it. It starts no later than after full lines,
        //    and no earlier than such that those after it have space.
        let following = lineCount - number - 1
        var latest = count - following - 1
        var earliest = number
        if areLongerThanParts {
            if number < fullLines.count { latest = min(latest, fullLines[number]) }
            while fewest[earliest] > following + 1 { earliest += 1 }
        }

        // b. The best end for each of these starts.
        var new = rests
        var starts = LineEnds(first: earliest, ends: Array(repeating: 0, count: latest - earliest + 1))
        func setBest(for first: Int, among ends: ClosedRange<Int>) -> Int {
            var best: Rest?
            var reach: Int64 = 0
            for next in ends {
                reach = max(reach, length(from: first, to: next))
                if fewest[next] > following { continue }
                let length = areLongerThanParts ? length(from: first, to: next) : reach
                let rest = Rest(to: next, squaring: length, before: rests[next])
                // The later of two equal ends has more items on this line.
                if best?.isBetter(than: rest, isBalanced: true) != true { best = rest }
            }
            new[first] = best ?? Rest()
            starts.ends[first - earliest] = UInt32(truncatingIfNeeded: new[first].next)
            return new[first].next
        }
        func ends(for first: Int) -> ClosedRange<Int>? {
            let (lower, upper) = (max(first + 1, firsts.lowerBound), min(farthest[first], firsts.upperBound))
            return lower <= upper ? lower...upper : nil
        }
        if areLongerThanParts {
            var parts = [(starts: earliest...latest, ends: firsts)]
            while let part = parts.popLast() {
                let middle = (part.starts.lowerBound + part.starts.upperBound) / 2
                guard let ends = ends(for: middle) else { continue }
                let end = setBest(for: middle, among: ends.clamped(to: part.ends))
                if part.starts.lowerBound < middle {
                    parts.append((part.starts.lowerBound...middle - 1, part.ends.lowerBound...end))
                }
                if middle < part.starts.upperBound {
                    parts.append((middle + 1...part.starts.upperBound, end...part.ends.upperBound))
                }
            }
        } else {
            for first in earliest...latest where fewest[first] <= following + 1 {
                if let ends = ends(for: first) { _ = setBest(for: first, among: first + 1...ends.upperBound) }
            }
        }
        (rests, firsts) = (new, earliest...latest)
        return starts
    }
}
