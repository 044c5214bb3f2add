/// How a change is animated. Only a description: PortableUI has no clock.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable {
        case standard
        case linear(duration: Double)
        case easeIn(duration: Double)
        case easeOut(duration: Double)
        case easeInOut(duration: Double)
        case spring(response: Double, dampingFraction: Double, blendDuration: Double)
        case timingCurve(Double, Double, Double, Double, duration: Double)
    }

    private let curve: Curve
    /// In seconds.
    private var delay = 0.0
    private var speed = 1.0
    private var repetition: Repetition?

    private struct Repetition: Hashable {
        /// `nil` for no end.
        var count: Int?
        var autoreverses: Bool
    }

    private init(curve: Curve) {
        self.curve = curve
    }

    /// The animation that is used if none is named.
    public static let `default` = Animation(curve: .standard)

    public static var linear: Animation { linear(duration: usualDuration) }
    public static var easeIn: Animation { easeIn(duration: usualDuration) }
    public static var easeOut: Animation { easeOut(duration: usualDuration) }
    public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
    public static var spring: Animation { spring(duration: 0.5) }

    /// - Parameter duration: In seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(curve: .linear(duration: duration))
    }

    /// - Parameter duration: In seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation(curve: .easeIn(duration: duration))
    }

    /// - Parameter duration: In seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(curve: .easeOut(duration: duration))
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

    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }

    /// A spring without a bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a larger bounce.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A stiff spring.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A cubic curve with two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(curve: .timingCurve(p1x, p1y, p2x, p2y, duration: duration))
    }

    /// The animation, beginning later.
    ///
    /// - Parameter delay: In seconds.
    public func delay(_ delay: Double) -> Animation {
        var animation = self
        animation.delay += delay
        return animation
    }

    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.speed *= speed
        return animation
    }

    /// The animation so many times, every other time backwards if it reverses.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repetition = Repetition(count: repeatCount, autoreverses: autoreverses)
        return animation
    }

    /// The animation without end, every other time backwards if it reverses.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repetition = Repetition(count: nil, autoreverses: autoreverses)
        return animation
    }

    /// The duration of animations without one of their own, in seconds.
    private static var usualDuration: Double { 0.35 }
}
