// Gradients, materials, and what draws a view moved or in proportion.

@frozen public struct Gradient: Hashable, Sendable {
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { fatalError() }
    }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop]) { fatalError() }
    public init(colors: [Color]) { fatalError() }
}
@frozen nonisolated public struct LinearGradient: ShapeStyle, View, _PrimitiveView, Sendable {
    let gradient: Gradient
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
public struct Material: ShapeStyle, Sendable { let id: Int }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { stub() }
    public static var thinMaterial: Material { stub() }
    public static var regularMaterial: Material { stub() }
    public static var thickMaterial: Material { stub() }
    public static var ultraThickMaterial: Material { stub() }
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
