/// Remembers what has changed since the last evaluation and layout.
final class Invalidation {
    /// Whether the views have to be evaluated.
    let evaluation = EvaluationRequest()
    /// Whether they have to be laid out again.
    var isLayoutNeeded = true
    /// What is to be shown, once all is laid out.
    var scrollRequests: [ScrollRequest] = []

    /// Evaluates the views again when something changes that a closure reads from an observable model.
    ///
    /// - Returns: What the closure does, and the reads, which are watched as long as they live.
    func watch<Result>(_ reads: () -> Result) -> (result: Result, reads: ModelReads) {
        ModelReads.watch(reads, onChange: evaluation.make)
    }
}

/// Whether views have to be evaluated. Models may be changed on any thread, so any thread may ask for it.
final class EvaluationRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var isMade = true

    /// Asks for an evaluation, the next time that anyone wants results.
    func make() {
        lock.withLock { isMade = true }
    }

    /// Whether an evaluation has been asked for since the last time.
    func take() -> Bool {
        lock.withLock {
            defer { isMade = false }
            return isMade
        }
    }
}

/// A view that is to be shown in the first scroll view inside another one that has it.
struct ScrollRequest {
    var reader: ViewIdentity
    var id: AnyHashable
    var anchor: UnitPoint?
}
