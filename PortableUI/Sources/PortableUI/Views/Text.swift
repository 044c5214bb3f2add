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

    /// A text with inline Markdown. Of the initializers, literals choose this one.
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

    /// A text with attributes, of which `font`, `foregroundColor` and `inlinePresentationIntent` have an effect.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(runs: attributedContent.styledRuns)
        if let run = runs.first, runs.count == 1 {
            (runs[0].style, style) = (TextStyle(), run.style)
        }
    }

    /// One text after another, each as it looks.
    public static func + (first: Text, second: Text) -> Text {
        Text(runs: first.styledRuns + second.styledRuns)
    }
}

extension Text {
    /// The text without its styles.
    var string: String { runs.map(\.string).joined() }

    /// The parts, each with all that the text says about it.
    private var styledRuns: [InlineMarkdown.Run] {
        runs.map { InlineMarkdown.Run(string: $0.string, style: $0.style.over(style)) }
    }

    /// The parts, to be inserted into another text.
    var segments: [InlineMarkdown.Segment] {
        styledRuns.map(InlineMarkdown.Segment.init(styled:))
    }
}

extension Text: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let environment = context.environment
        let style = style.over(environment.usualTextStyle)
        func paint(_ paint: TextPaint?) -> Paint {
            paint?.paint(in: environment) ?? Color.primary._paint(in: environment)
        }
        var text = StyledText(
            "", font: style.resolvedFont(environment.dynamicTypeSize), lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment, layoutDirection: environment.layoutDirection)
        text.lineSpacing = environment.lineSpacing
        text.isStruckThrough = style.isStruckThrough ?? false
        for run in runs {
            let start = text.string.utf8.count
            text.string += environment.textCase?.applied(to: run.string) ?? run.string
            if run.style == TextStyle() { continue }
            let own = run.style.over(style)
            let part = StyledText.Run(
                range: start..<text.string.utf8.count, font: own.resolvedFont(environment.dynamicTypeSize),
                color: run.style.paint == nil ? nil : own.paint.map { paint($0).stops[0].color },
                isStruckThrough: own.isStruckThrough ?? false)
            let isAsTheText =
                part.font == text.font && part.color == nil && part.isStruckThrough == text.isStruckThrough
            if !isAsTheText { text.runs.append(part) }
        }
        return [
            TextElement(
                text, paint: style.paint.map(paint) ?? ForegroundStyle()._paint(in: environment),
                context: context)
        ]
    }
}
