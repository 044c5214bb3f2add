extension View {
    /// Runs an action when a value has changed since the last evaluation of the view.
    ///
    /// Actions run after layout, before those of views that appear. Where they change state, the views are evaluated
    /// and laid out again, up to the host's `ViewHost.roundLimit`.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - initial: Whether the action also runs when the view appears, with the value as both the old and the new one.
    ///   - action: Gets the old and the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        AppearingView(
            content: ChangeView(content: self, value: value) { action($0, value) },
            appear: initial ? { action(value, value) } : nil, disappear: nil)
    }

    /// Runs an action when a value has changed since the last evaluation of the view.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - initial: Whether the action also runs when the view appears.
    ///   - action: Runs after layout.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

/// A view with a value that is compared with that of the last evaluation.
nonisolated struct ChangeView<Content: View, Value: Equatable>: View {
    let content: Content
    let value: Value
    /// Runs after a change.
    let change: (_ old: Value) -> Void
}

extension ChangeView: PrimitiveView {
    private final class Memory {
        var value: Value?
    }

    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        compare(in: context)
        return context.build(content, at: .position(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        compare(in: context)
        return context.rows(of: content, at: .position(0))
    }

    /// Compares the value with the last one, which the view keeps in its own node.
    private func compare(in context: BuildContext) {
        let memory = context.node.memory { Memory() }
        if let old = memory.value, old != value {
            context.evaluation.appearances.afterLayout { change(old) }
        }
        memory.value = value
    }
}
