/// A line of one point across the stack it is in; elsewhere a horizontal one.
nonisolated public struct Divider: View, Hashable, Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let environment = context.environment
        let line = DividerLine(isVertical: environment.stackOrientation == .horizontal)
        let color = Color.secondary.opacity(0.5).resolve(in: environment)
        return [ShapeElement(line, drawing: .fill(color), named: Divider.self, context: context)]
    }
}

/// A rectangle that is one point thick.
nonisolated private struct DividerLine: Shape {
    let isVertical: Bool

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: isVertical ? 1 : size.width, height: isVertical ? size.height : 1)
    }
}
