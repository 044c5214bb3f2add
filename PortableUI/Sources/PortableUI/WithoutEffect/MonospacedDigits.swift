// Digits of most fonts have one width.

extension Text {
    /// The text with digits of one width.
    public func monospacedDigit() -> Text { self }
}

extension View {
    /// Shows the texts in the view with digits of one width.
    nonisolated public func monospacedDigit() -> some View { self }
}
