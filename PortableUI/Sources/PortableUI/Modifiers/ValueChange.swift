/// A view with a value that is compared with that of the last evaluation, and an action that runs after layout if it has
/// changed.
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
