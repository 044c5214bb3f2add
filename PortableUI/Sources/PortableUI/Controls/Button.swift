/// A view that runs an action when it is tapped. A test taps it by `ViewHost.tap(_:count:)` or
/// `ViewHost.tap(id:count:)`.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// - Parameters:
    ///   - role: What the button is for; `nil` for nothing special.
    ///   - action: What a tap does.
    ///   - label: What the button shows. Several views are side by side.
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PortableUI.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableUI.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableUI.Label(title, systemImage: systemImage) }
    }
}

extension Button: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let action = action
        let configuration = ButtonConfiguration(role: role, label: StylePart(label)) { action() }
        let face = context.build(context.environment.buttonStyle, configuration)
        return [TapElement("Button", action: configuration.trigger, around: face, context: context)]
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let number: Int

    /// The button deletes something: it is red.
    public static let destructive = ButtonRole(number: 0)
    /// The button cancels something. It looks as any other.
    public static let cancel = ButtonRole(number: 1)
}

/// What all styles of buttons know.
struct ButtonConfiguration {
    let role: ButtonRole?
    let label: StylePart
    let trigger: () -> Void
}
