import FlowLayout

/// Words on chips, one after another, in a flow.
struct TagCloud: View {
    let words: [String]
    let flow: FlowLayout
    let style: ChipStyle

    var body: some View {
        flow {
            ForEach(words.indices, id: \.self) { index in
                Chip(word: words[index], axis: flow.axis, style: style)
            }
        }
        .padding(style.margin)
    }
}

/// A word on a soft tint of its own.
struct Chip: View {
    let word: String
    /// The direction in which lines run. Across it, a chip takes all it is offered.
    let axis: Axis
    let style: ChipStyle
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let tint = Tint.of(word, in: colorScheme)
        Text(word)
            .font(.system(size: style.fontSize, weight: .medium))
            .multilineTextAlignment(.center)
            .foregroundColor(tint.text)
            .padding(style.insets)
            .frame(
                maxWidth: axis == .vertical ? .infinity : nil,
                maxHeight: axis == .horizontal ? .infinity : nil
            )
            .background(tint.fill, in: RoundedRectangle(cornerRadius: style.cornerRadius))
    }
}

/// The measures of a tag cloud.
struct ChipStyle {
    var fontSize: CGFloat
    /// The space around a word, inside its chip.
    var insets: EdgeInsets
    /// At least half as high as a chip of one line, which thus ends in half circles.
    var cornerRadius: CGFloat
    /// The default distance of chips beside each other.
    var horizontalSpacing: CGFloat
    /// The default distance of chips below each other.
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
