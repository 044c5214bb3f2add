/// The animation with which a view was last evaluated, until state follows from the view's layout: that belongs to
/// the same change.
///
/// SwiftUI may look at transactions on any thread.
final class EvaluationAnimation: @unchecked Sendable {
    private let lock = NSLock()
    private var evaluation = 0
    private var isEvaluated = true
    private var animation: Animation?

    /// Begins an evaluation.
    ///
    /// - Returns: Its number.
    func begin() -> Int {
        lock.withLock {
            evaluation += 1
            isEvaluated = false
            animation = nil
            return evaluation
        }
    }

    /// Remembers the animation of an evaluation. What comes later has animations of its own.
    func remember(_ transaction: inout Transaction) {
        lock.withLock {
            if !isEvaluated { animation = transaction.animation }
        }
    }

    /// Ends the evaluation with a change of state.
    @MainActor func end(with change: () -> Void) {
        let animation = lock.withLock {
            defer {
                isEvaluated = true
                self.animation = nil
            }
            return self.animation
        }
        if let animation {
            withAnimation(animation, change)
        } else {
            change()
        }
    }
}
