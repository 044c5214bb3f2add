// How views appear and disappear.

@frozen public struct AnyTransition {
    let box: Int
    public static let opacity: AnyTransition = stub()
    public static var scale: AnyTransition { stub() }
    public func combined(with other: AnyTransition) -> AnyTransition { stub() }
}
@available(*, unavailable) extension AnyTransition: Sendable {}
