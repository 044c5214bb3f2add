/// How a change is animated. Only a description: PortableUI has no clock.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable {
        case standard
        case linear(duration: Double)
        case easeInOut(duration: Double)
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
    }

    private let curve: Curve

    private init(curve: Curve) {
        self.curve = curve
    }

    /// The animation that is used if none is named.
    public static let `default` = Animation(curve: .standard)

    public static var linear: Animation { linear(duration: usualDuration) }
    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
    public static var spring: Animation { spring(duration: 0.5) }

    /// - Parameter duration: In seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(curve: .linear(duration: duration))
    }

    /// - Parameter duration: In seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(curve: .easeInOut(duration: duration))
    }

    /// - Parameters:
    ///   - duration: About how long it takes, in seconds.
    ///   - bounce: From -1, flat, over 0, no bounce, to 1, endless.
    ///   - blendDuration: In seconds.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        let dampingFraction = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        return spring(response: duration, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// - Parameters:
    ///   - response: The stiffness, as a duration in seconds.
    ///   - dampingFraction: 0 bounces without end, 1 does not.
    ///   - blendDuration: In seconds.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            curve: .spring(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// The duration of animations without one of their own, in seconds.
    private static var usualDuration: Double { 0.35 }
}
