// Items that are read against their flow run in their own direction: rule L2 of Unicode's annex 9. Lines are broken before,
// and mirrored after it.

extension FlowLines {
    /// Goes along a line, and calls `body` with each item, how many are before it, and where its slot starts and ends if
    /// no space is spread among them: in the order in which they are seen from where the line starts.
    ///
    /// - Parameters:
    ///   - order: Gets the items in that order, if some may have another one than their own.
    ///   - starts: Memory for a line.
    @inline(__always)
    func walk(
        along line: Range<Int>, order: inout [Int], reusing starts: inout [Length],
        _ body: (_ index: Int, _ position: Int, _ start: Length, _ end: Length) -> Void
    ) {
        let (mayReorder, first) = (plan.needs.contains(.directions), order.count)
        if mayReorder { order += line }
        guard mayReorder, line.contains(where: { slots.isAgainstFlow($0) }) else {
            slots.walk(along: line, length: { length(at: $0) }) { index, start, end in
                body(index, index - line.lowerBound, start, end)
            }
            return
        }
        self.order(line, &order, &starts)
        for position in 0..<line.count {
            let index = order[first + position]
            let start = starts[index - line.lowerBound]
            body(index, position, start, start + length(at: index))
        }
    }

    /// Puts the last items in the order in which they are seen, and finds where each starts. Each run of those that are
    /// read against the flow is mirrored where it is.
    private func order(_ line: Range<Int>, _ order: inout [Int], _ starts: inout [Length]) {
        starts.removeAll(keepingCapacity: true)
        slots.walk(along: line, length: { length(at: $0) }) { _, start, _ in starts.append(start) }
        let first = order.count - line.count
        slots.forEachRunAgainstFlow(in: line) { run in
            let numbers = run.lowerBound - line.lowerBound..<run.upperBound - line.lowerBound
            // Where items overlap, the last one need not be the one that ends last.
            var (start, end) = (Length.unbounded, Length(units: .min))
            for number in numbers {
                start = min(start, starts[number])
                end = max(end, starts[number] + length(at: line.lowerBound + number))
            }
            for number in numbers {
                starts[number] = start + end - (starts[number] + length(at: line.lowerBound + number))
            }
            order.reverse(first + numbers.lowerBound..<first + numbers.upperBound)
        }
    }
}

extension Array {
    /// Reverses a part. A slice that is changed would be copied.
    mutating func reverse(_ part: Range<Int>) {
        for offset in 0..<part.count / 2 {
            swapAt(part.lowerBound + offset, part.upperBound - 1 - offset)
        }
    }
}

extension [FlowItemTraits] {
    /// Calls `body` with each run of several items on a line that are read against a direction.
    @inline(__always)
    func forEachRun(against direction: FlowDirection, in line: Range<Int>, _ body: (Range<Int>) -> Void) {
        var start = line.lowerBound
        while start < line.upperBound {
            var end = start
            while end < line.upperBound, isRead(against: direction, at: end) { end += 1 }
            if end - start > 1 { body(start..<end) }
            start = end + 1
        }
    }

    @inline(__always)
    func isRead(against direction: FlowDirection, at index: Int) -> Bool {
        guard index < count, let own = self[index].direction else { return false }
        return own != direction
    }
}
