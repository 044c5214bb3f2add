// Items that are read against their flow run in their own direction: rule L2 of Unicode's annex 9. It applies after lines
// are broken, and before slack is spread and the flow is mirrored.

extension [FlowItemTraits] {
    /// Mirrors, in its place, each run of items on a line that are read against a direction.
    ///
    /// - Parameters:
    ///   - starts: Where all items start, in points.
    ///   - order: All items in visual order; empty if that is their own.
    ///   - length: The length of an item's slot.
    func mirrorRuns(
        against direction: FlowDirection, on line: Range<Int>,
        of starts: UnsafeMutableBufferPointer<Double>, order: inout [Int],
        length: (_ index: Int) -> Length
    ) {
        var next = line.lowerBound
        while next < line.upperBound {
            let first = next
            // If items overlap, the last one need not reach farthest.
            var (start, end) = (Double.infinity, -Double.infinity)
            while next < line.upperBound, isRead(against: direction, at: next) {
                start = Swift.min(start, starts[next])
                end = end.larger(starts[next] + length(next).points)
                next += 1
            }
            if next - first > 1 {
                let run = first..<next
                for index in run {
                    starts[index] = start + end - (starts[index] + length(index).points)
                }
                if order.isEmpty { order = [Int](starts.indices) }
                order.replaceSubrange(run, with: run.reversed())
            }
            next += 1
        }
    }

    @inline(__always)
    private func isRead(against direction: FlowDirection, at index: Int) -> Bool {
        guard index < count, let own = self[index].direction else { return false }
        return own != direction
    }
}
