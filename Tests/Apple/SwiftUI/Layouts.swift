// The layouts that come with SwiftUI.

@available(SwiftUI_16, *)
@frozen public struct AnyLayout: Layout {
    public struct Cache: Sendable {}
    public typealias AnimatableData = _AnyAnimatableData
    public init<L>(_ layout: L) where L: Layout { fatalError() }
    public var animatableData: AnyLayout.AnimatableData {
        get { stub() }
        set {}
    }
    public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { stub() }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize { stub() }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
        cache: inout AnyLayout.Cache
    ) {}
}

public struct _AnyAnimatableData: VectorArithmetic {
    public static var zero: _AnyAnimatableData { stub() }
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData { stub() }
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData { stub() }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { stub() }
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool { stub() }
}

@available(SwiftUI_16, *)
public struct _StackLayoutCache {}
@available(*, unavailable) extension _StackLayoutCache: Sendable {}

@available(SwiftUI_16, *)
@frozen public struct HStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
    public func makeCache(subviews: HStackLayout.Subviews) -> HStackLayout.Cache { stub() }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { stub() }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
}

@available(SwiftUI_16, *)
@frozen public struct VStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
    public func makeCache(subviews: VStackLayout.Subviews) -> VStackLayout.Cache { stub() }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { stub() }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
}

@available(SwiftUI_16, *)
@frozen public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { fatalError() }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { stub() }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
}
