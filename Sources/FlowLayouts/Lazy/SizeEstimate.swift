/// The size that unseen views are taken to have, and how good it has been lately.
struct SizeEstimate {
    /// What it was at first.
    let given: CGSize
    private(set) var size: CGSize
    // Sums over views that have been measured, of which the latest count most.
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

    /// Takes the average of the measured sizes if they are far from the expected ones.
    ///
    /// - Returns: Whether they are.
    mutating func correct() -> Bool {
        guard isFarOff(measured.width, expected.width) || isFarOff(measured.height, expected.height) else {
            return false
        }
        size = CGSize(width: measured.width / count, height: measured.height / count)
        // This is what would be expected now. A few views of other sizes do not change it.
        expected = measured
        limitCount(to: 8)
        return true
    }

    /// By more than a quarter.
    private func isFarOff(_ measured: CGFloat, _ expected: CGFloat) -> Bool {
        4 * max(measured, expected) > 5 * min(measured, expected)
    }

    /// Lets all views measured so far count for at most so many.
    private mutating func limitCount(to limit: CGFloat) {
        guard count > limit else { return }
        let share = limit / count
        count = limit
        measured = CGSize(width: measured.width * share, height: measured.height * share)
        expected = CGSize(width: expected.width * share, height: expected.height * share)
    }
}
