/// An angle, clockwise where it turns a view.
@frozen public struct Angle: Hashable, Sendable {
    public var radians: Double

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        self.init(radians: degrees * .pi / 180)
    }

    public static let zero = Angle(radians: 0)

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
