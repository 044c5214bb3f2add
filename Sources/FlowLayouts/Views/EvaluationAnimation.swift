/// The animation of a view's last evaluation, kept for the change of state that the view's layout leads to, which
/// is part of the same change.
///
/// SwiftUI may call transaction modifiers on any thread.
final class EvaluationAnimation: @unchecked Sendable {
    private let lock = NSLock()
    private var evaluation = 0
    private var isEvaluated = true
    private var animation: Animation?

    /// Begins an evaluation, and returns its number.
    func begin() -> Int {
        lock.withLock {
            evaluation += 1
            isEvaluated = false
            animation = nil
            return evaluation
        }
    }

    /// Remembers the animation of the current evaluation. Once that has ended, later ones do not count.
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
