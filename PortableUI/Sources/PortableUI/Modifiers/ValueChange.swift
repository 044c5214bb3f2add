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
            content: ChangeView(content: self, value: value) { action($0.value, value) },
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

    /// Runs an action when a value has changed since the last evaluation of the view. As in SwiftUI, it is the action
    /// of that evaluation, with the values that it captured then.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - action: Gets the new value.
    @available(*, deprecated, message: "Use an action with two parameters or none.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, oldAction: action) { $0.oldAction?(value) }
    }
}

/// A view with a value that is compared with that of the last evaluation.
nonisolated struct ChangeView<Content: View, Value: Equatable>: View {
    let content: Content
    let value: Value
    /// An action that is remembered with the value.
    var oldAction: ((Value) -> Void)?
    /// Runs after a change.
    let change: (_ old: Known) -> Void

    /// The value of the last evaluation, with its action.
    struct Known {
        var value: Value
        var oldAction: ((Value) -> Void)?
    }
}

extension ChangeView: PrimitiveView {
    private final class Memory {
        var known: Known?
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
        if let known = memory.known, known.value != value {
            context.evaluation.appearances.afterLayout { change(known) }
        }
        memory.known = Known(value: value, oldAction: oldAction)
    }
}
