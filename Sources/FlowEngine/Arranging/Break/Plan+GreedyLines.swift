// An `EditableFlow` keeps its lines, and breaks some of them again.

extension Plan {
    /// Some items on greedy lines, which are as thick as their items need.
    package func greedyLines(of items: FlowItems) -> [Line] {
        let slots = Slots(of: items, self)
        let breaker = LineBreaker(slots)
        let lines = breaker.joined(breaker.brokenGreedily())
        return FlexedLines(of: items, slots, lines: lines, in: space).withThicknesses.lines
    }

    /// Adds greedy lines of plain items, from the item at the index on, until one ends at `end` or later, or there are
    /// `count` lines. O(m) for m items.
    ///
    /// - Parameters:
    ///   - line: The line that takes items first, and may have some already. If the items run out, it is the last line,
    ///     which could take more; otherwise it is empty.
    ///   - end: The index of the item at which to stop.
    ///   - count: The number of lines at which to stop.
    /// - Returns: False if the items run out first.
    package func addGreedyLines(
        to lines: inout [Line], from line: inout Line, with sizes: UnsafeBufferPointer<FlowSize>,
        at index: inout Int, upTo end: Int, count: Int
    ) -> Bool {
        let source = PlainSource(sizes, spacing: commonSpacing, axis: options.axis)
        while true {
            var thickness = 0.0
            bounds.takeItems(onto: &line, from: source, at: &index) { index, _ in
                thickness = thickness.larger(source.thickness(at: index))
            }
            line.thickness = max(line.thickness, Length(size: thickness))
            if index == source.count { return false }
            lines.append(line)
            line = Line()
            if index >= end || lines.count == count { return true }
        }
    }
}
