import PortableUIDrawing

/// Remembers what has changed since the last evaluation and layout.
final class Invalidation {
    /// Whether the views have to be evaluated.
    let evaluation = EvaluationRequest()
    /// Whether they have to be laid out again.
    var isLayoutNeeded = true
    /// The views to scroll to after layout.
    var scrollRequests: [ScrollRequest] = []
    /// With which animation a view was scrolled to last.
    var scrollAnimation: Animation?
    /// Which text field has the focus.
    let focus: Focus
    /// The states that were set and are not seen yet; `nil` where views see all states at once.
    let arrivals: StateArrivals?
    /// The view whose state was set last.
    var changedView: Any.Type?
    var tally = Tally()
    /// In a pessimistic host, where what is read is noted while something is made.
    private(set) var reads: Reads?
    /// What is over the edges of the host.
    let safeArea = SafeArea()
    /// How often results have been asked for.
    var frame = 0
    /// In a pessimistic host, what is reported when all elements have been visited.
    private var reports: [() -> Void] = []
    /// Whether `onGeometryChange` runs its actions after the next layout.
    var reportsGeometry = true

    var isPessimistic: Bool { arrivals != nil }

    init(_ behavior: HostBehavior) {
        focus = Focus(keepsRefused: behavior.isPessimistic)
        switch behavior {
        case .usual: arrivals = nil
        case .pessimistic(let lastStateFirst, _, _): arrivals = StateArrivals(lastFirst: lastStateFirst)
        }
    }

    /// Whether views have to be evaluated again.
    var isEvaluationPending: Bool { evaluation.isPending || arrivals?.isEmpty == false }

    /// The transaction of the next evaluation, if there has to be one.
    func nextEvaluation() -> Transaction? {
        arrivals?.next() ?? evaluation.take()
    }

    /// Reports something about an element: at once, or in a pessimistic host when all have been visited.
    func report(_ report: @escaping () -> Void) {
        if isPessimistic { reports.append(report) } else { report() }
    }

    /// Reports what waits, the last first.
    func reportBackwards() {
        let waiting = reports
        reports = []
        for report in waiting.reversed() { report() }
    }

    /// Makes something of a value, and notes what is read for it.
    func keep<Input, Output>(_ input: Input, _ make: (Input) -> Output) -> Kept<Input, Output> {
        let (new, outer) = (Reads(), reads)
        reads = new
        defer { reads = outer }
        let output = new.watch({ make(input) }, onChange: evaluation.make)
        return Kept(output, of: input, reads: new)
    }

    /// Evaluates the views again when something changes that a closure reads from an observable model.
    ///
    /// - Returns: What the closure does, and the reads, which are watched as long as they live.
    func watch<Result>(_ reads: () -> Result) -> (result: Result, reads: ModelReads) {
        ModelReads.watch(reads, onChange: evaluation.make)
    }
}

/// Whether views have to be evaluated, and in which transaction. Models may be changed on any thread, so any thread
/// may ask for it.
final class EvaluationRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var isMade = true
    private var transaction = Transaction()

    /// Asks for an evaluation in the current transaction, the next time that results are wanted. Of several requests,
    /// the last animation counts.
    func make() {
        let animation = Transaction.current.animation
        lock.withLock {
            isMade = true
            transaction.animation = animation ?? transaction.animation
        }
    }

    /// Whether an evaluation has been asked for since the last time.
    var isPending: Bool {
        lock.withLock { isMade }
    }

    /// The transaction of an evaluation, if one has been asked for since the last time.
    func take() -> Transaction? {
        lock.withLock {
            guard isMade else { return nil }
            isMade = false
            defer { transaction = Transaction() }
            return transaction
        }
    }
}

/// A view that is to be shown in the first scroll view inside another one that has it.
struct ScrollRequest {
    var reader: ViewIdentity
    var id: AnyHashable
    var anchor: UnitPoint?
    var animation: Animation?
}
