/// Parts of a length in proportion to weights. None of it is lost to rounding.
struct LengthParts {
    private let whole: Length
    private let total: Double
    /// What a weight of 1 gets, in units.
    private let unitsPerWeight: Double
    private var weights = 0.0
    private var given = Length.zero

    /// - Parameter total: The sum of all weights.
    init(of whole: Length, weights total: Double) {
        (self.whole, self.total) = (whole, total)
        unitsPerWeight = Double(whole.units) / total
    }

    @inline(__always)
    mutating func next(weight: Double) -> Length {
        weights += weight
        let upTo = weights >= total ? whole : Length(saturatingUnits: weights * unitsPerWeight)
        defer { given = upTo }
        return upTo &- given
    }
}
