/// A position in a list of lines: at a line, or at the end.
@usableFromInline package struct LinePosition: BitwiseCopyable, Sendable {
    /// The index of the line.
    @usableFromInline package var line = 0
    /// The index of its first item.
    @usableFromInline package var item = 0
    /// How thick all lines before it are together, without the gaps between them.
    @usableFromInline var thickness = Length.zero

    /// At the first line.
    @inlinable
    package init() {}

    /// The items of the line.
    @inline(__always)
    func items(of current: Line) -> Range<Int> {
        Range(uncheckedBounds: (item, item &+ current.count))
    }

    /// Goes on to the next line, or to the end.
    @inlinable
    package mutating func step(over current: Line) {
        line += 1
        item += current.count
        thickness = thickness + current.thickness
    }

    /// Skips some lines.
    @inlinable
    package mutating func skip(_ lines: LineSummary) {
        line += lines.count
        item += lines.itemCount
        thickness = thickness + lines.thickness
    }
}
