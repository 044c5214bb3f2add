/// What makes a line worse than others.
///
/// - *Balanced* lines: first their number, then the squares of their lengths, so that they stay in a flow that hugs them.
///   With equal spacings, the slack would rank them alike, as their number is given.
/// - *Even* lines: the squares of their slack, except for the last line.
/// - *Scaled* lines: first their least slack, then the square of how far their thickness is from the target, for each
///   point of scaled length. They may be longer than the space if their scaled items can be made short enough.
struct LineCost {
    let space: Length
    let isBalanced: Bool
    /// How lines are scaled; `nil` if they are not.
    var scale: LineScale?
    /// The length of the scaled items before each place.
    var scaledLengths: [Int64] = []
    /// The same at the largest thickness, where each item is no longer than the space.
    var longestLengths: [Int64] = []

    /// Whether there have to be as few lines as possible.
    var prefersFewest: Bool { isBalanced && scale == nil }

    /// The cost of a line of some length between two places.
    @inline(__always)
    func cost(of length: Int64, from first: Int, to next: Int, isLast: Bool) -> Wide {
        if let scale {
            return cost(of: Length(units: length), scaledBy: scale, from: first, to: next, isLast: isLast)
        }
        if isBalanced { return Wide(squaring: length) }
        return Wide(squaring: isLast ? 0 : max(space.units - length, 0))
    }

    /// In a space *a*, the scaled items of a line take *s* at the target thickness, and the others *o*. So its thickness
    /// is h = (a − o) / s, where 1 is the target. The distance from that costs (a − o − s)² / s, which is s·(h − 1)².
    /// Without the factor s, one line of all items, with no thickness, would be better than many that are nearly right.
    ///
    /// ``LineSearch`` needs the quadrangle inequality. It holds if no mixed derivative of the cost is negative: the one
    /// by an item i at the start of the line and an item j at its end is 2 / s · (oᵢ + sᵢ·h)(oⱼ + sⱼ·h). The least slack
    /// obeys it, too, as `longest` is a sum over items, each truncated. If the sum were truncated instead, its last
    /// digit would decide among lines that together leave the same.
    @inline(never)  // Else loops for other lines would have it, too (bench: full arrangement, even breaking).
    private func cost(
        of length: Length, scaledBy scale: LineScale, from first: Int, to next: Int, isLast: Bool
    ) -> Wide {
        let scaled = scaledLength(from: first, to: next)
        let longest = Length(units: longestLengths[next] &- longestLengths[first])
        let mayBeShort = isLast && !scale.thickensLastLine
        let least = mayBeShort ? .zero : scale.leastSlack(besides: length, scaled: scaled, longest: longest)
        let slack = Double((space - length).units)
        if mayBeShort, !isBalanced, slack > 0 { return .zero }
        return Wide(first: least.units, then: slack * slack / Double(max(scaled.units, 1)) * scale.weight)
    }

    /// Whether a line may have some length.
    @inline(__always)
    func allows(_ length: Int64, from first: Int, to next: Int) -> Bool {
        if length <= space.units { return true }
        return scale?.fits(Length(units: length), scaled: scaledLength(from: first, to: next)) ?? false
    }

    @inline(__always)
    private func scaledLength(from first: Int, to next: Int) -> Length {
        Length(units: scaledLengths[next] &- scaledLengths[first])
    }
}
