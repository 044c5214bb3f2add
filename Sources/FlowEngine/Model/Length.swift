/// A length inside the engine: a whole number of 2⁻²⁰ point.
///
/// Integers make sums associative, so that a result does not depend on the order in which it was
/// reached, and comparisons need no tolerance. A length enters by truncation toward zero: rounding to
/// nearest could make ten items of 10.1 wider than the 101 they are meant to fill.
///
/// What `FlowEditing` calls for each item, line and chunk is inlinable, here and in lines and summaries: in another
/// module, the loops of an edit would not inline it otherwise (bench: editable flow: one insertion).
@usableFromInline package struct Length: Equatable, Comparable, BitwiseCopyable, Sendable {
    @usableFromInline package var units: Int64

    @inlinable package static var zero: Length { Length(units: 0) }
    /// Endless space.
    @inlinable package static var endless: Length { Length(units: .max) }
    @inlinable static var unitsPerPoint: Double { 1_048_576 }

    @inlinable
    package init(units: Int64) {
        self.units = units
    }

    /// Truncates to 2⁻²⁰ point. NaN counts as 0, anything beyond ±2³² points as that limit.
    init(_ points: Double) {
        units = Int64(sanitizedCoordinate(points) * Length.unitsPerPoint)
    }

    /// A space, in points: `nil` and infinity are endless. NaN and negative values count as 0.
    package init(space points: Double?) {
        if let points, points != .infinity { self.init(nonNegative: points) } else { self = .endless }
    }

    package var isEndless: Bool { self == .endless }

    /// NaN and negative values count as 0, anything beyond 2³² points as that limit.
    init(nonNegative points: Double) {
        self.init(size: sanitizedLength(points))
    }

    /// Truncates a number from 0 to 2³² points.
    @inline(__always)
    @inlinable
    package init(size points: Double) {
        // The sum has a unit as its last binary digit, so its digits count units. Unlike a conversion, that needs no check for
        // overflow (bench: an editable flow made of the items).
        let sum = points + largestLength
        let rounded = Int64(bitPattern: sum.bitPattern &- largestLength.bitPattern)
        // One less where the sum was rounded up. The sign says so without a branch, which would be mispredicted.
        let rest = points - (sum - largestLength)
        units = rounded &+ Int64(bitPattern: rest.bitPattern) &>> 63
    }

    /// A coordinate, which may be farther away than any one length. NaN counts as 0.
    init(coordinate points: Double) {
        self.init(saturatingUnits: points * Length.unitsPerPoint)
    }

    /// Truncates a number of units. NaN counts as 0.
    @inline(__always)
    init(saturatingUnits units: Double) {
        if units.magnitude < 0x1p63 {
            self.init(units: Int64(units))
        } else {
            self.init(units: units > 0 ? .max : units < 0 ? .min : 0)
        }
    }

    @inlinable
    package var points: Double { Double(units) / Length.unitsPerPoint }

    /// Half of a length, rounded down.
    var half: Length { Length(units: units >> 1) }

    @inlinable
    package static func < (a: Length, b: Length) -> Bool { a.units < b.units }

    // Sums saturate, so that absurd input stays finite. No sum of sane lengths comes near.
    @inlinable
    package static func + (a: Length, b: Length) -> Length {
        let (sum, overflow) = a.units.addingReportingOverflow(b.units)
        return overflow ? saturated(isNegative: b.units < 0) : Length(units: sum)
    }

    static func - (a: Length, b: Length) -> Length {
        let (difference, overflow) = a.units.subtractingReportingOverflow(b.units)
        return overflow ? saturated(isNegative: b.units > 0) : Length(units: difference)
    }

    /// A multiple, by a count that is not negative.
    func times(_ count: Int) -> Length {
        let (product, overflow) = units.multipliedReportingOverflow(by: Int64(count))
        return overflow ? Length.saturated(isNegative: units < 0) : Length(units: product)
    }

    /// A multiple, by a factor that is not negative: truncated, and no longer than any sum of sane lengths.
    @inline(__always)
    func times(_ factor: Double) -> Length {
        let product = Double(units) * factor
        return Length(units: product < 0x1p62 ? Int64(product) : 1 << 62)
    }

    /// Whether a sum is so long that it, or the next one, may saturate.
    var isAbsurd: Bool { units.magnitude >= 1 << 62 }

    /// The minimum wins over the maximum.
    @inlinable
    package func clamped(to limits: (minimum: Length, maximum: Length)) -> Length {
        max(limits.minimum, min(self, limits.maximum))
    }

    /// A separator with this spacing on both sides of it; without a separator, just the spacing.
    func spaced(from separator: Length?) -> Length {
        guard let separator else { return self }
        return self + separator + self
    }

    /// Where something of a length starts that is centered between here and `end`.
    func middle(to end: Length, of length: Length) -> Length {
        self + (end - self - length).half
    }

    // Where no sum overflows.
    @inlinable
    package static func &+ (a: Length, b: Length) -> Length { Length(units: a.units &+ b.units) }
    static func &- (a: Length, b: Length) -> Length { Length(units: a.units &- b.units) }

    // Not inlined, so that other sums do not wait for the choice.
    @inline(never) @usableFromInline
    static func saturated(isNegative: Bool) -> Length {
        Length(units: isNegative ? .min : .max)
    }
}

/// The largest length the engine computes with, in points.
@inlinable package var largestLength: Double { 4_294_967_296 }

/// A position or spacing within ±2³² points. NaN counts as 0.
func sanitizedCoordinate(_ value: Double) -> Double {
    value == value ? min(max(value, -largestLength), largestLength) : 0
}

/// A width or height from 0 to 2³² points. NaN counts as 0.
@inlinable
package func sanitizedLength(_ value: Double) -> Double {
    value > 0 ? (value < largestLength ? value : largestLength) : 0
}

extension Double {
    /// The larger of two numbers, in one instruction, which `max` is not.
    @inline(__always)
    @inlinable
    package func larger(_ other: Double) -> Double { other > self ? other : self }
}
