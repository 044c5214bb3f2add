// The timing of a change.

@frozen public struct Animation: Equatable, Sendable {
    let base: Int
    public static let `default`: Animation = stub()
    public static var easeInOut: Animation { stub() }
    public static func easeInOut(duration: Double) -> Animation { stub() }
    public static func linear(duration: Double) -> Animation { stub() }
    public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }
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
