/// What shapes and texts can be painted with: colors, and gradients, of which texts take the color in the middle.
public protocol ShapeStyle: Sendable {
    /// The color to paint with; of several, the one in the middle.
    func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved
    /// The colors to paint shapes with; `nil` for only one.
    func shading(in environment: EnvironmentValues) -> DisplayItem.Shading?
}

extension ShapeStyle {
    public func shading(in environment: EnvironmentValues) -> DisplayItem.Shading? { nil }
}

extension Color: ShapeStyle {
    public func resolvedColor(in environment: EnvironmentValues) -> Resolved {
        resolve(in: environment)
    }
}

/// The style that is in force for texts and shapes around a view.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
        (environment.foregroundColor ?? .primary).resolve(in: environment)
    }

    public func shading(in environment: EnvironmentValues) -> DisplayItem.Shading? {
        environment.foregroundShading
    }
}

/// The color of the surroundings: white on light ones, black on dark ones.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
        (environment.colorScheme == .dark ? Color.black : .white).resolve(in: environment)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var clear: Color { Color.clear }
    public static var primary: Color { Color.primary }
    public static var secondary: Color { Color.secondary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
