/// A whole number of 128 bits, for sums of squares. The systems that apps support may be too old for `Int128`.
struct Wide: Equatable, Comparable, Sendable {
    private var high: Int64
    private var low: UInt64

    static let zero = Wide(high: 0, low: 0)

    /// The square of a number.
    @inline(__always)
    init(squaring value: Int64) {
        self.init(value, times: value)
    }

    /// The product of two numbers, neither or both of which are negative.
    @inline(__always)
    init(_ value: Int64, times other: Int64) {
        let product = value.magnitude.multipliedFullWidth(by: other.magnitude)
        self.init(high: Int64(bitPattern: product.high), low: product.low)
    }

    /// Two numbers, of which the first decides, and the second among equals. The second one is not negative, and truncated.
    @inline(__always)
    init(first: Int64, then value: Double) {
        if value < 0x1p62 {
            self.init(high: first, low: UInt64(bitPattern: Int64(value)))
        } else {
            let value = min(value, 0x1p120)
            let high = Int64(value / 0x1p64)
            self.init(high: first &+ high, low: UInt64(value - Double(high) * 0x1p64))
        }
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
