extension FlowArrangement {
    /// The index of the line that holds an item. O(log l) for l lines.
    ///
    /// - Precondition: There is an item at the index.
    public func lineIndex(ofItem index: Int) -> Int {
        precondition(index >= 0 && index < frames.count, "there is no item at the index")
        return lines.partitioningIndex { $0.range.lowerBound > index } - 1
    }

    /// The index at which to insert an item that is dropped at a point; the number of items for the end. The rules are
    /// those of an `EditableFlow`. O(l + m) for l lines and m items on one of them.
    ///
    /// - Parameters:
    ///   - x: The distance of the point from the left edge, in points.
    ///   - y: The distance of the point from the top edge, in points.
    public func insertionIndex(atX x: Double, y: Double) -> Int {
        let axis = orientation.axis
        let point = size.point(atX: x, y: y, along: axis)
        let distances = lines.map { $0.frame.distance(to: point.cross, along: axis.other) }
        guard let nearest = distances.min(), let line = distances.lastIndex(of: nearest) else { return 0 }
        return insertionIndex(at: point, onLine: line, isLast: line == lines.count - 1)
    }

    /// The same at a point along lines and across them, on a line of an arrangement that may be a part of a flow.
    ///
    /// - Parameter isLast: Whether the line is the last one of the flow.
    package func insertionIndex(
        at point: (main: Double, cross: Double), onLine index: Int, isLast: Bool
    ) -> Int {
        let (axis, range, first) = (orientation.axis, lines[index].range, lines[0].range.lowerBound)
        // In visual order, as frames count them: from the first item of the part.
        let own = range.lowerBound - first..<range.upperBound - first
        let items = order.isEmpty ? Array(own) : Array(order[own])
        // An item that is alone on its line has neighbors only on other lines, so its middle across decides.
        if items.count == 1, case let only = frames[items[0]],
            !(isLast && hasSpace(after: only, at: point.main))
        {
            let middle = only.middle(along: axis.other)
            let isBefore = orientation.swapsLines ? point.cross > middle : point.cross < middle
            return isBefore ? range.lowerBound : range.upperBound
        }
        let next = items.firstIndex { item in
            let middle = frames[item].middle(along: axis)
            return orientation.swapsLineEnds ? middle < point.main : middle > point.main
        }
        guard let next else { return range.upperBound }
        // Among items that run the other way, what is seen before an item comes after it in order. At the ends of their
        // run, the line's own direction decides.
        let isAmongReversed = next > 0 && items[next - 1] > items[next]
        return isAmongReversed ? first + items[next - 1] : range.lowerBound + next
    }

    /// Whether a point along lines is after an item, in space for another one of its length.
    private func hasSpace(after frame: FlowRect, at point: Double) -> Bool {
        let (start, end) = frame.extent(along: orientation.axis)
        let length = size.along(orientation.axis).main
        return orientation.swapsLineEnds
            ? point < start && start >= end - start : point > end && length - end >= end - start
    }
}
