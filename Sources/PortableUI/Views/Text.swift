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
            text.append(run.string, style: run.style)
        }
        let color = ((color ?? environment.foregroundColor) ?? .primary).resolve(in: environment)
        return [TextElement(text, color: color, context: context)]
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

    /// How large the text is in what it is offered, and the most lines that it then shows: all that its own limit
    /// allows, if there is height for them, else as many as there is height for, but at least one.
    private func fitting(_ proposal: ProposedViewSize) -> (metrics: TextMetrics, lineLimit: Int?) {
        let (width, height) = (proposal.width.map(TextGrid.nearest), proposal.height.map(TextGrid.nearest))
        func metrics(_ lineLimit: Int?) -> TextMetrics {
            memory.metrics(lineLimit: lineLimit, width: width, measurer: evaluation.measurer)
        }
        func fits(_ lineLimit: Int?) -> Bool {
            height.map { !($0 < metrics(lineLimit).size.height) } ?? true
        }

        var lineLimit = memory.text.lineLimit
        if !fits(lineLimit) {
            // Doubling finds a bound near the answer, so that a long text is not measured line by line.
            var (fitting, bound) = (1, 2)
            while fits(bound), bound < Int.max / 2 { (fitting, bound) = (bound, bound * 2) }
            while bound - fitting > 1 {
                let middle = (fitting + bound) / 2
                if fits(middle) { fitting = middle } else { bound = middle }
            }
            lineLimit = fitting
        }
        return (metrics(lineLimit), lineLimit)
    }
}
