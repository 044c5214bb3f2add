extension View {
    /// Sets the color of the controls in the view; `nil` for the usual one.
    nonisolated public func tint(_ tint: Color?) -> some View {
        ContextView(content: self) { $0.environment.tintColor = tint }
    }

    /// Sets the style of the controls in the view; `nil` for the usual one.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        ContextView(content: self) { context in
            context.environment.tintColor = tint.map { Color($0.resolvedColor(in: context.environment)) }
        }
    }
}

/// The style of the controls around a view.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved {
        (environment.tintColor ?? .accentColor).resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
