/// How a change is animated. Only a description: PortableUI has no clock.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable {
        case standard
        case linear(duration: Double)
        case easeInOut(duration: Double)
    }

    private let curve: Curve

    private init(curve: Curve) {
        self.curve = curve
    }

    /// The animation that is used if none is named.
    public static let `default` = Animation(curve: .standard)

    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }

    /// - Parameter duration: In seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(curve: .linear(duration: duration))
    }

    /// - Parameter duration: In seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(curve: .easeInOut(duration: duration))
    }

    /// The duration of animations without one of their own, in seconds.
    private static var usualDuration: Double { 0.35 }
}
