import PortableUIDrawing

/// Measures text in character cells, for `TerminalRenderer`: a point is a cell.
///
/// A character is one cell wide and high, an East Asian wide character or an emoji two cells wide, and a
/// mark that combines with another character none. Fonts make no difference, and a text has any number of lines. A baseline
/// is the bottom of its row.
public struct CellTextMeasurer: TextMeasurer, Sendable {
    public init() {}

    /// Measures a text that wraps at a width, in time proportional to the text's length.
    ///
    /// - Parameters:
    ///   - text: The text. Control characters count as spaces.
    ///   - width: In cells, rounded down. `nil` and infinity break lines only where the text has line
    ///     breaks. Less than the widest character's, negative widths and NaN count as that character's.
    public func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
        let text = CellText(text, width: width)
        return TextMetrics(
            size: CGSize(width: text.width, height: text.rows.count), firstBaseline: 1,
            lastBaseline: CGFloat(text.rows.count))
    }
}
