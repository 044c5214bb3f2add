// How views appear and disappear.

@frozen public struct AnyTransition {
    let box: Int
    public static let identity: AnyTransition = stub()
    public static let opacity: AnyTransition = stub()
    public static var slide: AnyTransition { stub() }
    public static var scale: AnyTransition { stub() }
    public static func move(edge: Edge) -> AnyTransition { stub() }
    public static func offset(_ offset: CGSize) -> AnyTransition { stub() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { stub() }
    @available(SwiftUI_16, *) public static func push(from edge: Edge) -> AnyTransition { stub() }
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition { stub() }
    public func combined(with other: AnyTransition) -> AnyTransition { stub() }
    public func animation(_ animation: Animation?) -> AnyTransition { stub() }
    @available(SwiftUI_17, *) public init<T>(_ transition: T) where T: Transition { fatalError() }
}
@available(*, unavailable) extension AnyTransition: Sendable {}

@available(SwiftUI_17, *)
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(
        content: Self.Content, phase: TransitionPhase
    ) -> Self.Body
}
@available(SwiftUI_17, *)
@frozen public enum TransitionPhase {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { stub() }
}
@available(SwiftUI_17, *)
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {}
