/// Where coordinates are measured from.
public enum CoordinateSpace: Hashable {
    /// From the top left corner of the host's root view.
    case global
    /// From the top left corner of the nearest view around with this name, as `coordinateSpace(name:)` gives it; as
    /// global where there is none.
    case named(AnyHashable)
}

/// A type whose values stand for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of a host's root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest scroll view around: its window, wherever its content is.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
    }

    /// The space of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// The name of the space of every scroll view, or of every one that scrolls along an axis.
struct ScrollSpaceName: Hashable {
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the host's root view.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
    /// Names the view's coordinate space for the views inside it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        NamedSpaceView(content: self, name: AnyHashable(name))
    }
}

/// The named spaces around a view.
typealias NamedSpaces = [AnyHashable: NamedSpace]

/// Where a named space is, from when its view has been placed.
final class NamedSpace {
    /// In the host's space.
    var frame = CGRect.zero
}

nonisolated struct NamedSpaceView<Content: View>: View {
    let content: Content
    let name: AnyHashable
}

extension NamedSpaceView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let space = NamedSpace()
        var inner = context
        inner.namedSpaces[name] = space
        return inner.build(content).map { NamedSpaceElement(space, around: $0, context: context) }
    }
}

final class NamedSpaceElement: ModifierElement {
    private let space: NamedSpace

    init(_ space: NamedSpace, around child: LayoutElement, context: BuildContext) {
        self.space = space
        super.init(around: child, context: context)
    }

    override var name: String { "coordinateSpace" }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        space.frame = frame
        super.placeChildren(in: bounds, proposal: proposal)
    }
}
