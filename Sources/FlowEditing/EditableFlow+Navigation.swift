extension EditableFlow {
    /// The index at which to insert an item that is dropped at a point, in points; the number of items for the end.
    ///
    /// The item goes on the line nearest to the point, before the first item in visual order whose middle is past the
    /// point. Between two that are read against the flow, it goes after that item. The index at the end of a line is
    /// that of the next line's first item: an item that is inserted there may fit on either line.
    ///
    /// If the line has only one item, the point's position across decides: the new item goes before that item if the
    /// point is before its middle across, and otherwise after it. But past the end of the last line, if another item of
    /// that length has space there, it goes to the end.
    ///
    /// O(log n + m) for m items on the line.
    public func insertionIndex(atX x: Double, y: Double) -> Int {
        insertionIndex(x: x, y: y)
    }

    /// Where a key leads from an item; `nil` if there is nothing in its direction. O(log n + m) for m items on the
    /// lines that it leads past and to.
    ///
    /// - Parameters:
    ///   - movement: What the key does.
    ///   - cursor: The item that it leads from, which must exist.
    ///   - isReachable: Whether the key stops at an item, rather than skips it as if it were disabled.
    public func destination(
        of movement: FlowMovement, from cursor: FlowCursor,
        where isReachable: (_ item: Int) -> Bool = { _ in true }
    ) -> FlowCursor? {
        move(movement, from: cursor, where: isReachable)
    }
}

extension EditableFlow: NavigableFlow {
    package var orientation: Orientation { plan.orientation }
}
