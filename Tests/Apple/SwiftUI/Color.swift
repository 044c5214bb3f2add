// Colors.

@frozen public struct Color: Hashable, CustomStringConvertible, Sendable {
    let provider: Int
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) { fatalError() }
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) { fatalError() }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { fatalError() }
    public func opacity(_ opacity: Double) -> Color { stub() }
    public var description: String { stub() }
    public static let red: Color = stub(), orange: Color = stub(), yellow: Color = stub(),
        green: Color = stub()
    public static let blue: Color = stub(), purple: Color = stub(), pink: Color = stub()
    public static let white: Color = stub(), gray: Color = stub(), black: Color = stub(),
        clear: Color = stub()
    public static let primary: Color = stub(), secondary: Color = stub()
    public static var accentColor: Color { stub() }
    @available(SwiftUI_15, *)
    public static let mint: Color = stub(), teal: Color = stub(), cyan: Color = stub(),
        indigo: Color = stub(), brown: Color = stub()
}
extension Color: ShapeStyle {}
extension Color: View, _PrimitiveView {}
@available(SwiftUI_15, *)
extension ShapeStyle where Self == Color {
    public static var red: Color { stub() }
    public static var orange: Color { stub() }
    public static var yellow: Color { stub() }
    public static var green: Color { stub() }
    public static var mint: Color { stub() }
    public static var teal: Color { stub() }
    public static var blue: Color { stub() }
    public static var indigo: Color { stub() }
    public static var purple: Color { stub() }
    public static var pink: Color { stub() }
    public static var white: Color { stub() }
    public static var gray: Color { stub() }
    public static var black: Color { stub() }
    public static var clear: Color { stub() }
}
