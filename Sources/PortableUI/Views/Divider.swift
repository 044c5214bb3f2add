/// A line of one point across the stack it is in; elsewhere a horizontal one.
nonisolated public struct Divider: View, Hashable, Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let environment = context.environment
        let isVertical = environment.stackOrientation == .horizontal
        let color = Color.secondary.opacity(0.5).resolve(in: environment)
        return [
            ShapeElement("Divider", drawing: .fill(color), context: context) {
                Path(CGRect(origin: .zero, size: $0))
            } size: { proposal in
                let size = proposal.replacingUnspecifiedDimensions()
                return CGSize(width: isVertical ? 1 : size.width, height: isVertical ? size.height : 1)
            }
        ]
    }
}
