import PortableUIDrawing

/// A placeholder for a picture, as PortableUI has none, in the foreground style.
///
/// A symbol, or any other picture, is a square as high as a line of text in its font, on the baseline of such a line.
/// Symbols of plus, minus, cross and check mark are drawn with simple lines, those in circles and squares as such, and
/// all others as a rounded square, filled where their name says so.
nonisolated public struct Image: View, Hashable, Sendable {
    /// How large symbols are beside their font.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large

        /// About those of Apple's symbols.
        var factor: CGFloat {
            switch self {
            case .small: 0.75
            case .medium: 1
            case .large: 1.25
            }
        }
    }

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

extension View {
    /// Sets how large symbols in the view are beside their font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        ContextView(content: self) { $0.environment.imageScale = scale }
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
        let factor = environment.imageScale.factor
        side = TextGrid.up(line.size.height * factor)
        // Smaller and larger ones keep their middle.
        baseline = line.firstBaseline + (side - line.size.height) / 2
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
        let drawing = SymbolDrawing(imageName, in: frame.size, paint: paint)
        for content in drawing.contents {
            canvas.draw(content, by: self)
        }
    }
}
