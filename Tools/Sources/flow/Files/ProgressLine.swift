import SystemPackage

/// One line on standard error that tells how far long work has come.
///
/// It shows only on a terminal, and only once the work has taken half a second.
struct ProgressLine {
    private var task: String
    private var total: Int
    private let now: () -> ContinuousClock.Instant
    private let show: (String) -> Void
    private var next: ContinuousClock.Instant?
    private var isShown = false

    init(_ task: String, of total: Int) {
        self.init(
            task, of: total, isTerminal: FileDescriptor.standardError.isTerminal,
            now: { ContinuousClock.now },
            show: StandardError.write)
    }

    init(
        _ task: String, of total: Int, isTerminal: Bool, now: @escaping () -> ContinuousClock.Instant,
        show: @escaping (String) -> Void
    ) {
        self.task = task
        self.total = total
        self.now = now
        self.show = show
        next = isTerminal ? now().advanced(by: .milliseconds(500)) : nil
    }

    /// Shows how much is done, at most ten times a second: a share, as there are more shapes in a picture than words.
    mutating func update(done: Int) {
        guard let next else { return }
        let now = now()
        guard now >= next else { return }
        self.next = now.advanced(by: .milliseconds(100))
        isShown = true
        show("\(ProgressLine.clear)\(task): \(min(100 * done / total, 100))%")
    }

    /// Goes on with work of another kind.
    mutating func begin(_ task: String, of total: Int) {
        (self.task, self.total) = (task, total)
    }

    /// Takes the line away, so that what follows starts on a clean one.
    mutating func finish() {
        next = nil
        guard isShown else { return }
        isShown = false
        show(ProgressLine.clear)
    }

    /// Back to the first column, and erase to the end of the line.
    private static let clear = "\r\u{1B}[K"
}
