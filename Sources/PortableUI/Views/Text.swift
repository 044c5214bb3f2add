/// A text in the font and color of its environment, which wraps where it is offered too little width.
///
/// Too little height does not shorten it, unlike in SwiftUI.
nonisolated public struct Text: View, Hashable, Sendable {
    private let string: String

    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    public init(verbatim content: String) {
        string = content
    }
}

extension Text: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let environment = context.environment
        let text = StyledText(
            string, font: (environment.font ?? .body).resolved, lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment, layoutDirection: environment.layoutDirection)
        let color = (environment.foregroundColor ?? .primary).resolve(in: environment)
        return [TextElement(text, color: color, context: context)]
    }
}

final class TextElement: LayoutElement {
    private let text: StyledText
    private let color: Color.Resolved
    private let measurer: any TextMeasurer
    private lazy var natural = measurer.measure(text, width: nil)
    private var wrapped: [CGFloat: TextMetrics] = [:]

    init(_ text: StyledText, color: Color.Resolved, context: BuildContext) {
        self.text = text
        self.color = color
        measurer = context.measurer
        super.init("Text", context: context)
    }

    private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
        guard let width = proposal.width, width < natural.size.width else { return natural }
        if let metrics = wrapped[width] { return metrics }
        let metrics = measurer.measure(text, width: width)
        wrapped[width] = metrics
        return metrics
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        metrics(proposal).size
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        switch guide {
        case .vertical(.firstTextBaseline): metrics(proposal).firstBaseline
        case .vertical(.lastTextBaseline): metrics(proposal).lastBaseline
        default: nil
        }
    }

    override func computeSpacing() -> ViewSpacing { .text }

    override func draw(into canvas: inout Canvas) {
        canvas.draw(.text(text, color), by: self)
    }
}
