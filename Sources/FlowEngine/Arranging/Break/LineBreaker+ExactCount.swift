// Balanced breaking into more lines than are needed.

extension LineBreaker {
    /// As many balanced lines as wanted, or as there can be; `nil` if greedy breaking needs more, or the lines stay as they
    /// are. O(k·(n − k)·log n) for n break opportunities and k lines, and O(n) memory.
    ///
    /// Lines stay as they are where neighbors overlap by more than the length of one of them, where all items together
    /// are longer than 2⁴² points, and where k·(n − k) is more than 2²⁶.
    func lines(exactly wanted: Int, insteadOf greedy: [Line]) -> [Line]? {
        // Greedy lines are the fewest, and one for each item the most.
        guard wanted > 1, count > 0, greedy.count <= wanted else { return nil }
        let items = 0..<count
        if wanted >= count, !items.contains(where: avoidsBreak(before:)) {
            return items.map { line($0..<$0 + 1) }
        }
        var places: [BreakPlace] = []
        guard !totalLength.isAbsurd,
            places.find(among: items, of: self, in: plan.bounds.space)
        else { return nil }
        let lineCount = min(wanted, places.count - 1)
        guard Int64(lineCount) * Int64(places.count - lineCount) <= 1 << 26 else { return nil }
        places.findEarliestStarts(in: plan.bounds)

        var start = 0
        return places.ends(ofBalancedLines: lineCount, from: 0, to: places.count - 1).map { end in
            defer { start = end }
            return line(from: places[start], to: places[end], of: items)
        }
    }

    /// An upper bound of the length of a line: all items and all spacings that are not negative. O(n).
    private var totalLength: Length {
        (0..<count).reduce(.zero) { $0 + breakingLength(at: $1) + max(spacing(before: $1), .zero) }
    }
}

extension [BreakPlace] {
    /// Where `count` lines from one place to another end if the sum of the squares of their lengths is the least. Among
    /// equals, the first line has the most items.
    ///
    /// Remembering all lines would take too much memory. So this finds the place in their middle, and then does the same
    /// before and after it (Hirschberg, A linear space algorithm for computing maximal common subsequences, 1975).
    fileprivate func ends(ofBalancedLines count: Int, from first: Int, to last: Int) -> [Int] {
        if count == 1 { return [last] }
        let half = count / 2
        let middle = start(ofLast: half, ofBalancedLines: count, from: first, to: last)
        return ends(ofBalancedLines: count - half, from: first, to: middle)
            + ends(ofBalancedLines: half, from: middle, to: last)
    }

    /// Where the last `half` of `count` balanced lines start.
    ///
    /// Finds the best lines from each place to the end: if there is one, then if there are two, and so on. A line that
    /// starts later ends no earlier, so the end for the middle start narrows those for the starts before and after it.
    private func start(ofLast half: Int, ofBalancedLines count: Int, from first: Int, to last: Int) -> Int {
        // Of the lines from each place to the end: their cost, and where the last `half` of them start.
        var rests = [(cost: Wide, middle: Int)](repeating: (.zero, last), count: last - first + 1)
        // The same with one more line, which begins at one of the `starts` and ends at one of the `ends`.
        var longerRests = rests
        var ends = last...last
        for left in 1...count {
            let starts = Swift.max(self[ends.lowerBound].earliest, first + count - left)...last - left
            func find(_ part: Range<Int>, _ candidates: ClosedRange<Int>) {
                guard !part.isEmpty else { return }
                let start = part.lowerBound + part.count / 2
                var best: (end: Int, cost: Wide)?
                for end in Swift.max(candidates.lowerBound, start + 1)...candidates.upperBound
                where self[end].earliest <= start {
                    let cost = rests[end - first].cost + Wide(squaring: self[end].end &- self[start].start)
                    if best.map({ cost <= $0.cost }) ?? true { best = (end, cost) }
                }
                guard let best else { return }
                longerRests[start - first] = (
                    best.cost, left > half ? rests[best.end - first].middle : start
                )
                find(part.lowerBound..<start, candidates.lowerBound...best.end)
                find(start + 1..<part.upperBound, best.end...candidates.upperBound)
            }
            find(Range(starts), ends)
            swap(&rests, &longerRests)
            ends = starts
        }
        return rests[0].middle
    }
}
