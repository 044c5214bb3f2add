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
    public func fill<S: ShapeStyle>(_ style: S) -> some View {
        DrawnShape(shape: self, style: style, lineWidth: nil)
    }

    /// The shape's outline, half of its width to each side.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(shape: self, style: style, lineWidth: lineWidth)
    }
}

/// A shape with a style.
nonisolated struct DrawnShape<S: Shape, Style: ShapeStyle>: View {
    let shape: S
    let style: Style
    /// `nil` fills the shape.
    let lineWidth: CGFloat?
}

extension DrawnShape: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let color = style.resolvedColor(in: context.environment)
        return [
            ShapeElement(
                shape, drawing: lineWidth.map { .stroke(color, lineWidth: $0) } ?? .fill(color),
                context: context)
        ]
    }
}

/// An element that fills or strokes a shape.
final class ShapeElement<S: Shape>: LayoutElement {
    enum Drawing {
        case fill(Color.Resolved)
        case stroke(Color.Resolved, lineWidth: CGFloat)
    }

    private let shape: S
    private let drawing: Drawing
    private let viewName: StaticString?

    /// - Parameter name: The type of the view, if that is not the shape's.
    init(_ shape: S, drawing: Drawing, name: StaticString? = nil, context: BuildContext) {
        self.shape = shape
        self.drawing = drawing
        viewName = name
        super.init(context: context)
    }

    override var name: String { viewName.map { "\($0)" } ?? "\(S.self)" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    override func draw(into canvas: inout Canvas) {
        let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
        switch drawing {
        case .fill(let color): canvas.draw(.fill(path, color), by: self)
        case .stroke(let color, let lineWidth):
            canvas.draw(.stroke(path, color, lineWidth: lineWidth), by: self)
        }
    }
}
