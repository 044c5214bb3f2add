/// What a view can know about its own geometry. It stays up to date as long as the view is laid out again.
public struct GeometryProxy {
    let geometry: ViewGeometry

    /// In points.
    public var size: CGSize { geometry.read(\.frame.size) }

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
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

/// Where a view is, which its proxies ask. It outlives the elements.
final class ViewGeometry {
    /// In the host's space.
    var frame = CGRect.zero
    private var spaces: NamedSpaces = [:]
    private var hostMemory: HostMemory?

    /// Takes over what the evaluation says of its surroundings.
    func follow(_ context: BuildContext) {
        spaces = context.namedSpaces
        hostMemory = context.hostMemory
    }

    /// An answer, on which what is made with it depends.
    func read<Answer: Equatable>(_ answer: @escaping (ViewGeometry) -> Answer) -> Answer {
        let value = answer(self)
        hostMemory?.reads?.note { answer(self) == value }
        return value
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        let origin =
            switch space {
            case .global: CGPoint.zero
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
        [frame] + spaces.values.map(\.frame)
    }
}
