import PortableUIDrawing

/// A text that wraps, shrinks as far as it may, and is cut off, in this order, where it is offered too little.
final class TextElement: LayoutElement {
    private let text: StyledText
    private let paint: Paint
    private let minimumScale: CGFloat
    private let memory: TextMemory
    /// The size of the text where nothing makes it wrap, once it is known.
    private var natural: TextMetrics?
    /// How the text is shown in its place.
    private var shown: Look

    fileprivate struct Look {
        var scale: CGFloat = 1
        /// The most lines.
        var lineLimit: Int?
    }

    private struct Fit {
        var look: Look
        var metrics: TextMetrics
    }

    init(_ text: StyledText, paint: Paint, context: BuildContext) {
        self.text = text
        self.paint = paint
        let scale = context.environment.minimumScaleFactor
        minimumScale = scale.isNaN ? 1 : max(scale, 0)
        memory = context.evaluation.texts
        shown = Look(lineLimit: text.lineLimit)
        super.init(context: context)
    }

    override var name: String { "Text" }

    override var spokenText: String? { text.string }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fit(proposal).metrics.size
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        shown = fit(proposal).look
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
        canvas.draw(.text(text.looking(shown), paint), by: self)
    }

    /// How the text fits into what it is offered: as large as it can be if all of it is to be shown.
    private func fit(_ proposal: ProposedViewSize) -> Fit {
        let offer = ProposedViewSize(
            width: proposal.width.map(TextGrid.nearest), height: proposal.height.map(TextGrid.nearest))
        let largest = fit(offer, scale: 1)
        guard minimumScale < 1, !isWhole(largest, in: offer) else { return largest }

        // Scales are tried in steps from the smallest to 1.
        let steps = 64
        func tried(_ step: Int) -> Fit {
            fit(offer, scale: minimumScale + (1 - minimumScale) * CGFloat(step) / CGFloat(steps))
        }
        var (low, high) = (0, steps)
        while high - low > 1 {
            let middle = (low + high) / 2
            if isWhole(tried(middle), in: offer) { low = middle } else { high = middle }
        }
        return tried(low)
    }

    /// How the text fits at a scale: with all lines that its own limit allows, if there is height for them, else with as
    /// many as there is height for, but at least one.
    private func fit(_ offer: ProposedViewSize, scale: CGFloat) -> Fit {
        func metrics(_ lineLimit: Int?) -> TextMetrics {
            self.metrics(Look(scale: scale, lineLimit: lineLimit), width: offer.width)
        }
        func fits(_ lineLimit: Int?) -> Bool {
            offer.height.map { !($0 < metrics(lineLimit).size.height) } ?? true
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
        return Fit(look: Look(scale: scale, lineLimit: lineLimit), metrics: metrics(lineLimit))
    }

    /// Whether all of the text is shown in what it is offered, and nothing of it outside.
    private func isWhole(_ fit: Fit, in offer: ProposedViewSize) -> Bool {
        let size = fit.metrics.size
        let whole = metrics(Look(scale: fit.look.scale), width: offer.width).size
        return whole.height <= size.height && size.width <= offer.width ?? .infinity
            && size.height <= offer.height ?? .infinity
    }

    private func metrics(_ look: Look, width: CGFloat?) -> TextMetrics {
        if look.scale == 1, look.lineLimit == text.lineLimit {
            let natural = natural ?? memory.metrics(of: text, width: nil)
            self.natural = natural
            // All widths in which nothing wraps are one.
            guard let width, width < natural.size.width else { return natural }
        }
        return memory.metrics(of: text.looking(look), width: width)
    }
}

extension StyledText {
    fileprivate func looking(_ look: TextElement.Look) -> StyledText {
        var text = self
        text.lineLimit = look.lineLimit
        if look.scale != 1 {
            text.font.size *= look.scale
            for index in text.runs.indices { text.runs[index].font.size *= look.scale }
        }
        return text
    }
}
