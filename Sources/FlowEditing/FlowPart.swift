/// Some lines of a flow: the items and the separators on them, and the separators between them. Everything is where it is in
/// the whole.
public struct FlowPart: Equatable, Sendable {
    /// The lines in order, with the indices of their items in the whole flow.
    public var lines: [FlowLine] { arrangement.lines }
    /// The frames of their items, in order: first that of the first line's first item.
    public var frames: FlowFrames { arrangement.frames }
    /// The separators between items of one line, in visual order.
    public var itemSeparators: [FlowRect] { arrangement.itemSeparators }
    /// The separators between two of the lines, in order.
    public var lineSeparators: [FlowRect] { arrangement.lineSeparators }
    /// The same as an arrangement, as large as the whole flow.
    package let arrangement: FlowArrangement

    /// The indices of the items on the lines.
    public var items: Range<Int> {
        (lines.first?.range.lowerBound ?? 0)..<(lines.last?.range.upperBound ?? 0)
    }
}
