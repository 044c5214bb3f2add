/// What a control is submitted as.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// A search field, which PortableUI does not have.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension EnvironmentValues {
    private struct SubmitActionsKey: EnvironmentKey {
        static var defaultValue: [() -> Void] { [] }
    }

    /// What submitting a text field does, from the inside out.
    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when a text field in the view is submitted, after those of the views inside. A test submits the
    /// field that has the focus by `ViewHost.submit()`.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        ContextView(content: self) {
            if triggers.contains(.text) { $0.environment.submitActions.insert(action, at: 0) }
        }
    }
}
