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
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let action = action
        let configuration = ButtonStyleConfiguration(role: role, label: .init(part: StylePart(label)))
        let face =
            if let look = context.environment.buttonLook {
                look(configuration, context)
            } else {
                context.build(
                    single: BorderlessButtonStyle().makeBody(configuration: configuration), in: .horizontal)
            }
        return [TapAction(name: "Button") { action() }.element(around: face, in: context)]
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
