// Balanced breaking into more lines than are needed.

extension LineBreaker {
    /// Exactly `count` balanced lines, or as many as there may be; `nil` if fewer do not suffice, or greedy ones are to
    /// stay. Time and memory for n − k break opportunities in each of the k lines, and a logarithm of that in time.
    ///
    /// Lines stay as they are where neighbors overlap by more than the length of one of them, where all items together
    /// are longer than 2⁴² points, and where k·(n − k) is more than 2²⁶.
    func balanced(_ greedy: [Line], onto count: Int) -> [Line]? {
        // Greedy lines are the fewest, and one for each item the most.
        guard count > 1, self.count > 0, greedy.count <= count else { return nil }
        let items = 0..<self.count
        if count >= self.count, !items.contains(where: avoidsBreak(before:)) {
            return items.map { line($0..<$0 + 1) }
        }
        var places: [BreakPlace] = []
        guard !totalLength.isAbsurd,
            places.find(in: items, of: self, in: plan.bounds.space)
        else { return nil }
        let count = min(count, places.count - 1)
        guard Int64(count) * Int64(places.count - count) <= 1 << 26 else { return nil }
        places.findEarliestStarts(in: plan.bounds)

        var start = 0
        return places.ends(ofBalancedLines: count).map { end in
            defer { start = end }
            return line(from: places[start], to: places[end], of: items)
        }
    }

    /// No line is longer than all items and the spacings that set them apart. O(n).
    private var totalLength: Length {
        (0..<count).reduce(.zero) { $0 + breakingLength(at: $1) + max(spacing(before: $1), .zero) }
    }
}

extension [BreakPlace] {
    /// Where `count` lines end so that the squares of their lengths have the least sum. Among equal ones the first line
    /// has the most items.
    ///
    /// From each place on, the best lines to the end are found if there is one, then if there are two, and so on. A
    /// line that starts later ends no earlier, so the ends for half of the starts narrow those for the others.
    fileprivate func ends(ofBalancedLines count: Int) -> [Int] {
        let last = self.count - 1
        // The costs of the lines that follow each place, and the places from which so many lines reach the end.
        var costs = [Wide](repeating: .zero, count: self.count)
        var rowCosts = costs
        var ends = last...last
        // The best ends for each number of lines, and the first place that they are for.
        var rows: [(first: Int, ends: [UInt32])] = []
        for left in 1...count {
            let starts = Swift.max(self[ends.lowerBound].earliest, count - left)...last - left
            var row = [UInt32](repeating: 0, count: starts.count)
            func find(_ part: Range<Int>, _ candidates: ClosedRange<Int>) {
                guard !part.isEmpty else { return }
                let start = part.lowerBound + part.count / 2
                var best: (end: Int, cost: Wide)?
                for end in Swift.max(candidates.lowerBound, start + 1)...candidates.upperBound
                where self[end].earliest <= start {
                    let cost = costs[end] + Wide(squaring: self[end].end &- self[start].start)
                    if best.map({ cost <= $0.cost }) ?? true { best = (end, cost) }
                }
                guard let best else { return }
                row[start - starts.lowerBound] = UInt32(best.end)
                rowCosts[start] = best.cost
                find(part.lowerBound..<start, candidates.lowerBound...best.end)
                find(start + 1..<part.upperBound, best.end...candidates.upperBound)
            }
            find(Range(starts), ends)
            rows.append((starts.lowerBound, row))
            swap(&costs, &rowCosts)
            ends = starts
        }
        var place = 0
        return rows.reversed().map { row in
            place = Int(row.ends[place - row.first])
            return place
        }
    }
}
