extension EditableFlow {
    /// The index at which to insert an item that is dropped at a point, in points; the number of items for the end.
    ///
    /// The item goes on the line that is nearest to the point, before the first item whose middle is past it, in visual
    /// order: between two that are read against the flow, it goes after that one. The index after the end of a line is
    /// that of the next line's first item: an item that is inserted there may fit on either.
    ///
    /// On a line of one item, it goes before that if the point is before its middle across, and otherwise after it,
    /// wherever it is along the line. Only after the end of the last line, where another item of that length has space,
    /// it goes to the end.
    ///
    /// O(log n + m) for m items on the line.
    public func insertionIndex(atX x: Double, y: Double) -> Int {
        insertionIndex(x: x, y: y)
    }

    /// Where a key leads from an item; `nil` where there is nothing in its direction. O(log n + m) for m items on the
    /// lines that it leads past and to.
    ///
    /// - Parameters:
    ///   - movement: What the key does.
    ///   - cursor: The item that it leads from, of which there has to be one.
    ///   - isReachable: Whether the key leads to an item, and not past it, as one that is disabled.
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
