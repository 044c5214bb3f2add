/// What a view can know about its own geometry. It stays up to date as long as the view is laid out again.
public struct GeometryProxy {
    let geometry: ViewGeometry

    /// In points.
    public var size: CGSize { geometry.read(\.frame.size) }

    /// How far what is seen reaches beyond those edges of the host that the view reaches, as under bars, in points.
    public var safeAreaInsets: EdgeInsets { geometry.read(\.safeAreaInsets) }

    /// The view's frame in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        geometry.read { $0.frame(in: coordinateSpace) }
    }

    /// The frame of a named coordinate space, from the view's own top left corner, in points; `nil` where no view
    /// around has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.read { $0.bounds(ofSpaceNamed: coordinateSpace.name) }
    }

    /// The value of an anchor, from the view's own top left corner.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(from: geometry.read(\.frame.origin))
    }
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

/// Where a view is, which its proxies ask. It outlives the elements.
final class ViewGeometry {
    /// In the host's space.
    var frame = CGRect.zero
    private var spaces: NamedSpaces = [:]
    private var invalidation: Invalidation?
    private var layoutDirection = LayoutDirection.leftToRight

    /// Takes over what the evaluation says of its surroundings.
    func follow(_ context: BuildContext) {
        spaces = context.namedSpaces
        invalidation = context.invalidation
        layoutDirection = context.environment.layoutDirection
    }

    /// An answer, on which what is made with it depends.
    func read<Answer: Equatable>(_ answer: @escaping (ViewGeometry) -> Answer) -> Answer {
        let value = answer(self)
        invalidation?.reads?.note { answer(self) == value }
        return value
    }

    var safeAreaInsets: EdgeInsets {
        invalidation?.safeArea.insets(of: frame, layoutDirection) ?? EdgeInsets()
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        let origin =
            switch space {
            case .global: CGPoint.zero
            case .local: frame.origin
            case .named(let name): spaces[name]?.frame.origin ?? .zero
            }
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The frame of a named space from the view's own corner; `nil` where no view around has that name.
    func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
        spaces[name]?.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    /// All that a proxy's answers follow from.
    var all: [CGRect] {
        [frame] + (invalidation.map { [$0.safeArea.bounds] } ?? []) + spaces.values.map(\.frame)
    }
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
