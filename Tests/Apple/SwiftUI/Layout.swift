// The protocol of layouts, and the types that its requirements name.

@available(SwiftUI_16, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    )
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

@available(SwiftUI_16, *)
extension Layout {
    public static var layoutProperties: LayoutProperties { stub() }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { stub() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { stub() }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { stub() }
    @_disfavoredOverload public func callAsFunction<V>(
        @ViewBuilder _ content: () -> V
    ) -> some View where V: View { opaque() }
}

@available(SwiftUI_16, *)
extension Layout where Self.Cache == () { public func makeCache(subviews: Self.Subviews) {} }

@available(SwiftUI_16, *)
public struct LayoutProperties: Sendable {
    public init() {}
    public var stackOrientation: Axis?
}

@available(SwiftUI_16, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>
    public var layoutDirection: LayoutDirection
    public var startIndex: Int { stub() }
    public var endIndex: Int { stub() }
    public subscript(index: Int) -> LayoutSubviews.Element { stub() }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { stub() }
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { stub() }
}

@available(SwiftUI_16, *)
public struct LayoutSubview: Equatable {
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { stub() }
    public var priority: Double { stub() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { stub() }
    public var spacing: ViewSpacing { stub() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
@available(*, unavailable) extension LayoutSubview: Sendable {}

@available(SwiftUI_16, *)
@frozen public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let zero: ProposedViewSize = stub()
    public static let unspecified: ProposedViewSize = stub()
    public static let infinity: ProposedViewSize = stub()
    public init(width: CGFloat?, height: CGFloat?) { fatalError() }
    public init(_ size: CGSize) { fatalError() }
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize { stub() }
}

@available(SwiftUI_16, *)
public struct ViewSpacing: Sendable {
    public static let zero: ViewSpacing = stub()
    public init() {}
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { stub() }
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { stub() }
}

@available(SwiftUI_16, *)
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
@available(SwiftUI_16, *)
@frozen public struct _LayoutTrait<K>: _ViewTraitKey where K: LayoutValueKey {
    public static var defaultValue: K.Value { stub() }
    public typealias Value = K.Value
}
@available(*, unavailable) extension _LayoutTrait: Sendable {}
