/// The number of hidden views that the overflow view of a flow shows.
///
/// How many views are hidden depends on the overflow view, which shows that very number. So each layout answers a
/// question: how many are hidden with a view that shows this number? The answer is the next number to show, until
/// one is its own answer. Numbers may also run in a circle, as "+9" may be wider than "+10": then the largest of them
/// is shown, and the flow hides that many although fewer might do. From then on, only a different answer to that
/// number means that the flow has changed.
struct OverflowCount: Equatable, Sendable {
    private(set) var count = 1
    /// The fewest views that the flow has to hide, if it hides any.
    private(set) var fewest = 1
    /// The views that are drawn.
    private(set) var drawn = DrawnViews()
    /// The answers since the flow last changed, and the numbers that were answered more than once.
    private var answers: [Int: Int] = [:]
    private var confirmed: Set<Int> = []

    /// Follows the answer of a layout, which had an overflow view for a number.
    mutating func follow(_ drawn: DrawnViews, for count: Int) {
        self.drawn = drawn
        guard count == self.count else { return }
        let next = max(drawn.hidden, 1)

        // 1. A different answer to the same number: the flow has changed.
        if let known = answers[count], known != next {
            answers = [:]
            confirmed = []
            fewest = 1
        }

        // 2. A circle counts the second time round: during the first, the flow may have changed.
        if answers[count] == next {
            confirmed.insert(count)
        }
        answers[count] = next
        if let largest = largestOfCircle {
            self.count = largest
            fewest = largest
        } else {
            self.count = next
        }
    }

    /// The number of hidden views that a layout has answered, once the overflow view shows it.
    func settled(_ drawn: DrawnViews) -> Int? {
        if drawn.hidden == 0 { return 0 }
        return max(drawn.hidden, fewest) == count ? count : nil
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

/// Which views of a flow are drawn, as far as its view knows. The layout may already hide others.
struct DrawnViews: Equatable, Sendable {
    /// The fewest views that have to be hidden.
    var hidden = 0
    /// The number of views that are drawn, if any are hidden or the overflow view comes after all; else 0.
    var shown = 0

    /// Whether the view of a number is drawn.
    func contains(_ number: Int) -> Bool { hidden == 0 || number < shown }
}
