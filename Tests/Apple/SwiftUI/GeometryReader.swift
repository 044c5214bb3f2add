// Coordinate spaces, and what reads a geometry.

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
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { stub() }
}
@available(*, unavailable) extension NamedCoordinateSpace: Sendable {}
@available(*, unavailable) extension GlobalCoordinateSpace: Sendable {}
@available(SwiftUI_17, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { stub() }
    public static var scrollView: NamedCoordinateSpace { stub() }
    public static func scrollView(axis: Axis) -> Self { stub() }
}
@available(SwiftUI_17, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { stub() }
}

public struct GeometryProxy {
    public var size: CGSize { stub() }
    public var safeAreaInsets: EdgeInsets { stub() }
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
