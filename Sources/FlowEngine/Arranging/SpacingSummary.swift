/// The largest and the smallest distance of some items from the one before.
struct SpacingSummary: Sendable {
    private var largestOwn = -largestLength
    private var smallestOwn = largestLength
    private var haveCommon = false

    /// - Parameter spacing: Infinity for that of the options.
    mutating func add(_ spacing: Double) {
        if spacing == ItemDetails.commonSpacing {
            haveCommon = true
        } else {
            largestOwn = largestOwn.larger(spacing)
            smallestOwn = min(smallestOwn, spacing)
        }
    }

    mutating func add(_ other: SpacingSummary) {
        largestOwn = largestOwn.larger(other.largestOwn)
        smallestOwn = min(smallestOwn, other.smallestOwn)
        haveCommon = haveCommon || other.haveCommon
    }

    func largest(common: Double) -> Length {
        haveCommon ? max(Length(largestOwn), Length(common)) : Length(largestOwn)
    }

    func smallest(common: Double) -> Length {
        haveCommon ? min(Length(smallestOwn), Length(common)) : Length(smallestOwn)
    }
}
