import PortableUIDrawing

/// A text in the font and color of its environment, which wraps where it is offered too little width.
///
/// Where it is offered too little height it shows the lines that fit, at least one, the last of which ends in an
/// ellipsis. Its size is rounded up to 1/1024 point.
nonisolated public struct Text: View, Hashable, Sendable {
    private var runs: [InlineMarkdown.Run]
    /// What the text says about all of itself.
    var style = TextStyle()

    private init(runs: [InlineMarkdown.Run]) {
        self.runs = runs
    }

    /// A text in which two asterisks make bold. Of the initializers, literals choose this one.
    public init(_ key: LocalizedStringKey) {
        self.init(runs: InlineMarkdown.runs(of: key.source))
    }

    /// A text as it is, without Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// A text as it is, without Markdown.
    public init(verbatim content: String) {
        self.init(runs: [InlineMarkdown.Run(string: content)])
    }

    /// A text with attributes, of which `font`, `foregroundColor` and bold of `inlinePresentationIntent` have an effect.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(runs: attributedContent.styledRuns)
        if let run = runs.first, runs.count == 1 {
            (runs[0].style, style) = (TextStyle(), run.style)
        }
    }
}

extension Text {
    /// The text without its styles.
    var string: String { runs.map(\.string).joined() }
}

extension Text: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let environment = context.environment
        let style = style.over(environment.usualTextStyle)
        var text = StyledText(
            "", font: style.resolvedFont(environment.dynamicTypeSize), lineLimit: environment.lineLimit,
            layoutDirection: environment.layoutDirection)
        text.lineSpacing = environment.lineSpacing
        for run in runs {
            let start = text.string.utf8.count
            text.string += run.string
            if run.style == TextStyle() { continue }
            let part = StyledText.Run(
                range: start..<text.string.utf8.count,
                font: run.style.over(style).resolvedFont(environment.dynamicTypeSize),
                color: run.style.color.map { ($0 ?? .primary).resolve(in: environment) })
            if part.font != text.font || part.color != nil { text.runs.append(part) }
        }
        let paint = style.color.map { ($0 ?? .primary)._paint(in: environment) }
        return [
            TextElement(text, paint: paint ?? ForegroundStyle()._paint(in: environment), context: context)
        ]
    }
}
