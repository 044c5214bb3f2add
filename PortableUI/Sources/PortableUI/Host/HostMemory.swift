import PortableUIDrawing

/// What a host remembers from one evaluation or layout to the next: what has changed since, and what its views share.
final class HostMemory {
    /// Whether the views have to be evaluated, and how.
    let pendingEvaluation = PendingEvaluation()
    /// Whether they have to be laid out again.
    var isLayoutNeeded = true
    /// The views to scroll to after layout.
    var scrollRequests: [ScrollRequest] = []
    /// With which animation a view was scrolled to last.
    var scrollAnimation: Animation?
    /// Which text field has the focus.
    let focus = Focus()
    /// The states that were set and are not seen yet; `nil` where views see all states at once.
    let arrivals: StateArrivals?
    var tally = Tally()
    /// In a pessimistic host, where what is read is noted while something is made.
    private(set) var reads: Reads?
    /// What is over the edges of the host.
    let safeArea = SafeArea()
    /// How often results have been asked for.
    var frameNumber = 0
    /// In a pessimistic host, what is reported when all elements have been visited.
    private var reports: [() -> Void] = []
    /// Whether `onGeometryChange` runs its actions after the next layout.
    var reportsGeometry = true

    var isPessimistic: Bool { arrivals != nil }

    init(_ behavior: HostBehavior) {
        switch behavior {
        case .usual: arrivals = nil
        case .pessimistic(let lastStateFirst, _, _): arrivals = StateArrivals(lastFirst: lastStateFirst)
        }
    }

    /// Whether views have to be evaluated again.
    var isEvaluationPending: Bool { pendingEvaluation.isRequested || arrivals?.isEmpty == false }

    /// The transaction of the next evaluation, if there has to be one.
    func nextEvaluation() -> Transaction? {
        arrivals?.next() ?? pendingEvaluation.take()
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
        return Kept(make(input), of: input, reads: new)
    }
}

/// Whether views have to be evaluated, and in which transaction.
final class PendingEvaluation {
    /// Whether an evaluation has been asked for since the last time.
    private(set) var isRequested = true
    private var transaction = Transaction()

    /// Asks for an evaluation in the current transaction, the next time that results are wanted. Of several requests,
    /// the last animation counts.
    func request() {
        isRequested = true
        transaction.animation = Transaction.current.animation ?? transaction.animation
    }

    /// The transaction of an evaluation, if one has been asked for since the last time.
    func take() -> Transaction? {
        guard isRequested else { return nil }
        isRequested = false
        defer { transaction = Transaction() }
        return transaction
    }
}

/// A view that is to be shown in the first scroll view inside another one that has it.
struct ScrollRequest {
    var reader: ViewIdentity
    var id: AnyHashable
    var anchor: UnitPoint?
    var animation: Animation?
}
