/// What a view can know about its own geometry. It stays up to date as long as the view is laid out again.
public struct GeometryProxy {
    let geometry: ViewGeometry

    /// In points.
    public var size: CGSize { geometry.frame.size }

    /// How far the surroundings reach into the view: not at all, as a host has no bars and no notch.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

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

    /// A rectangle, from the view's top left corner, in points.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame in .rect(r.offsetBy(dx: frame.minX, dy: frame.minY)) }
    }
}

extension Anchor where Value == CGRect {
    fileprivate static func rect(_ rect: CGRect) -> Anchor {
        Anchor(rect) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point, from the view's top left corner, in points.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame in .point(CGPoint(x: frame.minX + p.x, y: frame.minY + p.y)) }
    }

    /// A point of the view's frame.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame in
            .point(CGPoint(x: frame.minX + p.x * frame.width, y: frame.minY + p.y * frame.height))
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGPoint {
    fileprivate static func point(_ point: CGPoint) -> Anchor {
        Anchor(point) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    }
}
