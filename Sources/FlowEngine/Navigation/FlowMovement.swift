/// A key that leads from one item of a flow to another, as an arrow key does in text.
public enum FlowMovement: Equatable, Hashable, Sendable {
    /// To the item that is seen beside this one. Along lines, the end of one leads to the start of the next. Across lines,
    /// it leads to the item of the next line that is nearest to where the movement began.
    case left, right, up, down
    /// To the item that is seen first or last on the line.
    case lineStart, lineEnd
}

/// The item that keys lead from. Like the insertion point of a text editor, it remembers where movements across lines
/// began, and comes back there after a short line.
public struct FlowCursor: Equatable, Hashable, Sendable {
    /// The index of the item.
    public let item: Int
    /// The distance along lines at which movements across them began, in points.
    let origin: Double?

    /// Puts the cursor at an item, where a movement may begin.
    public init(item: Int) {
        self.init(item: item, origin: nil)
    }

    init(item: Int, origin: Double?) {
        (self.item, self.origin) = (item, origin)
    }
}
