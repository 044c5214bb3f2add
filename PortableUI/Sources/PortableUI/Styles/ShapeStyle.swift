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
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
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

/// The style that is in force around a view, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle {
    /// Of the usual style, which is a gray.
    private let color: Color
    /// Of another style.
    private let opacity: Float

    public static let primary = HierarchicalShapeStyle(color: .primary, opacity: 1)
    public static let secondary = HierarchicalShapeStyle(color: .secondary, opacity: 0.5)

    public func _paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.foregroundStyle else { return color._paint(in: environment) }
        return style._paint(in: environment).mapColors { $0.opacity(opacity) }
    }
}

/// The color of lines between parts of an app.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        Color.separator._paint(in: environment)
    }
}

/// A style in the environment that it was set in, where another style may have been in force.
struct NestedStyle: ShapeStyle {
    let style: any ShapeStyle
    let outer: (any ShapeStyle)?

    func _paint(in environment: EnvironmentValues) -> Paint {
        var environment = environment
        environment.foregroundStyle = outer
        return style._paint(in: environment)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
