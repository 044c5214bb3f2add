/// The size that views are taken to have which have not been seen, and how well that has done lately.
struct ItemEstimate {
    /// What it was at first.
    let given: CGSize
    private(set) var size: CGSize
    // Sums over views that have been measured, of which the last ones count most.
    private var count: CGFloat = 0
    private var measured = CGSize.zero
    private var expected = CGSize.zero

    init(_ given: CGSize) {
        self.given = given
        size = given
    }

    /// Takes the size of a view, and what it was expected to be.
    mutating func compare(_ size: CGSize, with expected: CGSize) {
        limitCount(to: 64)
        count += 1
        measured = CGSize(width: measured.width + size.width, height: measured.height + size.height)
        self.expected = CGSize(
            width: self.expected.width + expected.width, height: self.expected.height + expected.height)
    }

    /// Takes the average of what was measured where that is far from what was expected.
    ///
    /// - Returns: Whether it is.
    mutating func correct() -> Bool {
        guard isFarOff(measured.width, expected.width) || isFarOff(measured.height, expected.height) else {
            return false
        }
        size = CGSize(width: measured.width / count, height: measured.height / count)
        // Now just this would be expected. A few that deviate from it do not change it.
        expected = measured
        limitCount(to: 8)
        return true
    }

    /// By more than a quarter.
    private func isFarOff(_ measured: CGFloat, _ expected: CGFloat) -> Bool {
        4 * max(measured, expected) > 5 * min(measured, expected)
    }

    /// Lets what has been measured count for at most so many views.
    private mutating func limitCount(to limit: CGFloat) {
        guard count > limit else { return }
        let share = limit / count
        count = limit
        measured = CGSize(width: measured.width * share, height: measured.height * share)
        expected = CGSize(width: expected.width * share, height: expected.height * share)
    }
}
