/// How the lines of a flow are scaled, resolved for its space. Lines are broken as if each had the target thickness,
/// and then made thinner or thicker.
struct LineScale {
    let targetThickness: Length
    /// The space along lines.
    let space: Length
    /// The weight of a squared distance from the target thickness in a ``LineCost``.
    let weight: Double
    /// The least and the largest thickness, relative to the target thickness.
    private let least: Double
    let largest: Double
    /// Whether the last line of a paragraph is made thicker to fill the space.
    let thickensLastLine: Bool

    /// `nil` where nothing is scaled.
    init?(_ options: FlowOptions, in space: Length) {
        guard let scaling = options.scaling, scaling.thickness > 0 else { return nil }
        let target = sanitizedLength(scaling.thickness)
        targetThickness = Length(size: target)
        self.space = space
        weight = Self.weight(in: space)
        least = min(sanitizedLength(scaling.minThickness) / target, 1)
        largest = scaling.maxThickness > target ? scaling.maxThickness / target : 1
        thickensLastLine = options.lastLine == .grows
        if targetThickness == .zero { return nil }
    }

    /// Large enough that the digits of a square count. In spaces of more than 2²⁴ points it is less, as squares are no
    /// longer small beside the slack.
    private static func weight(in space: Length) -> Double {
        let excess = max(Double(space.units) / 0x1p44, 1)
        return 0x1p20 / (excess * excess)
    }

    /// How long an item is at the target thickness; 0 if it has no thickness.
    @inline(__always)
    func length(_ length: Length, thickness: Length) -> Length {
        // Without a thickness, this is not finite. Dividing is faster than checking first.
        let scaled = length.points * (Double(targetThickness.units) / Double(thickness.units))
        return thickness == .zero ? .zero : Length(size: min(scaled, largestLength))
    }

    /// Whether a line fits the space, made as thin as it may be if necessary. A line of a single item need not.
    ///
    /// - Parameters:
    ///   - length: The length of the line at the target thickness.
    ///   - scaled: The part of it that is scaled.
    @inline(__always)
    func fits(_ length: Length, scaled: Length) -> Bool {
        length <= space || length - scaled + scaled.times(least) <= space
    }

    /// The length of scaled items at the largest thickness, or the space if that is less.
    func longestLength(_ scaled: Length) -> Length {
        scaled == .zero ? .zero : min(scaled.times(largest), space)
    }

    /// The slack that a line has even at the largest thickness.
    ///
    /// - Parameters:
    ///   - length: The length of the line at the target thickness.
    ///   - scaled: The part of it that is scaled.
    ///   - longest: That part at the largest thickness, if it is a sum of lengths that were each truncated.
    @inline(__always)
    func leastSlack(besides length: Length, scaled: Length, longest: Length? = nil) -> Length {
        // Without a largest thickness, lines can always be full. Lengths are compared last, as that branch is hard to
        // predict (bench: full arrangement, even rows of photos).
        if (largest == .infinity && scaled > .zero) || length >= space { return .zero }
        return max(space - (length - scaled) - (longest ?? longestLength(scaled)), .zero)
    }

    /// How long together, and how thick, the scaled items of a line become.
    ///
    /// - Parameters:
    ///   - scaled: How long they are at the target thickness.
    ///   - lengthLeft: What other items and all spacings leave for them.
    ///   - most: The largest thickness that they may get, relative to the target thickness.
    @inline(__always)
    func resolve(
        _ scaled: Length, into lengthLeft: Length, upTo most: Double
    ) -> (length: Length, thickness: Length) {
        let thickest = Length(size: largestLength)
        let longest = scaled.times(most)
        // Takes the space itself, and not a product with the factor, which is inexact: a flow that hugs its lines would
        // change.
        if lengthLeft < longest {
            let factor = Double(lengthLeft.units) / Double(scaled.units)
            return (lengthLeft, min(targetThickness.times(factor), thickest))
        }
        return (longest, min(targetThickness.times(most), thickest))
    }
}
