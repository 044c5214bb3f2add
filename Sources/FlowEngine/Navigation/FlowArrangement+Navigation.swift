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
        insertionIndex(x: x, y: y)
    }

    /// Where a key leads from an item; `nil` if there is nothing in its direction. The rules are those of an
    /// `EditableFlow`. O(l + m) for l lines and m items on one of them.
    ///
    /// - Parameters:
    ///   - movement: What the key does.
    ///   - cursor: The item that it leads from, which must exist.
    ///   - isReachable: Whether the key stops at an item, rather than skips it.
    public func destination(
        of movement: FlowMovement, from cursor: FlowCursor,
        where isReachable: (_ item: Int) -> Bool = { _ in true }
    ) -> FlowCursor? {
        move(movement, from: cursor, where: isReachable)
    }
}

extension FlowArrangement: NavigableFlow {
    package var count: Int { frames.count }
    package var lineCount: Int { lines.count }

    package func line(at index: Int) -> FlowLine { lines[index] }

    package func frame(at index: Int) -> FlowRect { frames[index] }

    package func frames(of range: Range<Int>) -> [FlowRect] { Array(frames[range]) }

    package func order(ofLine index: Int) -> [Int]? { order.isEmpty ? nil : Array(order[lines[index].range]) }

    package func nearestLine(toOffset offset: Double) -> Int? {
        let distances = lines.map { $0.frame.distance(to: offset, along: orientation.axis.other) }
        return distances.min().flatMap { distances.lastIndex(of: $0) }
    }
}
