// What a view is, and the views that hold others or nothing.

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

@frozen nonisolated public struct EmptyView: _PrimitiveView { nonisolated public init() {} }

@frozen nonisolated public struct TupleView<T>: _PrimitiveView {
    public var value: T
    nonisolated public init(_ value: T) { fatalError() }
}
@available(*, unavailable) extension TupleView: Sendable {}

@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {}
@available(*, unavailable) extension _ConditionalContent: Sendable {}

@frozen nonisolated public struct AnyView: _PrimitiveView {
    nonisolated public init<V>(_ view: V) where V: View { fatalError() }
}
@available(*, unavailable) extension AnyView: Sendable {}
