import PortableUIDrawing

/// A placeholder for a picture, as PortableUI has none: a rounded square in the foreground style.
///
/// It is as high as a line of text in its font, on the baseline of such a line.
nonisolated public struct Image: View, Hashable, Sendable {
    private let name: String
    private var isResizable = false

    /// A picture of an app.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    /// One of Apple's symbols.
    public init(systemName: String) {
        name = systemName
    }

    /// The picture in the size that it is offered, rather than one of its own.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }
}

extension Image: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [ImageElement(name: name, isResizable: isResizable, context: context)]
    }
}

final class ImageElement: LayoutElement {
    private let imageName: String
    private let isResizable: Bool
    private let paint: Paint
    private let side: CGFloat
    private let baseline: CGFloat

    init(name: String, isResizable: Bool, context: BuildContext) {
        imageName = name
        self.isResizable = isResizable
        let environment = context.environment
        paint = ForegroundStyle()._paint(in: environment)
        let line = context.evaluation.texts.metrics(
            of: StyledText("M", font: environment.usualTextStyle.resolvedFont(environment.dynamicTypeSize)),
            width: nil)
        side = line.size.height
        baseline = line.firstBaseline
        super.init(context: context)
    }

    override var name: String { "Image" }

    override var spokenText: String? { imageName }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let natural = CGSize(width: side, height: side)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        switch guide {
        case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): isResizable ? nil : baseline
        default: nil
        }
    }

    override func draws(at point: CGPoint) -> Bool { frame.contains(point) }

    override func draw(into canvas: inout Canvas) {
        let path = Path(roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: side / 6)
        canvas.draw(.stroke(path, paint, lineWidth: 1), by: self)
    }
}
