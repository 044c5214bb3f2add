import PortableUI
import PortableUIDrawing

/// A view that was lifted, for a test to drag.
@MainActor
public final class LiftedView {
    private let graph: ViewGraph
    private let item: PortableUI.NSItemProvider
    /// The target that the pointer is over, and where it was last.
    private var target: ViewIdentity?
    private var location = CGPoint.zero
    /// What a drop would do, as far as what the pointer is over says; `nil` if it accepts nothing.
    public private(set) var operation: PortableUI.DropOperation?

    fileprivate init(_ item: PortableUI.NSItemProvider, of graph: ViewGraph) {
        self.graph = graph
        self.item = item
    }

    /// Moves the pointer to a point of the host, in points.
    public func move(to point: CGPoint) {
        let element = graph.laidOutElement()
        // In a pessimistic host, a target takes what it does not accept away from those behind it.
        var new = element.dropTarget {
            $0.frame.contains(point) && (graph.isPessimistic || $0.accepts(item, at: point))
        }
        if new?.accepts(item, at: point) != true { new = nil }
        if let old = element.dropTarget(where: { $0.identity == target }), old.identity != new?.identity {
            old.delegate.dropExited(info: old.info(of: item, at: location))
        }
        location = point
        guard let new else {
            (target, operation) = (nil, nil)
            return
        }
        let info = new.info(of: item, at: point)
        if new.identity != target { new.delegate.dropEntered(info: info) }
        target = new.identity
        operation = new.delegate.dropUpdated(info: info)?.operation ?? .copy
    }

    /// Moves the pointer to a point of the host, in points, and drops the view there.
    ///
    /// - Throws: `DriverError` if nothing there accepts it. It goes back then, and nobody is told.
    public func drop(at point: CGPoint) throws {
        move(to: point)
        let root = graph.laidOutElement()
        guard operation == .copy || operation == .move,
            let element = root.dropTarget(where: { $0.identity == target })
        else {
            let places = root.search { element, _ -> String? in
                guard let frame = (element as? DropTargetElement)?.frame else { return nil }
                return "onDrop at \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)"
            }
            throw DriverError(
                description: "Nothing accepts the view at \(point.x), \(point.y)" + alternatives(to: places))
        }
        target = nil
        _ = element.delegate.performDrop(info: element.info(of: item, at: point))
    }

    /// Ends the drag without a drop, as a system does when something more important happens. A pessimistic host tells
    /// nobody.
    public func cancel() {
        defer { target = nil }
        guard !graph.isPessimistic else { return }
        guard let element = graph.laidOutElement().dropTarget(where: { $0.identity == target }) else {
            return
        }
        element.delegate.dropExited(info: element.info(of: item, at: location))
    }
}

extension ViewHost {
    /// Lifts a view that can be dragged.
    ///
    /// - Parameter id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Returns: The lifted view.
    /// - Throws: `DriverError` if there is no view with the id, or if neither it nor a view around it can be dragged.
    public func lift<ID: Hashable>(id: ID) throws -> LiftedView {
        let query = Query.id(AnyHashable(id))
        let source = try find("draggable part", query, isReachable: \.allowsHitTesting) {
            $0 as? DragSourceElement
        }
        let item = source.data()
        guard !item.registeredTypeIdentifiers.isEmpty else {
            throw DriverError(description: "The view\(query.description) has nothing to drag now.")
        }
        return LiftedView(item, of: graph)
    }
}

extension LayoutElement {
    /// The innermost fitting target, of several the one in front.
    fileprivate func dropTarget(where fits: (DropTargetElement) -> Bool) -> DropTargetElement? {
        search { element, around -> DropTargetElement? in
            guard let target = element as? DropTargetElement,
                (around + [target]).allSatisfy(\.allowsHitTesting)
            else { return nil }
            return fits(target) ? target : nil
        }.last
    }
}
