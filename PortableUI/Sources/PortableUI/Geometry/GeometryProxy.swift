/// What a view can know about its own geometry. It stays up to date as long as the view is laid out again.
public struct GeometryProxy {
    let geometry: ViewGeometry

    /// In points.
    public var size: CGSize { geometry.frame.size }

    /// The view's frame in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin = geometry.origin(of: coordinateSpace) ?? .zero
        return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The frame of a named coordinate space, from the view's own top left corner, in points; `nil` where no view
    /// around has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let origin = geometry.frame.origin
        return geometry.spaces[coordinateSpace.name]?.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The value of an anchor, from the view's own top left corner.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(from: geometry.frame.origin)
    }
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

/// Where a view is, which its proxies ask.
final class ViewGeometry {
    /// In the host's space.
    var frame: CGRect
    let spaces: NamedSpaces

    init(frame: CGRect = .zero, spaces: NamedSpaces) {
        self.frame = frame
        self.spaces = spaces
    }

    /// The corner from which a space measures; `nil` for that of the host.
    func origin(of space: CoordinateSpace) -> CGPoint? {
        switch space {
        case .global: nil
        case .local: frame.origin
        case .named(let name): spaces[name]?.frame.origin
        }
    }

    /// All that a proxy's answers follow from.
    var all: [CGRect] { [frame] + spaces.values.map(\.frame) }
}

/// A place in a view, which another view finds in its own coordinates: see ``GeometryProxy/subscript(_:)``.
public struct Anchor<Value> {
    /// In the host's space.
    private let global: Value
    private let moved: (_ value: Value, _ origin: CGPoint) -> Value

    /// A place of any view.
    public struct Source {
        let anchor: (_ frame: CGRect) -> Anchor<Value>
    }

    fileprivate init(_ global: Value, moved: @escaping (_ value: Value, _ origin: CGPoint) -> Value) {
        self.global = global
        self.moved = moved
    }

    /// The value, measured from a point in the host's space.
    func value(from origin: CGPoint) -> Value { moved(global, origin) }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.global == b.global }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(global)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's own frame.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame in .rect(frame) }
    }
}

extension Anchor where Value == CGRect {
    fileprivate static func rect(_ rect: CGRect) -> Anchor {
        Anchor(rect) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
}
