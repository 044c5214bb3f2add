// What a shape is filled with.

public protocol ShapeStyle: Sendable {}
@frozen public struct ForegroundStyle: ShapeStyle { public init() {} }
@available(SwiftUI_15, *) @frozen public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { stub() }
}
@available(SwiftUI_15, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { stub() }
}
