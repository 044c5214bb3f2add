/// The size that unseen views are taken to have, and how good it has been lately.
struct SizeEstimate {
    let given: FlowSize
    private(set) var size: FlowSize
    // Sums over views that have been measured, of which the latest count most.
    private var count = 0.0
    private var measured = FlowSize.zero
    private var expected = FlowSize.zero

    init(_ given: FlowSize) {
        self.given = given
        size = given
    }

    /// Takes the size of a view, and what it was expected to be.
    mutating func compare(_ size: FlowSize, with expected: FlowSize) {
        limitCount(to: 64)
        count += 1
        measured = FlowSize(width: measured.width + size.width, height: measured.height + size.height)
        self.expected = FlowSize(
            width: self.expected.width + expected.width, height: self.expected.height + expected.height)
    }

    /// Takes the average of the measured sizes if they are far from the expected ones.
    ///
    /// - Returns: Whether they are.
    mutating func correct() -> Bool {
        guard isFarOff(measured.width, expected.width) || isFarOff(measured.height, expected.height) else {
            return false
        }
        size = FlowSize(width: measured.width / count, height: measured.height / count)
        // This is what would be expected now. A few views of other sizes do not change it.
        expected = measured
        limitCount(to: 8)
        return true
    }

    /// By more than a quarter.
    private func isFarOff(_ measured: Double, _ expected: Double) -> Bool {
        4 * max(measured, expected) > 5 * min(measured, expected)
    }

    /// Lets all views measured so far count for at most so many.
    private mutating func limitCount(to limit: Double) {
        guard count > limit else { return }
        let share = limit / count
        count = limit
        measured = FlowSize(width: measured.width * share, height: measured.height * share)
        expected = FlowSize(width: expected.width * share, height: expected.height * share)
    }
}
