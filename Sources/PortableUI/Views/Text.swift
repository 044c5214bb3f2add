/// A text in the font and color of its environment, which wraps where it is offered too little width.
///
/// Where it is offered too little height it shows the lines that fit, at least one, the last of which ends in an
/// ellipsis. Its size is rounded up to 1/1024 point.
nonisolated public struct Text: View, Hashable, Sendable {
    private let runs: [InlineMarkdown.Run]

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
        var text = StyledText(
            "", font: (environment.font ?? .body).resolved, lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment, layoutDirection: environment.layoutDirection)
        for run in runs {
            text.append(run.string, style: run.style)
        }
        let color = (environment.foregroundColor ?? .primary).resolve(in: environment)
        return [TextElement(text, color: color, context: context)]
    }
}

final class TextElement: LayoutElement {
    private let text: StyledText
    private let color: Color.Resolved
    private let measurer: any TextMeasurer
    private var measured: [Request: TextMetrics] = [:]
    /// The text with as many lines as its place has space for.
    private lazy var shown = text

    private struct Request: Hashable {
        var lineLimit: Int?
        var width: CGFloat?
    }

    init(_ text: StyledText, color: Color.Resolved, context: BuildContext) {
        self.text = text
        self.color = color
        measurer = context.measurer
        super.init("Text", context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fitting(proposal).metrics.size
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        shown.lineLimit = fitting(proposal).lineLimit
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
        canvas.draw(.text(shown, color), by: self)
    }

    /// How large the text is in what it is offered, and the most lines that it then shows: all that its own limit
    /// allows, if there is height for them, else as many as there is height for, but at least one.
    private func fitting(_ proposal: ProposedViewSize) -> (metrics: TextMetrics, lineLimit: Int?) {
        let (width, height) = (proposal.width.map(TextGrid.nearest), proposal.height.map(TextGrid.nearest))
        func fits(_ lineLimit: Int?) -> Bool {
            height.map { !($0 < measure(lineLimit: lineLimit, width: width).size.height) } ?? true
        }

        var lineLimit = text.lineLimit
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
        return (measure(lineLimit: lineLimit, width: width), lineLimit)
    }

    /// The size of the text with at most so many lines in a width.
    private func measure(lineLimit: Int?, width: CGFloat?) -> TextMetrics {
        var request = Request(lineLimit: lineLimit, width: width)
        if let width, lineLimit == text.lineLimit {
            // All widths in which nothing wraps are one.
            let natural = measure(lineLimit: lineLimit, width: nil)
            if !(width < natural.size.width) { request.width = nil }
        }
        if let known = measured[request] { return known }
        var limited = text
        limited.lineLimit = request.lineLimit
        var metrics = measurer.measure(limited, width: request.width)
        metrics.size = CGSize(
            width: TextGrid.up(metrics.size.width), height: TextGrid.up(metrics.size.height))
        measured[request] = metrics
        return metrics
    }
}
