// Balanced breaking into more lines than are needed.
//
// If each line costs as much as is added, fewer lines are best the more that is. The least cost is found with which they
// are few enough: the sum of the squares is a convex function of their number (Aggarwal, Schieber and Tokuyama, "Finding
// a minimum-weight k-link path in graphs with the concave Monge property", 1994).

extension EvenBreaking {
    /// If `count` lines suffice, replaces them by exactly `count` balanced lines, or by as many as there may be, and
    /// returns true. O(n·log m·log c) for lines of up to m items and of length c.
    ///
    /// Lines stay as they are where neighbors overlap by more than the length of one of them, and where sums of squares
    /// have too many digits: with lines of 2³² points, for more than 200 of them.
    mutating func breakEvenly(_ slots: Slots, ontoAtLeast count: Int, lines: inout [Line]) -> Bool {
        // a. Greedy lines are the fewest, and one for each item the most.
        guard count > 1, slots.count > 0, lines.count <= count else { return false }
        if count >= slots.count, !(0..<slots.count).contains(where: slots.avoidsBreak(before:)) {
            lines = (0..<slots.count).map { slots.line($0..<$0 + 1) }
            return true
        }
        let (items, limit, longest) = (0..<slots.count, slots.plan.breaking, slots.longestLine)
        guard places.find(in: items, of: slots, available: limit.available) else { return false }
        let count = min(count, places.count - 1)
        // No line has to cost more than the squares of all lines, of which the search takes up to twice as much. No sum
        // is larger than that of the greedy lines at this cost.
        let digitCount = 2 * longest.units.digitCount + lines.count.digitCount + count.digitCount + 2
        guard digitCount < 126 else { return false }

        // b. The least cost for each line with which there are few enough.
        let square = Wide(squaring: longest.units)
        var (tooLow, cost) = (-square + -Wide(1), square)
        var fewestCount = fewestLines(costing: cost, in: limit)
        while fewestCount > count {
            (tooLow, cost) = (cost, cost + cost)
            fewestCount = fewestLines(costing: cost, in: limit)
        }
        while fewestCount < count, tooLow + Wide(1) < cost {
            let middle = (tooLow + cost).half
            let middleCount = fewestLines(costing: middle, in: limit)
            if middleCount > count { tooLow = middle } else { (cost, fewestCount) = (middle, middleCount) }
        }

        // c. How few and how many are best then from each place on, and where the longest first ones end.
        places.findRests(by: .lengthAndLine(cost, prefersMore: false), in: limit)
        let (fewest, ends) = (places.map { $0.rest.lines }, places.map { $0.rest.next })
        places.findRests(by: .lengthAndLine(cost, prefersMore: true), in: limit)

        // d. The best lines follow one another from the first place on: each as long as the number of lines allows.
        lines.removeAll(keepingCapacity: true)
        var (first, left) = (0, count)
        var latest = 0
        while left > 0 {
            left -= 1
            while latest + 1 < places.count, places[latest + 1].rest.lines >= left { latest += 1 }
            var next = min(ends[first], latest)
            while next > first + 1, fewest[next] > left || !isBest(from: first, to: next, costing: cost) {
                next -= 1
            }
            lines.append(line(from: first, to: next, of: items, slots))
            first = next
        }
        return true
    }
}

extension EvenBreaking {
    /// The fewest lines that are best where each line costs as much.
    private mutating func fewestLines(costing cost: Wide, in limit: GreedyBreaking) -> Int {
        places.findRests(by: .lengthAndLine(cost, prefersMore: false), in: limit)
        return Int(places[0].rest.lines)
    }

    /// Whether a line may be the first of the best ones from its start on.
    private func isBest(from first: Int, to next: Int, costing cost: Wide) -> Bool {
        let length = places[next].end &- places[first].start
        return places[first].rest.cost == places[next].rest.cost + Wide(squaring: length) + cost
    }
}

extension Slots {
    /// No line is longer. O(n).
    fileprivate var longestLine: Length {
        let available = plan.breaking.available
        if available < .unbounded {
            return (0..<count).reduce(available) { max($0, breakingLength(at: $1)) }
        }
        return (0..<count).reduce(.zero) { $0 + breakingLength(at: $1) + max(spacing(before: $1), .zero) }
    }
}

extension FixedWidthInteger {
    /// The number of binary digits.
    fileprivate var digitCount: Int { bitWidth - leadingZeroBitCount }
}
