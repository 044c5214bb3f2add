// Gradients, and what draws a view moved or in proportion.

@frozen nonisolated public struct LinearGradient: ShapeStyle, View, _PrimitiveView, Sendable {
    let gradient: Int
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}

@frozen public struct ProjectionTransform: Equatable, Sendable {
    public init(_ m: CGAffineTransform) { fatalError() }
}
public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}
extension ViewModifier where Self.Body == Never {
    @MainActor @preconcurrency public func body(content: Self.Content) -> Self.Body { fatalError() }
}

@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension View {
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View { opaque() }
    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View { opaque() }
}
