// The timing of a change.

@frozen public struct Animation: Equatable, Sendable {
    let base: Int
    public static let `default`: Animation = stub()
    public static var easeInOut: Animation { stub() }
    public static func easeInOut(duration: Double) -> Animation { stub() }
    public static var easeIn: Animation { stub() }
    public static func easeIn(duration: Double) -> Animation { stub() }
    public static var easeOut: Animation { stub() }
    public static func easeOut(duration: Double) -> Animation { stub() }
    public static var linear: Animation { stub() }
    public static func linear(duration: Double) -> Animation { stub() }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { stub() }
    public func delay(_ delay: Double) -> Animation { stub() }
    public func speed(_ speed: Double) -> Animation { stub() }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { stub() }
    public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }
}
@available(SwiftUI_17, *)
extension Animation {
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { stub() }
    public static var spring: Animation { stub() }
    public static var smooth: Animation { stub() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation { stub() }
    public static var snappy: Animation { stub() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation { stub() }
    public static var bouncy: Animation { stub() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation { stub() }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { stub() }

@frozen public struct Transaction {
    let base: Int
    public init() { fatalError() }
    public init(animation: Animation?) { fatalError() }
    public var animation: Animation? {
        get { stub() }
        set {}
    }
    public var disablesAnimations: Bool {
        get { stub() }
        set {}
    }
}
@available(*, unavailable) extension Transaction: Sendable {}
