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
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        DrawnShape(shape: self, style: content)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        fill(.foreground, style: style)
    }

    /// The shape's outline, half of its width to each side.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        DrawnShape(shape: self, style: content, strokeStyle: style)
    }

    /// The shape's outline, half of its width to each side.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The shape's outline in the foreground style, half of its width to each side.
    public func stroke(style: StrokeStyle) -> some View {
        stroke(.foreground, style: style)
    }

    /// The shape's outline in the foreground style, half of its width to each side.
    public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(.foreground, lineWidth: lineWidth)
    }
}

/// A shape with a style.
nonisolated struct DrawnShape<S: Shape, Style: ShapeStyle>: View {
    let shape: S
    let style: Style
    /// `nil` fills the shape.
    var strokeStyle: StrokeStyle?
    /// The type that the element is named after, if that is not the shape's.
    var named: Any.Type?
}

extension DrawnShape: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let color = style.resolvedColor(in: context.environment)
        return [
            ShapeElement(
                shape, drawing: strokeStyle.map { .stroke(color, $0) } ?? .fill(color),
                shading: style.shading(in: context.environment), named: named, context: context)
        ]
    }
}

/// An element that fills or strokes a shape.
final class ShapeElement<S: Shape>: LayoutElement {
    enum Drawing {
        case fill(Color.Resolved)
        case stroke(Color.Resolved, StrokeStyle)
    }

    private let shape: S
    private let drawing: Drawing
    private let shading: DisplayItem.Shading?
    private let viewType: Any.Type?

    /// - Parameter viewType: The type of the view, if that is not the shape's.
    init(
        _ shape: S, drawing: Drawing, shading: DisplayItem.Shading? = nil, named viewType: Any.Type? = nil,
        context: BuildContext
    ) {
        self.shape = shape
        self.drawing = drawing
        self.shading = shading
        self.viewType = viewType
        super.init(context: context)
    }

    override var name: String { "\(viewType ?? S.self)" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    override func draw(into canvas: inout Canvas) {
        let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
        switch drawing {
        case .fill(let color): canvas.draw(.fill(path, color), shading: shading, by: self)
        case .stroke(let color, let style):
            canvas.draw(.stroke(path, color, style), shading: shading, by: self)
        }
    }
}
