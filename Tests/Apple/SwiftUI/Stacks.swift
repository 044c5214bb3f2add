// Stacks, spacers and dividers.

@frozen nonisolated public struct HStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
@frozen nonisolated public struct VStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}
@frozen nonisolated public struct ZStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
@available(*, unavailable) extension HStack: Sendable {}
@available(*, unavailable) extension VStack: Sendable {}
@available(*, unavailable) extension ZStack: Sendable {}

@frozen nonisolated public struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) {}
}
nonisolated public struct Divider: _PrimitiveView { nonisolated public init() {} }
@available(*, unavailable) extension Divider: Sendable {}
