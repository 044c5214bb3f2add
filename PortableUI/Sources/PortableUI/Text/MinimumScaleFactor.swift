extension View {
    /// Has texts in the view that do not fit shrink, as little as they need, but no further than by a factor from 0 to
    /// 1. Only then are they cut off.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        ContextView(content: self) { $0.environment.minimumScaleFactor = factor }
    }
}

extension StyledText {
    /// The text with all fonts smaller by a factor.
    func scaled(by factor: CGFloat) -> StyledText {
        var text = self
        text.font.size *= factor
        for index in text.runs.indices { text.runs[index].font.size *= factor }
        return text
    }
}

/// A text that shrinks where it does not fit.
final class ScalingTextElement: LayoutElement {
    private let color: Color.Resolved
    private let measurer: any TextMeasurer
    private let memory: ScaledTextMemory
    /// The text as it is shown in its place.
    private var shown: StyledText

    init(_ text: StyledText, minimumScale: CGFloat, color: Color.Resolved, context: BuildContext) {
        self.color = color
        measurer = context.evaluation.measurer
        memory = context.node.memory { ScaledTextMemory(text) }
        memory.text = text
        memory.minimumScale = minimumScale.isNaN ? 0 : max(minimumScale, 0)
        shown = text
        super.init(context: context)
    }

    override var name: String { "Text" }

    override var spokenText: String? { memory.text.string }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fitting(proposal).fit.metrics.size
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        let (text, fit) = fitting(proposal)
        shown = text
        shown.lineLimit = fit.lineLimit
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        switch guide {
        case .vertical(.firstTextBaseline): fitting(proposal).fit.metrics.firstBaseline
        case .vertical(.lastTextBaseline): fitting(proposal).fit.metrics.lastBaseline
        default: nil
        }
    }

    override func computeSpacing() -> ViewSpacing { .text }

    override func draw(into canvas: inout Canvas) {
        canvas.draw(.text(shown, color), by: self)
    }

    /// The text, as large as it can be if all of it is to be shown, and how it fits.
    private func fitting(_ proposal: ProposedViewSize) -> (text: StyledText, fit: TextFit) {
        var (low, high) = (0, ScaledTextMemory.steps)
        if !memory.scaled(high).isWhole(in: proposal, measurer: measurer) {
            while high - low > 1 {
                let middle = (low + high) / 2
                if memory.scaled(middle).isWhole(in: proposal, measurer: measurer) {
                    low = middle
                } else {
                    high = middle
                }
            }
            high = low
        }
        let text = memory.scaled(high)
        return (text.text, text.fitting(proposal, measurer: measurer))
    }
}

/// A text, and its measured sizes at the scales that were tried.
private final class ScaledTextMemory {
    /// The number of steps from the smallest scale to 1.
    static var steps: Int { 64 }

    var text: StyledText {
        didSet {
            if text != oldValue { scaled = [:] }
        }
    }
    var minimumScale: CGFloat = 1 {
        didSet {
            if minimumScale != oldValue { scaled = [:] }
        }
    }
    private var scaled: [Int: TextMemory] = [:]

    init(_ text: StyledText) {
        self.text = text
    }

    /// The text at a scale: 0 is the smallest one.
    func scaled(_ step: Int) -> TextMemory {
        if let known = scaled[step] { return known }
        let scale = minimumScale + (1 - minimumScale) * CGFloat(step) / CGFloat(Self.steps)
        let memory = TextMemory(step == Self.steps ? text : text.scaled(by: scale))
        scaled[step] = memory
        return memory
    }
}
