import PortableUIDrawing

/// What shapes and texts can be painted with.
public protocol ShapeStyle: Sendable {
    /// What is painted in an environment. As the requirements of SwiftUI's protocol, it is not meant for apps.
    func _paint(in environment: EnvironmentValues) -> Paint
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }
}

/// The style that is in force for texts and shapes around a view.
struct ForegroundStyle: ShapeStyle {
    func _paint(in environment: EnvironmentValues) -> Paint {
        (environment.foregroundStyle ?? Color.primary)._paint(in: environment)
    }
}

/// The color of the surroundings: white on light ones, black on dark ones.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        (environment.colorScheme == .dark ? Color.black : .white)._paint(in: environment)
    }
}

extension ShapeStyle where Self == Color {
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
