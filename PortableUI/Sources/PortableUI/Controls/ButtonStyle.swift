/// How buttons look. Taps are not the style's concern.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// The views of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style knows about it.
public struct ButtonStyleConfiguration {
    /// What the button shows.
    nonisolated public struct Label: View {
        let part: StylePart

        public var body: some View { part }
    }

    /// What the button is for; `nil` for nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Whether a finger is on the button. Never, as there are no fingers: a tap begins and ends at once.
    public let isPressed: Bool

    init(_ configuration: ButtonConfiguration) {
        role = configuration.role
        label = Label(part: configuration.label)
        isPressed = false
    }
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

/// How buttons look, and what makes them act. In PortableUI, a tap on the button always does, whatever the style says.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The views of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style of buttons knows about one.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button shows.
    nonisolated public struct Label: View {
        let part: StylePart

        public var body: some View { part }
    }

    /// What the button is for; `nil` for nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    private let action: () -> Void

    init(_ configuration: ButtonConfiguration) {
        role = configuration.role
        label = Label(part: configuration.label)
        action = configuration.trigger
    }

    /// Does what a tap does.
    public func trigger() {
        action()
    }
}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration: Sendable {}

private struct ButtonStyleLook<Style: ButtonStyle>: ControlLook {
    let style: Style

    @MainActor func body(_ configuration: ButtonConfiguration, in context: BuildContext) -> some View {
        context.connected(style).makeBody(configuration: ButtonStyleConfiguration(configuration))
    }
}

private struct PrimitiveButtonStyleLook<Style: PrimitiveButtonStyle>: ControlLook {
    let style: Style

    @MainActor func body(_ configuration: ButtonConfiguration, in context: BuildContext) -> some View {
        context.connected(style).makeBody(configuration: PrimitiveButtonStyleConfiguration(configuration))
    }
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: any ControlLook<ButtonConfiguration> {
            PrimitiveButtonStyleLook(style: DefaultButtonStyle())
        }
    }

    /// How buttons look.
    var buttonStyle: any ControlLook<ButtonConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    private struct ButtonBorderShapeKey: EnvironmentKey {
        static var defaultValue: ButtonBorderShape { .automatic }
    }

    /// The shape of buttons with a border.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        ContextView(content: self) {
            $0.environment.buttonStyle = ButtonStyleLook(style: style)
        }
    }

    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        ContextView(content: self) {
            $0.environment.buttonStyle = PrimitiveButtonStyleLook(style: style)
        }
    }

    /// Sets the shape of the buttons in the view that have a border.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        ContextView(content: self) { $0.environment.buttonBorderShape = shape }
    }
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic
        case capsule
        case circle
        case rounded(radius: CGFloat?)
    }

    let kind: Kind

    /// A rounded rectangle, as large controls have it, or a capsule, as small ones do.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle around the middle of the button, which does not make it a square.
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(radius: nil))

    /// - Parameter radius: That of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius: radius))
    }
}
