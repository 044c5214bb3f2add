import PortableUIDrawing

/// A text that wraps, and is cut off where even that takes more than it is offered.
final class TextElement: LayoutElement {
    private let text: StyledText
    private let paint: Paint
    private let memory: TextMemory
    /// The size of the text where nothing makes it wrap, once it is known.
    private var natural: TextMetrics?
    /// The most lines that are shown in its place.
    private var shownLineLimit: Int?

    init(_ text: StyledText, paint: Paint, context: BuildContext) {
        self.text = text
        self.paint = paint
        memory = context.evaluation.texts
        shownLineLimit = text.lineLimit
        super.init(context: context)
    }

    override var name: String { "Text" }

    override var spokenText: String? { text.string }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fit(proposal).metrics.size
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        shownLineLimit = fit(proposal).lineLimit
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        switch guide {
        case .vertical(.firstTextBaseline): fit(proposal).metrics.firstBaseline
        case .vertical(.lastTextBaseline): fit(proposal).metrics.lastBaseline
        case .horizontal(.listRowSeparatorLeading): 0
        default: nil
        }
    }

    override func computeSpacing() -> ViewSpacing { .text }

    override func draws(at point: CGPoint) -> Bool { frame.contains(point) }

    override func draw(into canvas: inout Canvas) {
        var shown = text
        shown.lineLimit = shownLineLimit
        canvas.draw(.text(shown, paint), by: self)
    }

    /// How the text fits into what it is offered: with all lines that its own limit allows, if there is height for them,
    /// else with as many as there is height for, but at least one.
    private func fit(_ proposal: ProposedViewSize) -> (lineLimit: Int?, metrics: TextMetrics) {
        let width = proposal.width.map(TextGrid.nearest)
        let height = proposal.height.map(TextGrid.nearest)
        func fits(_ lineLimit: Int?) -> Bool {
            height.map { !($0 < metrics(lineLimit, width: width).size.height) } ?? true
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
        return (lineLimit, metrics(lineLimit, width: width))
    }

    private func metrics(_ lineLimit: Int?, width: CGFloat?) -> TextMetrics {
        if lineLimit == text.lineLimit {
            let natural = natural ?? memory.metrics(of: text, width: nil)
            self.natural = natural
            // All widths in which nothing wraps are one.
            guard let width, width < natural.size.width else { return natural }
        }
        var limited = text
        limited.lineLimit = lineLimit
        return memory.metrics(of: limited, width: width)
    }
}
