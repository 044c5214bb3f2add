extension View {
    /// Runs an action when a value is another one than in the evaluation before.
    ///
    /// Actions run after layout, before those of views that appear. Where they change state, the views are evaluated and
    /// laid out again, up to the host's ``ViewHost/roundLimit``.
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

    /// Runs an action when a value is another one than in the evaluation before.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - initial: Whether the action also runs when the view appears.
    ///   - action: What is done, after layout.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action when a value is another one than in the evaluation before. As in SwiftUI, the action is that of the
    /// evaluation before, with what it captured then.
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

/// A view with a value that is compared with the one of the evaluation before.
nonisolated struct ChangeView<Content: View, Value: Equatable>: View {
    let content: Content
    let value: Value
    /// An action that is kept with the value.
    var oldAction: ((Value) -> Void)?
    /// What is done after a change.
    let change: (_ old: Known) -> Void

    /// What was known in the evaluation before.
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

    /// Compares the value with the one that the view keeps in its node, which the content does not share.
    private func compare(in context: BuildContext) {
        let memory = context.node.memory { Memory() }
        if let known = memory.known, known.value != value {
            context.evaluation.appearances.afterLayout { change(known) }
        }
        memory.known = Known(value: value, oldAction: oldAction)
    }
}
