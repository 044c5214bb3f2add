extension View {
    /// Runs an action when a text field in the view is submitted, after those of the views inside. A test submits the
    /// field that has the focus by `ViewHost.submit()`.
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
        ContextView(content: self) { $0.environment.submitActions.insert(action, at: 0) }
    }
}
