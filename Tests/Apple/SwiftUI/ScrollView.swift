// Scroll views and lazy stacks.

@available(SwiftUI_14, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static let sectionHeaders: PinnedScrollableViews = stub(),
        sectionFooters: PinnedScrollableViews = stub()
}
@available(SwiftUI_14, *)
nonisolated public struct LazyVStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}
@available(SwiftUI_14, *)
nonisolated public struct LazyHStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

nonisolated public struct ScrollView<Content>: _PrimitiveView where Content: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) { fatalError() }
    @available(SwiftUI_16, *)
    nonisolated public init(
        _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
    ) { fatalError() }
}
@available(SwiftUI_14, *)
public struct ScrollViewProxy {
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}
@available(*, unavailable) extension ScrollViewProxy: Sendable {}
@available(SwiftUI_14, *)
@frozen nonisolated public struct ScrollViewReader<Content>: View where Content: View {
    public var content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { fatalError() }
    @MainActor @preconcurrency public var body: some View { opaque() }
}
