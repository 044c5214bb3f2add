// Modifiers for the keyboard of a text field. Nothing follows from them here: there is none.

/// What the key says that submits a text field.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
}

extension View {
    /// Says what the key shows that submits a text field.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Says whether words are corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
