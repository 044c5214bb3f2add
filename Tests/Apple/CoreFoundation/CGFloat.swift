// The scalar of all geometry.

@frozen public struct CGFloat: Sendable {
    public var native: Double
    public init() { native = 0 }
    public init(_ v: Float) { native = Double(v) }
    public init(_ v: Double) { native = v }
    public init(_ v: CGFloat) { native = v.native }
    public init<I: BinaryInteger>(_ v: I) { native = Double(v) }
    public init(_ v: Int) { native = Double(v) }
}

extension CGFloat: SignedNumeric {
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let native = Double(exactly: source) else { return nil }
        self.native = native
    }
    public var magnitude: CGFloat { CGFloat(native.magnitude) }
}

extension CGFloat: BinaryFloatingPoint {
    public static var exponentBitCount: Int { Double.exponentBitCount }
    public static var significandBitCount: Int { Double.significandBitCount }
    public var sign: FloatingPointSign { native.sign }
    public var exponentBitPattern: UInt { native.exponentBitPattern }
    public var significandBitPattern: UInt { UInt(native.significandBitPattern) }
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) {
        native = Double(
            sign: sign, exponentBitPattern: exponentBitPattern,
            significandBitPattern: UInt64(significandBitPattern))
    }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var nan: CGFloat { CGFloat(Double.nan) }
    public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }
    public var ulp: CGFloat { CGFloat(native.ulp) }
    public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
    public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
    public var exponent: Int { native.exponent }
    public var significand: CGFloat { CGFloat(native.significand) }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
        native = Double(sign: sign, exponent: exponent, significand: significand.native)
    }
    public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
    public var nextUp: CGFloat { CGFloat(native.nextUp) }
    public mutating func negate() { native.negate() }
    public mutating func formTruncatingRemainder(dividingBy o: CGFloat) {
        native.formTruncatingRemainder(dividingBy: o.native)
    }
    public mutating func formRemainder(dividingBy o: CGFloat) { native.formRemainder(dividingBy: o.native) }
    public mutating func formSquareRoot() { native.formSquareRoot() }
    public mutating func addProduct(_ l: CGFloat, _ r: CGFloat) { native.addProduct(l.native, r.native) }
    public func isEqual(to o: CGFloat) -> Bool { native.isEqual(to: o.native) }
    public func isLess(than o: CGFloat) -> Bool { native.isLess(than: o.native) }
    public func isLessThanOrEqualTo(_ o: CGFloat) -> Bool { native.isLessThanOrEqualTo(o.native) }
    public var isNormal: Bool { native.isNormal }
    public var isFinite: Bool { native.isFinite }
    public var isZero: Bool { native.isZero }
    public var isSubnormal: Bool { native.isSubnormal }
    public var isInfinite: Bool { native.isInfinite }
    public var isNaN: Bool { native.isNaN }
    public var isSignalingNaN: Bool { native.isSignalingNaN }
    public var isCanonical: Bool { true }
    public var floatingPointClass: FloatingPointClassification { native.floatingPointClass }
    public var binade: CGFloat { CGFloat(native.binade) }
    public var significandWidth: Int { native.significandWidth }
    public init(floatLiteral value: Double) { native = value }
    public init(integerLiteral value: Int) { native = Double(value) }
    public static func + (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native + r.native) }
    public static func - (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native - r.native) }
    public static func * (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native * r.native) }
    public static func / (l: CGFloat, r: CGFloat) -> CGFloat { CGFloat(l.native / r.native) }
    public static func += (l: inout CGFloat, r: CGFloat) { l.native += r.native }
    public static func -= (l: inout CGFloat, r: CGFloat) { l.native -= r.native }
    public static func *= (l: inout CGFloat, r: CGFloat) { l.native *= r.native }
    public static func /= (l: inout CGFloat, r: CGFloat) { l.native /= r.native }
    public static func == (l: CGFloat, r: CGFloat) -> Bool { l.native == r.native }
    public static func < (l: CGFloat, r: CGFloat) -> Bool { l.native < r.native }
    public static func <= (l: CGFloat, r: CGFloat) -> Bool { l.native <= r.native }
    public static func > (l: CGFloat, r: CGFloat) -> Bool { l.native > r.native }
    public static func >= (l: CGFloat, r: CGFloat) -> Bool { l.native >= r.native }
}

extension CGFloat: Strideable {
    public func distance(to o: CGFloat) -> CGFloat { o - self }
    public func advanced(by a: CGFloat) -> CGFloat { self + a }
}

extension CGFloat: Hashable { public func hash(into h: inout Hasher) { h.combine(native) } }
extension CGFloat: CustomStringConvertible { public var description: String { native.description } }

extension Double { public init(_ v: CGFloat) { self = v.native } }
extension Float { public init(_ v: CGFloat) { self = Float(v.native) } }
extension Int { public init(_ v: CGFloat) { self = Int(v.native) } }
