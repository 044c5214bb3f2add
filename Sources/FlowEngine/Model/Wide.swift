/// A whole number of 128 bits, for sums of squares. The systems that apps support may be too old for `Int128`.
struct Wide: Equatable, Comparable, Sendable {
    private var high: Int64
    private var low: UInt64

    static let zero = Wide(high: 0, low: 0)

    /// The square of a number.
    @inline(__always)
    init(squaring value: Int64) {
        let square = value.magnitude.multipliedFullWidth(by: value.magnitude)
        self.init(high: Int64(bitPattern: square.high), low: square.low)
    }

    private init(high: Int64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    @inline(__always)
    static func < (a: Wide, b: Wide) -> Bool { a.high == b.high ? a.low < b.low : a.high < b.high }

    // Sums wrap around. Those of sane lengths come nowhere near.
    @inline(__always)
    static func + (a: Wide, b: Wide) -> Wide {
        let (low, carry) = a.low.addingReportingOverflow(b.low)
        return Wide(high: a.high &+ b.high &+ (carry ? 1 : 0), low: low)
    }
}
