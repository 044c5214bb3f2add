extension View {
    /// Runs an asynchronous action when the view appears, and again each time that a value changes, in a task that
    /// is canceled when the value changes, the view disappears or its host is released.
    ///
    /// A task begins on the main queue, once the views have been laid out. `ViewHost.settle()` lets it run until it
    /// waits for something; a test has to wait itself for what the task does after that.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - priority: That of the tasks.
    ///   - action: What a task does.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: value, priority: priority, action: action)
    }
}

/// A view with a task.
nonisolated struct TaskView<Content: View, ID: Equatable>: View {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension TaskView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(runningView(in: context), at: .position(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        context.rows(of: runningView(in: context), at: .position(0))
    }

    /// The content with what starts and ends the task that the view keeps in its node.
    private func runningView(in context: BuildContext) -> some View {
        let running = context.node.memory { RunningTask() }
        return AppearingView(
            content: ChangeView(content: content, value: id) { _ in running.restart(priority, action) },
            appear: { running.start(priority, action) }, disappear: { running.cancel() })
    }
}

/// The task of a view, which is canceled when this object is released.
private final class RunningTask {
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }

    func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        task = Task(priority: priority) { @MainActor in await action() }
    }

    /// Starts another task, if the view is shown.
    func restart(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        guard task != nil else { return }
        cancel()
        start(priority, action)
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}
