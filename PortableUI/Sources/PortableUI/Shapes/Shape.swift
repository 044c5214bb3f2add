import PortableUIDrawing

/// An outline that fits itself into a rectangle. As a view, a shape is filled with the foreground style.
nonisolated public protocol Shape: View, Sendable {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The size for a proposal: all that is offered, by default.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// As a view, the shape is filled with the foreground style.
    public var body: some View { fill(ForegroundStyle()) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(_ content: S) -> some View {
        DrawnShape(shape: self, style: content)
    }

    /// The shape's outline, half of its width to each side.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(shape: self, style: content, lineWidth: lineWidth)
    }
}

extension Shape {
    /// The outline as it is drawn in a frame of a size: from right to left, as in a mirror.
    func path(of size: CGSize, _ direction: LayoutDirection) -> Path {
        let path = path(in: CGRect(origin: .zero, size: size))
        return direction == .rightToLeft ? path.mirrored(in: size.width) : path
    }
}

/// A shape with a style.
nonisolated struct DrawnShape<S: Shape, Style: ShapeStyle>: View {
    let shape: S
    let style: Style
    /// `nil` fills the shape.
    var lineWidth: CGFloat?
    /// The type that the element is named after, if that is not the shape's.
    var named: Any.Type?
}

extension DrawnShape: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [ShapeElement(self, context: context)]
    }
}

/// An element that fills or strokes a shape.
final class ShapeElement<S: Shape>: LayoutElement {
    private let shape: S
    private let paint: Paint
    private let lineWidth: CGFloat?
    private let viewType: Any.Type?

    init<Style: ShapeStyle>(_ drawn: DrawnShape<S, Style>, context: BuildContext) {
        shape = drawn.shape
        paint = drawn.style._paint(in: context.environment)
        lineWidth = drawn.lineWidth
        viewType = drawn.named
        super.init(context: context)
    }

    override var name: String { "\(viewType ?? S.self)" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    override func draws(at point: CGPoint) -> Bool {
        let area = shape.path(of: frame.size, layoutDirection).boundingRect
        return paint.stops.contains { $0.color.opacity > 0 }
            && area.offsetBy(dx: frame.minX, dy: frame.minY).contains(point)
    }

    override func draw(into canvas: inout Canvas) {
        let path = shape.path(of: frame.size, layoutDirection)
        canvas.draw(lineWidth.map { .stroke(path, paint, lineWidth: $0) } ?? .fill(path, paint), by: self)
    }
}
