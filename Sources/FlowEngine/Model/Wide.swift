/// A whole number of 128 bits, for sums of squares. The systems that apps support may be too old for `Int128`.
struct Wide: Equatable, Comparable, Sendable {
    private var high: Int64
    private var low: UInt64

    static let zero = Wide(0)

    init(_ value: Int64) {
        self.init(high: value < 0 ? -1 : 0, low: UInt64(bitPattern: value))
    }

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

    static prefix func - (a: Wide) -> Wide { Wide(high: ~a.high, low: ~a.low) + Wide(1) }

    /// Half of the number, rounded down.
    var half: Wide { Wide(high: high >> 1, low: low >> 1 | UInt64(bitPattern: high) << 63) }
}
