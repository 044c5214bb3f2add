/// Parts of a length in proportion to weights, without losing any of it to rounding.
struct LengthParts {
    private let whole: Length
    private let total: Double
    private var weights = 0.0
    private var given = Length.zero

    /// - Parameter total: The sum of all weights.
    init(of whole: Length, weights total: Double) {
        (self.whole, self.total) = (whole, total)
    }

    @inline(__always)
    mutating func next(weight: Double) -> Length {
        weights += weight
        let upTo = weights >= total ? whole : whole.scaled(by: weights / total)
        defer { given = upTo }
        return upTo - given
    }
}
