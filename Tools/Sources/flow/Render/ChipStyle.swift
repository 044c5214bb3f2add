import PortableUI

/// The measures of a tag cloud.
struct ChipStyle {
    var fontSize: CGFloat
    /// The space around a word, inside its chip.
    var insets: EdgeInsets
    /// At least half the height of a chip of one line, so that it ends in half circles.
    var cornerRadius: CGFloat
    /// The default horizontal distance of chips.
    var horizontalSpacing: CGFloat
    /// The default vertical distance of chips.
    var verticalSpacing: CGFloat
    /// The space around the whole.
    var margin: CGFloat

    /// For pictures in points, where everything grows with the font.
    static func points(fontSize: CGFloat) -> ChipStyle {
        ChipStyle(
            fontSize: fontSize,
            insets: EdgeInsets(
                top: fontSize * 0.4375, leading: fontSize * 0.875, bottom: fontSize * 0.4375,
                trailing: fontSize * 0.875),
            cornerRadius: fontSize * 1.125, horizontalSpacing: fontSize * 0.5,
            verticalSpacing: fontSize * 0.5,
            margin: fontSize * 1.5)
    }

    /// For text in character cells: a frame of one cell, and a blank on each side of the word.
    static let cells = ChipStyle(
        fontSize: 1, insets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2), cornerRadius: 1,
        horizontalSpacing: 1, verticalSpacing: 0, margin: 0)
}
