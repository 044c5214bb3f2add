/// States that were set, but that views do not see yet. Only a pessimistic host has any.
final class StateArrivals {
    private let lastFirst: Bool
    private var waiting: [Waiting] = []
    /// How many states have arrived.
    private var count = 0
    /// Whether views are evaluated or laid out, and see only what has arrived.
    var areViewsAsked = false

    init(lastFirst: Bool) {
        self.lastFirst = lastFirst
    }

    private struct Waiting {
        let state: any ArrivingState
        var transaction: Transaction
        /// States that were set together have the same number.
        let batch: Int
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// Lets a state wait that was set in the current transaction. One that waits already keeps its place.
    func add(_ state: any ArrivingState) {
        if let index = waiting.firstIndex(where: { $0.state === state }) {
            waiting[index].transaction = .current
        } else {
            waiting.append(Waiting(state: state, transaction: .current, batch: count))
        }
    }

    /// Lets the next state arrive: one of those that were set first.
    ///
    /// - Returns: The transaction in which it was set; `nil` if none waits.
    func next() -> Transaction? {
        guard let first = waiting.first else { return nil }
        let together = waiting.prefix { $0.batch == first.batch }
        let next = waiting.remove(at: lastFirst ? together.count - 1 : 0)
        count += 1
        next.state.arrive()
        return next.transaction
    }
}

/// A state whose value views see only once it has arrived.
protocol ArrivingState: AnyObject {
    func arrive()
}
