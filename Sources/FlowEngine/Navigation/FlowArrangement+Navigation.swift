extension FlowArrangement {
    /// The index before which an item goes that is dropped at a point. As in an ``EditableFlow``, but O(l + m) for l
    /// lines and m items on one of them.
    ///
    /// - Parameter options: Those of the arrangement.
    package func insertionIndex(atX x: Double, y: Double, options: FlowOptions) -> Int {
        NavigableArrangement(arrangement: self, options: options).insertionIndex(x: x, y: y)
    }

    /// Where a key leads from an item. As in an ``EditableFlow``, but O(l + m) for l lines and m items on one of them.
    ///
    /// - Parameter options: Those of the arrangement.
    package func destination(
        of movement: FlowMovement, from cursor: FlowCursor, options: FlowOptions
    ) -> FlowCursor? {
        NavigableArrangement(arrangement: self, options: options).move(movement, from: cursor)
    }
}

private struct NavigableArrangement: NavigableFlow {
    let arrangement: FlowArrangement
    let options: FlowOptions

    var size: FlowSize { arrangement.size }
    var count: Int { arrangement.frames.count }
    var lineCount: Int { arrangement.lines.count }

    func line(at index: Int) -> FlowLine { arrangement.lines[index] }

    func lineIndex(ofItem index: Int) -> Int {
        arrangement.lines.firstIndex { $0.range.contains(index) } ?? 0
    }

    func frame(at index: Int) -> FlowRect { arrangement.frames[index] }

    func frames(of range: Range<Int>) -> [FlowRect] { Array(arrangement.frames[range]) }

    func nearestLine(toOffset offset: Double) -> Int? {
        let distances = arrangement.lines.map { $0.frame.distance(to: offset, along: options.axis.other) }
        return distances.min().flatMap { distances.lastIndex(of: $0) }
    }
}
