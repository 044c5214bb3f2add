/// What a flow knows of the views that its layout hides, and the number of them that its overflow view shows.
///
/// How many views are hidden depends on the overflow view, which shows that very number. So each layout answers a
/// question: how many are hidden with a view that shows this number? The answer is the next number to show, until
/// one is its own answer. Numbers may also run in a circle, as "+9" may be wider than "+10": then the largest of them
/// is shown, and the flow hides that many although fewer might do. From then on, only a different answer to that
/// number means that the flow has changed.
struct OverflowCount: Equatable, Sendable {
    /// The number that the overflow view shows; `nil` before the first answer, to which there is a view for each number.
    private(set) var count: Int?
    /// The fewest views that the flow has to hide, if it hides any.
    private(set) var fewest = 1
    /// The views that were shown last, and the limit by which they were.
    private(set) var drawn = DrawnViews()
    private(set) var limit: FlowLimit?
    /// The answers since the flow last changed, and the numbers that were answered more than once.
    private var answers: [Int: Int] = [:]
    private var confirmed: Set<Int> = []

    /// Follows what a layout has found.
    mutating func follow(_ finding: OverflowFinding) {
        if limit != finding.limit { forgetAnswers() }
        (drawn, limit) = (finding.drawn, finding.limit)
        // A flow that shows all says nothing about what it hides otherwise.
        guard finding.limit.mayHide, finding.count == count else { return }
        let next = max(drawn.hidden, 1)
        guard let count else {
            self.count = next
            return
        }

        // 1. A different answer to the same number: the flow has changed.
        if let known = answers[count], known != next { forgetAnswers() }

        // 2. A circle counts the second time round: during the first, the flow may have changed.
        if answers[count] == next { confirmed.insert(count) }
        answers[count] = next
        if next != count, let largest = largestOfCircle(from: count) {
            self.count = largest
            fewest = largest
        } else {
            self.count = next
        }
    }

    private mutating func forgetAnswers() {
        answers = [:]
        confirmed = []
        fewest = 1
    }

    /// The number of views that are hidden, once the overflow view shows it.
    var settled: Int? {
        if drawn.hidden == 0 || limit?.mayHide != true { return 0 }
        return max(drawn.hidden, fewest) == count ? count : nil
    }

    /// The largest number of the circle that a number is in, if it is known to be in one.
    private func largestOfCircle(from start: Int) -> Int? {
        var largest = start
        var number = start
        repeat {
            guard confirmed.contains(number), let next = answers[number] else { return nil }
            number = next
            largest = max(largest, number)
        } while number != start
        return largest
    }
}

/// What a layout has found: which views it has shown, with a limit and an overflow view for a number.
struct OverflowFinding: Equatable, Sendable {
    let drawn: DrawnViews
    let count: Int?
    let limit: FlowLimit
}

/// Which views of a flow are shown.
struct DrawnViews: Equatable, Sendable {
    /// The fewest views that have to be hidden.
    var hidden = 0
    /// The number of views that are shown, if any are hidden or the overflow view comes after all; else 0.
    var shown = 0

    /// Whether the view of a number is shown.
    func contains(_ number: Int) -> Bool { hidden == 0 || number < shown }
}
