/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

extension ControlSize {
    /// The measurements of a button with a border, in points.
    struct Metrics {
        /// The spaces beside the label, and above and below it.
        var horizontal: CGFloat
        var vertical: CGFloat
        /// That of the corners.
        var radius: CGFloat
        /// That of a label without a font of its own.
        var font: Font
    }

    /// About those of iOS.
    var metrics: Metrics {
        switch self {
        case .mini, .small: Metrics(horizontal: 10, vertical: 5, radius: 14, font: .subheadline)
        case .regular: Metrics(horizontal: 12, vertical: 7, radius: 8, font: .body)
        case .large, .extraLarge: Metrics(horizontal: 20, vertical: 15, radius: 12, font: .body)
        }
    }
}

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey {
        static var defaultValue: ControlSize { .regular }
    }

    /// How large controls are. Regular by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    private struct TintColorKey: EnvironmentKey {
        static var defaultValue: Color? { nil }
    }

    /// The color of controls; `nil` for the usual one.
    var tintColor: Color? {
        get { self[TintColorKey.self] }
        set { self[TintColorKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls in the view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        ContextView(content: self) { $0.environment.controlSize = controlSize }
    }

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

    /// Sets the color of the controls in the view; `nil` for the usual one.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
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
