/// A text in the font and color of its environment, which wraps where it is offered too little width.
///
/// Where it is offered too little height it shows the lines that fit, at least one, the last of which ends in an
/// ellipsis. Its size is rounded up to 1/1024 point.
nonisolated public struct Text: View, Hashable, Sendable {
    private let runs: [InlineMarkdown.Run]
    /// What the text says about itself. `nil` leaves it to its surroundings, and a font or color inside that is `nil`
    /// is the usual one.
    var font: Font??
    var color: Color??
    var style = TextStyle()

    /// A text with inline Markdown. Of the initializers, literals choose this one.
    public init(_ key: LocalizedStringKey) {
        runs = InlineMarkdown.runs(of: key.source)
    }

    /// A text as it is, without Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// A text as it is, without Markdown.
    public init(verbatim content: String) {
        runs = [InlineMarkdown.Run(string: content)]
    }

    /// A text with attributes, of which `font` and `foregroundColor` have an effect. It has one color: that of its
    /// first part that has any.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { run in
            InlineMarkdown.Run(
                string: String(attributedContent[run.range].characters), font: run.font)
        }
        color = attributedContent.runs.lazy.compactMap(\.foregroundColor).first.map { $0 }
    }
}

extension Text {
    /// The text without its styles.
    var string: String { runs.map(\.string).joined() }
}

extension Text: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let environment = context.environment
        let style = style.over(environment.textStyle)
        var text = StyledText(
            "", font: style.applied(to: (font ?? environment.font) ?? .body),
            lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment, layoutDirection: environment.layoutDirection)
        text.isUnderlined = style.isUnderlined ?? false
        text.isStruckThrough = style.isStruckThrough ?? false
        for run in runs {
            text.append(
                environment.textCase?.applied(to: run.string) ?? run.string, style: run.style,
                font: run.font.map(style.applied(to:)))
        }
        let color = ((color ?? environment.foregroundColor) ?? .primary).resolve(in: environment)
        let scale = environment.minimumScaleFactor
        guard scale < 1 else { return [TextElement(text, color: color, context: context)] }
        return [ScalingTextElement(text, minimumScale: scale, color: color, context: context)]
    }
}

final class TextElement: LayoutElement {
    private let color: Color.Resolved
    private let evaluation: BuildContext.Evaluation
    private let memory: TextMemory
    /// As many lines as the text's place has space for.
    private var shownLineLimit: Int?

    init(_ text: StyledText, color: Color.Resolved, context: BuildContext) {
        self.color = color
        evaluation = context.evaluation
        memory = context.node.memory { TextMemory(text) }
        memory.text = text
        shownLineLimit = text.lineLimit
        super.init(context: context)
    }

    override var name: String { "Text" }

    override var spokenText: String? { memory.text.string }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fitting(proposal).metrics.size
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        shownLineLimit = fitting(proposal).lineLimit
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        switch guide {
        case .vertical(.firstTextBaseline): fitting(proposal).metrics.firstBaseline
        case .vertical(.lastTextBaseline): fitting(proposal).metrics.lastBaseline
        default: nil
        }
    }

    override func computeSpacing() -> ViewSpacing { .text }

    override func draw(into canvas: inout Canvas) {
        var shown = memory.text
        shown.lineLimit = shownLineLimit
        canvas.draw(.text(shown, color), by: self)
    }

    private func fitting(_ proposal: ProposedViewSize) -> TextFit {
        memory.fitting(proposal, measurer: evaluation.measurer)
    }
}
