// Modifiers that are types of their own.

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

nonisolated public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {}

@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    nonisolated public init(content: Content, modifier: Modifier) { fatalError() }
}
extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
@available(*, unavailable) extension ModifiedContent: Sendable {}

public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> Never { fatalError() }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}
