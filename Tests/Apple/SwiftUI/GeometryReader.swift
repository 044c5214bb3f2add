// Coordinate spaces, anchors, and what reads a geometry.

public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }
@available(*, unavailable) extension CoordinateSpace: Sendable {}

@available(SwiftUI_17, *)
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
@available(SwiftUI_17, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public var coordinateSpace: CoordinateSpace { stub() }
    public static func == (lhs: NamedCoordinateSpace, rhs: NamedCoordinateSpace) -> Bool { stub() }
}
@available(SwiftUI_17, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { stub() }
}
@available(SwiftUI_17, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { stub() }
}
@available(*, unavailable) extension NamedCoordinateSpace: Sendable {}
@available(*, unavailable) extension LocalCoordinateSpace: Sendable {}
@available(*, unavailable) extension GlobalCoordinateSpace: Sendable {}
@available(SwiftUI_17, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { stub() }
    public static var scrollView: NamedCoordinateSpace { stub() }
    public static func scrollView(axis: Axis) -> Self { stub() }
}
@available(SwiftUI_17, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { stub() }
}
@available(SwiftUI_17, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { stub() }
}

@frozen public struct Anchor<Value> {
    let value: Value
    @frozen public struct Source { let value: Value }
}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { stub() }
    public static var bounds: Anchor<CGRect>.Source { stub() }
}
extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { stub() }
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { stub() }
    public static var topLeading: Anchor<CGPoint>.Source { stub() }
    public static var top: Anchor<CGPoint>.Source { stub() }
    public static var topTrailing: Anchor<CGPoint>.Source { stub() }
    public static var leading: Anchor<CGPoint>.Source { stub() }
    public static var center: Anchor<CGPoint>.Source { stub() }
    public static var trailing: Anchor<CGPoint>.Source { stub() }
    public static var bottomLeading: Anchor<CGPoint>.Source { stub() }
    public static var bottom: Anchor<CGPoint>.Source { stub() }
    public static var bottomTrailing: Anchor<CGPoint>.Source { stub() }
}

public struct GeometryProxy {
    public var size: CGSize { stub() }
    public var safeAreaInsets: EdgeInsets { stub() }
    public subscript<T>(anchor: Anchor<T>) -> T { stub() }
    @available(iOS, introduced: 13.0, deprecated: 27.0)
    @available(macOS, introduced: 10.15, deprecated: 27.0)
    @available(tvOS, introduced: 13.0, deprecated: 27.0)
    @available(watchOS, introduced: 6.0, deprecated: 27.0)
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { stub() }
    @available(SwiftUI_17, *)
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { stub() }
    @available(SwiftUI_17, *)
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { stub() }
}
@available(*, unavailable) extension GeometryProxy: Sendable {}

@frozen nonisolated public struct GeometryReader<Content>: _PrimitiveView where Content: View {
    public var content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() }
}
@available(*, unavailable) extension GeometryReader: Sendable {}
