/// How toggles look. In PortableUI, a tap on the toggle always acts, whatever the style says, unless it is a tap on a
/// button that the style adds.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// The views of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle's style knows about it.
public struct ToggleStyleConfiguration {
    /// What the toggle is for.
    nonisolated public struct Label: View {
        fileprivate let part: StylePart

        public var body: some View { part }
    }

    /// What the toggle is for.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether some of the values that the toggle stands for are on and others off. Never, as it stands for one.
    public var isMixed: Bool { false }

    init(label: StylePart, isOn: Binding<Bool>) {
        self.label = Label(part: label)
        _isOn = isOn
    }
}

@available(*, unavailable)
extension ToggleStyleConfiguration: Sendable {}

private struct ToggleStyleLook<Style: ToggleStyle>: ControlLook {
    let style: Style

    @MainActor func body(_ configuration: ToggleStyleConfiguration, in context: BuildContext) -> some View {
        context.connected(style).makeBody(configuration: configuration)
    }
}

extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey {
        static var defaultValue: any ControlLook<ToggleStyleConfiguration> {
            ToggleStyleLook(style: DefaultToggleStyle())
        }
    }

    /// How toggles look.
    var toggleStyle: any ControlLook<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        ContextView(content: self) {
            $0.environment.toggleStyle = ToggleStyleLook(style: style)
        }
    }
}

/// The usual style: that of ``SwitchToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    /// - Parameter tint: The color of a switch that is on.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchFace(isOn: configuration.isOn, label: configuration.label.part, tint: tint)
    }
}

/// A button in the tint of its surroundings, on a shape while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFace(
            role: nil, label: configuration.label.part, kind: configuration.isOn ? .prominent : .spacious)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label and a switch of 51 × 31 points, the size of a `UISwitch`.
private struct SwitchFace: View {
    let isOn: Bool
    let label: StylePart
    let tint: Color?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tintColor

    var body: some View {
        HStack(spacing: 0) {
            label
            Spacer()
            Capsule().fill(isOn ? tint ?? tintColor ?? .green : .gray.opacity(0.3))
                .frame(width: 51, height: 31)
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Circle().fill(.white).frame(width: 27, height: 27).padding(2)
                }
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
}
