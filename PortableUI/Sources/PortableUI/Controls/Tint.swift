import PortableUIDrawing

extension View {
    /// Sets the color of the controls in the view; `nil` for the usual one.
    nonisolated public func tint(_ tint: Color?) -> some View {
        ContextView(content: self) { $0.environment.tintColor = tint }
    }

    /// Sets the color of the controls in the view; `nil` for the usual one. Of a gradient, it is the first color.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        ContextView(content: self) { context in
            context.environment.tintColor = tint.flatMap {
                $0._paint(in: context.environment).stops.first.map { Color($0.color) }
            }
        }
    }
}

/// The style of the controls around a view.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> Paint {
        (environment.tintColor ?? .accentColor)._paint(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
