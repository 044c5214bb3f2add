// What a shape is filled with.

public protocol ShapeStyle: Sendable {}
@frozen public struct ForegroundStyle: ShapeStyle { public init() {} }
@available(SwiftUI_15, *) @frozen public struct BackgroundStyle: ShapeStyle { public init() {} }
@available(SwiftUI_15, *) @frozen public struct HierarchicalShapeStyle: ShapeStyle { let id: UInt32 }
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { stub() }
}
@available(SwiftUI_15, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { stub() }
}
@available(SwiftUI_15, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { stub() }
    public static var secondary: HierarchicalShapeStyle { stub() }
    public static var tertiary: HierarchicalShapeStyle { stub() }
    public static var quaternary: HierarchicalShapeStyle { stub() }
}
@available(SwiftUI_15, *) public struct TintShapeStyle: ShapeStyle { public init() {} }
@available(SwiftUI_15, *)
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { stub() } }
