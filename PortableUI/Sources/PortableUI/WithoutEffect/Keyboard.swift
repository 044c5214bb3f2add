extension View {
    /// Says whether words are corrected. Nothing follows from it here: there is no keyboard.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
