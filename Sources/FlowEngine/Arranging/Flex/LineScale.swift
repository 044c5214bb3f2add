/// How the lines of a flow are scaled, resolved for its space. Lines are broken as if each were as thick as the target,
/// and then made thinner or thicker.
struct LineScale {
    /// The target thickness.
    let target: Length
    /// The space along lines.
    var space: Length {
        didSet { weight = Self.weight(in: space) }
    }
    /// The weight of a squared distance from the target in a cost.
    private var weight: Double
    /// The least and the largest thickness, relative to the target.
    private let (least, largest): (Double, Double)
    /// Whether the last line of a paragraph is made thicker to fill the space.
    let thickensLastLine: Bool

    /// `nil` where nothing is scaled.
    init?(_ options: FlowOptions, in space: Length) {
        guard let scaling = options.scaling, scaling.thickness > 0 else { return nil }
        let target = sanitizedLength(scaling.thickness)
        self.target = Length(size: target)
        self.space = space
        weight = Self.weight(in: space)
        least = min(sanitizedLength(scaling.minThickness) / target, 1)
        largest = scaling.maxThickness > target ? scaling.maxThickness / target : 1
        thickensLastLine = options.lastLine == .grows
        if self.target == .zero { return nil }
    }

    /// Large enough that the digits of a square count. In spaces of more than 2²⁴ points it is less, as squares are no
    /// longer small beside the space that lines leave free.
    private static func weight(in space: Length) -> Double {
        let excess = max(Double(space.units) / 0x1p44, 1)
        return 0x1p20 / (excess * excess)
    }

    var hasLargestThickness: Bool { largest < .infinity }

    /// How long an item is at the target; 0 if it has no thickness.
    @inline(__always)
    func length(_ length: Length, thickness: Length) -> Length {
        // Without a thickness, this is not finite. Dividing is faster than checking first.
        let scaled = length.points * (Double(target.units) / Double(thickness.units))
        return thickness == .zero ? .zero : Length(size: min(scaled, largestLength))
    }

    /// Whether a line fits the space, at the least thickness if need be. Only a line of a single item may not.
    ///
    /// - Parameters:
    ///   - length: The length of the line at the target.
    ///   - scaled: The part of it that is scaled.
    @inline(__always)
    func fits(_ length: Length, scaled: Length) -> Bool {
        length <= space || length - scaled + scaled.scaled(by: least) <= space
    }

    /// The length of scaled items at the largest thickness, and no more than the space.
    func longestLength(_ scaled: Length) -> Length {
        scaled == .zero ? .zero : min(scaled.scaled(by: largest), space)
    }

    /// The space that a line leaves free even at the largest thickness.
    ///
    /// - Parameters:
    ///   - length: The length of the line at the target.
    ///   - scaled: The part of it that is scaled.
    ///   - longest: That part at the largest thickness, if it was not truncated as a whole.
    @inline(__always)
    func freeLength(besides length: Length, scaled: Length, longest: Length? = nil) -> Length {
        // Without a largest thickness, lines can always be full. Lengths are compared last, as that branch is hard to
        // predict (bench: full arrangement, even rows of photos).
        if (largest == .infinity && scaled > .zero) || length >= space { return .zero }
        return max(space - (length - scaled) - (longest ?? longestLength(scaled)), .zero)
    }

    /// Whether a line that has to become thinner to fill the space stays as near to the target as a shorter one that has
    /// to become thicker.
    func isNear(_ line: (length: Length, scaled: Length), besides shorter: (length: Length, scaled: Length))
        -> Bool
    {
        let (excess, slack) = (line.length - space, space - shorter.length)
        return Wide(excess.units, times: shorter.scaled.units) <= Wide(slack.units, times: line.scaled.units)
    }

    /// What makes a line worse than others: first the space that it leaves free, then the square of how far its thickness
    /// is from the target, for each point of scaled length.
    ///
    /// Where scaled items take *s* at the target and others *o* of a space *a*, it is (a − o − s)² / s. Its mixed
    /// derivatives are 2 / s · (oᵢ + sᵢ·h)(oⱼ + sⱼ·h) with the thickness h = (a − o) / s, for any items i before the line
    /// and j after it: never negative, which is what ``LineSearch`` needs. Without the factor s they could be, and one
    /// line of all items, with no thickness, would be better than many lines that are nearly right.
    ///
    /// The space left free satisfies the same inequality if `longest` is a sum over items, each truncated. Truncated as a
    /// whole, its last digit would decide among lines that leave the same together.
    @inline(__always)
    func cost(
        of length: Length, scaled: Length, longest: Length, isLast: Bool, countsLast: Bool
    ) -> Wide {
        let free =
            isLast && !thickensLastLine
            ? .zero : freeLength(besides: length, scaled: scaled, longest: longest)
        let slack = Double((space - length).units)
        let isFree = isLast && !countsLast && slack > 0
        return Wide(
            first: free.units, then: isFree ? 0 : slack * slack / Double(max(scaled.units, 1)) * weight)
    }

    /// How long and how thick the scaled items of a line become together.
    ///
    /// - Parameters:
    ///   - scaled: Their length at the target.
    ///   - free: The space for them.
    ///   - thickens: Whether they become as thick as the space allows, rather than as the target.
    ///   - hasLimit: Whether the largest thickness counts.
    @inline(__always)
    func scaled(
        _ scaled: Length, into free: Length, thickens: Bool, hasLimit: Bool
    ) -> (length: Length, thickness: Length) {
        let thickest = Length(size: largestLength)
        let most = !thickens ? 1 : hasLimit ? largest : .infinity
        let longest = scaled.scaled(by: most)
        // Takes the space itself, and not a product with the factor, which is inexact: a flow that hugs its lines would
        // change.
        if free < longest {
            let factor = Double(free.units) / Double(scaled.units)
            return (free, min(target.scaled(by: factor), thickest))
        }
        return (longest, min(target.scaled(by: most), thickest))
    }
}

extension Slots {
    @inline(__always)
    func scaledLength(at index: Int) -> Length { isScaled(index) ? idealLengths[index] : .zero }

    /// Scales lines into the space for each. Returns the lengths of all items, which also become as thick as their line.
    func scale(
        _ lines: inout [Line], of items: inout FlowItems, by scale: LineScale, into space: Length
    ) -> [Length] {
        let (breaker, axis) = (LineBreaker(self), plan.options.axis)
        var newLengths = idealLengths
        newLengths.withUnsafeMutableBufferPointer { newLengths in
            items.withSizes { sizes in
                lines.update { line, range in
                    let scaled = breaker.scaledLength(of: range)
                    guard scaled > .zero else {
                        if let length = filledLength(of: range, in: space) {
                            (newLengths[range.lowerBound], line.length) = (length, length)
                        }
                        return
                    }
                    // A line is scaled into what its other items and all spacings leave. One that an item fills becomes
                    // however thick that makes it.
                    let (others, isFilled) = (line.length - scaled, isFilled(range))
                    let (whole, thickness) = scale.scaled(
                        scaled, into: max(space - others, .zero),
                        thickens: isFilled || plan.thickens(line), hasLimit: !isFilled)
                    line.length = whole + others

                    // Items share the length in proportion to their own.
                    var parts = LengthParts(of: whole, weights: Double(scaled.units))
                    for index in range where isScaled(index) {
                        newLengths[index] = parts.next(weight: Double(idealLengths[index].units))
                        sizes[index].setCross(thickness.points, along: axis)
                    }
                }
            }
        }
        if items.details.haveBaselines {
            lines.update { _, range in
                guard range.contains(where: { scaledLength(at: $0) > .zero }) else { return }
                for index in range where isScaled(index) {
                    items.setBaselines(first: nil, last: nil, at: index)
                }
            }
        }
        return newLengths
    }
}
