extension View {
    /// Evaluates the view with an animation, or without one for `nil`, when a value has changed since the last
    /// evaluation. `transaction(_:)` inside the view sees the animation; `ViewHost.animation` does not report it.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimatedView(content: self, animation: animation, value: value)
    }
}

/// A view with an animation for changes of a value.
nonisolated struct AnimatedView<Content: View, Value: Equatable>: View {
    let content: Content
    let animation: Animation?
    let value: Value
}

extension AnimatedView: PrimitiveView {
    /// The value of the last evaluation, and whether it changed in that evaluation, in which the view may be built
    /// several times.
    private final class Memory {
        var value: Value
        var evaluation: Int32
        var hasChanged = false

        init(_ value: Value, evaluation: Int32) {
            self.value = value
            self.evaluation = evaluation
        }
    }

    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        animated(context).build(content, at: .position(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        animated(context).rows(of: content, at: .position(0))
    }

    /// The context of the content, which has a node of its own.
    private func animated(_ context: BuildContext) -> BuildContext {
        let evaluation = context.evaluation.number
        let memory = context.node.memory { Memory(value, evaluation: evaluation) }
        if memory.evaluation != evaluation {
            memory.evaluation = evaluation
            memory.hasChanged = false
        }
        if memory.value != value {
            memory.value = value
            memory.hasChanged = true
        }
        guard memory.hasChanged, !context.transaction.disablesAnimations else { return context }
        var animated = context
        (animated.transaction.animation, animated.transaction.isOwn) = (animation, true)
        return animated
    }
}
