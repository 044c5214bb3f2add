import Observation

/// What has been read from observable models. As long as this object lives, their first change is reported.
final class ModelReads {
    private let letGo: () -> Void

    private init(letGo: @escaping () -> Void) {
        self.letGo = letGo
    }

    deinit {
        letGo()
    }

    /// Watches what a closure reads from observable models.
    ///
    /// - Parameter onChange: Called at most once, on the thread that changes a model, and before it has changed.
    ///   So it is no place to read anything anew.
    static func watch<Result>(
        _ reads: () -> Result, onChange: @escaping @Sendable () -> Void
    ) -> (result: Result, reads: ModelReads) {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else {
            return (reads(), ModelReads {})
        }
        let end = End()
        let result = withObservationTracking {
            end.read()
            return reads()
        } onChange: {
            if !end.isReached { onChange() }
        }
        return (result, ModelReads(letGo: end.reach))
    }
}

/// A model that is read together with others and changes when they are to be let go: `withObservationTracking`
/// cannot be told to stop, but a change of one model ends it for all.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
private final class End: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var wasReached = false

    var isReached: Bool {
        lock.withLock { wasReached }
    }

    func read() {
        registrar.access(self, keyPath: \.isReached)
    }

    func reach() {
        lock.withLock { wasReached = true }
        registrar.withMutation(of: self, keyPath: \.isReached) {}
    }
}
