/// What was read while something was made: whether it would be made the same once more.
final class Reads {
    /// Each says whether an answer is still the same.
    private var checks: [() -> Bool] = []
    private let change = Change()

    deinit {
        change.stopWatching()
    }

    /// Whether none of it has changed.
    var areCurrent: Bool { !change.isMade && checks.allSatisfy { $0() } }

    func note(_ isCurrent: @escaping () -> Bool) {
        checks.append(isCurrent)
    }

    /// Makes something.
    ///
    /// - Parameters:
    ///   - onChange: Called when an observable model changes that has been read, as long as this object lives, on the
    ///     thread that changes it. Unlike ``ModelReads``, these can be inside of others: those would take the end of these
    ///     for a change.
    func watch<Result>(_ make: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return make() }
        return withObservationTracking(make) { [change] in
            if change.make() { onChange() }
        }
    }

    /// Whether a model has changed, which may happen on any thread.
    private final class Change: @unchecked Sendable {
        private let lock = NSLock()
        private var wasMade = false
        private var isWatched = true

        var isMade: Bool { lock.withLock { wasMade } }

        /// Returns whether anybody wants to know.
        func make() -> Bool {
            lock.withLock {
                wasMade = true
                return isWatched
            }
        }

        func stopWatching() {
            lock.withLock { isWatched = false }
        }
    }
}

/// What was made of a value, and what was read for it.
final class Kept<Input, Output> {
    let input: Input
    let output: Output
    let reads: Reads

    init(_ output: Output, of input: Input, reads: Reads) {
        self.input = input
        self.output = output
        self.reads = reads
    }
}
