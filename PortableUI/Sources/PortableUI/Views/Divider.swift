/// A line of one point across the stack it is in; elsewhere a horizontal one.
nonisolated public struct Divider: View, Hashable, Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let line = DividerLine(isVertical: context.environment.stackOrientation == .horizontal)
        return DrawnShape(shape: line, style: Color.secondary.opacity(0.5), named: Divider.self)
            .build(in: context)
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
