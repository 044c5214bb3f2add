/// How many views the overflow view of a flow says are hidden.
///
/// The flow has to be laid out with an overflow view to know how many views it hides, and the overflow view
/// has to know that number: each layout answers for a number how many are hidden with a view that says it.
/// Numbers are followed until one is its own answer. If they run in a circle instead, as "+9" may be wider
/// than "+10", the largest of the circle is taken, and the flow hides that many although fewer might do.
/// From then on only another answer to that number shows that the flow has changed.
struct OverflowCount: Equatable {
    /// What a layout has found.
    struct Answer: Equatable, Sendable {
        /// The number that the overflow view said.
        var count: Int
        /// The fewest views that can be hidden with that overflow view.
        var hidden: Int
        /// The number of views that are shown, if any are hidden.
        var shown: Int
    }

    /// The number that the overflow view says.
    private(set) var count = 1
    /// The fewest views that the flow has to hide, if it hides any.
    private(set) var fewest = 1
    /// The views that are drawn.
    private(set) var drawn = DrawnViews()
    /// The answers since the flow last changed, and the numbers for which they came more than once.
    private var answers: [Int: Int] = [:]
    private var confirmed: Set<Int> = []

    /// Follows the answer of a layout.
    mutating func follow(_ answer: Answer) {
        drawn = DrawnViews(hidden: answer.hidden, shown: answer.shown)
        guard answer.count == count else { return }
        let next = max(answer.hidden, 1)

        // 1. Another answer than before to the same number: the flow has changed.
        if let known = answers[count], known != next {
            answers = [:]
            confirmed = []
            fewest = 1
        }

        // 2. A circle counts once it has been gone through twice: the first time, the flow may have changed.
        if answers[count] == next {
            confirmed.insert(count)
        }
        answers[count] = next
        if let largest = largestOfCircle {
            count = largest
            fewest = largest
        } else {
            count = next
        }
    }

    /// The largest number of the circle that the current one is in, if it is known to be one.
    private var largestOfCircle: Int? {
        var largest = count
        var number = count
        repeat {
            guard confirmed.contains(number), let next = answers[number] else { return nil }
            number = next
            largest = max(largest, number)
        } while number != count
        return largest
    }
}
