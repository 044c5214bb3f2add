// Items that are read against their flow run in their own direction: rule L2 of Unicode's annex 9. Lines are broken before,
// and mirrored after it.

/// The slot of an item on its line, if no space is spread among them.
struct PlacedSlot {
    let index: Int
    var start: Length
    var end: Length
}

extension FlowLines {
    /// Goes along a line, and calls `body` with each item, how many are before it, and where its slot starts and ends if
    /// no space is spread among them: in the order in which they are seen from where the line starts.
    ///
    /// - Parameter placed: Memory for the slots of a line.
    @inline(__always)
    func walk(
        along line: Range<Int>, reusing placed: inout [PlacedSlot],
        _ body: (_ index: Int, _ position: Int, _ start: Length, _ end: Length) -> Void
    ) {
        guard plan.needs.contains(.directions), line.contains(where: { slots.isAgainstFlow($0) }) else {
            slots.walk(along: line, length: { length(at: $0) }) { index, start, end in
                body(index, index - line.lowerBound, start, end)
            }
            return
        }
        order(line, into: &placed)
        for (position, slot) in placed.enumerated() {
            body(slot.index, position, slot.start, slot.end)
        }
    }

    /// Puts the slots of a line in the order in which they are seen. Each run of those that are read against the flow is
    /// mirrored where it is.
    private func order(_ line: Range<Int>, into placed: inout [PlacedSlot]) {
        placed.removeAll(keepingCapacity: true)
        slots.walk(along: line, length: { length(at: $0) }) { index, start, end in
            placed.append(PlacedSlot(index: index, start: start, end: end))
        }
        let first = line.lowerBound
        slots.forEachRunAgainstFlow(in: line) { run in
            placed.mirror(run.lowerBound - first..<run.upperBound - first)
        }
    }
}

extension [PlacedSlot] {
    fileprivate mutating func mirror(_ run: Range<Int>) {
        // Where items overlap, the last one need not be the one that ends last.
        var (first, last) = (self[run.lowerBound].start, self[run.lowerBound].end)
        for slot in self[run] {
            (first, last) = (Swift.min(first, slot.start), Swift.max(last, slot.end))
        }
        reverse(run)
        for place in run {
            let slot = self[place]
            (self[place].start, self[place].end) = (first + last - slot.end, first + last - slot.start)
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
