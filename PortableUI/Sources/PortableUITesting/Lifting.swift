import PortableUI
import PortableUIDrawing

/// A view that was lifted, for a test to drag.
@MainActor
public final class LiftedView {
    private let graph: ViewGraph
    private let item: PortableUI.NSItemProvider
    /// The targets that it can come over; `nil` for all.
    private let knownTargets: Set<ViewIdentity>?
    /// The target that the pointer is over, and where it was last.
    private var target: ViewIdentity?
    private var location = CGPoint.zero
    /// What a drop would do, as far as what the pointer is over says; `nil` if it accepts nothing.
    public private(set) var operation: PortableUI.DropOperation?

    /// What the item is called. A system may lose that.
    public var suggestedName: String? {
        get { item.suggestedName }
        set { item.suggestedName = newValue }
    }

    fileprivate init(_ item: PortableUI.NSItemProvider, over targets: Set<ViewIdentity>?, of graph: ViewGraph)
    {
        self.graph = graph
        self.item = item
        knownTargets = targets
    }

    /// Moves the pointer to a point of the host, in points.
    public func move(to point: CGPoint) {
        let old = currentTarget
        let new = acceptingTarget(at: point)
        if let old, old.identity != new?.identity {
            old.delegate.dropExited(info: old.info(of: item, at: location))
        }
        location = point
        guard let new else {
            (target, operation) = (nil, nil)
            return
        }
        let info = new.info(of: item, at: point)
        if graph.isPessimistic {
            _ = new.delegate.dropUpdated(info: info)
        } else if new.identity != target {
            new.delegate.dropEntered(info: info)
        }
        target = new.identity
        operation = new.delegate.dropUpdated(info: info)?.operation ?? .copy
    }

    /// Moves the pointer to a point of the host, in points, and drops the view there.
    ///
    /// - Throws: `DriverError` if nothing there accepts it. It goes back then, and nobody is told.
    public func drop(at point: CGPoint) throws {
        move(to: point)
        try drop()
    }

    /// Drops the view where the pointer was moved to last, whatever has changed there since.
    ///
    /// - Throws: `DriverError` if nothing there accepts it. It goes back then, and nobody is told.
    public func drop() throws {
        let point = location
        guard operation == .copy || operation == .move, let element = currentTarget else {
            let places = graph.laidOutElement().search { element, _ -> String? in
                guard let frame = (element as? DropTargetElement)?.frame, frame.size != .zero else {
                    return nil
                }
                return "onDrop at \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)"
            }
            throw DriverError(
                description: "Nothing accepts the view at \(point.x), \(point.y)" + alternatives(to: places))
        }
        _ = element.delegate.performDrop(info: element.info(of: item, at: point))
        if graph.isPessimistic, let left = currentTarget {
            left.delegate.dropExited(info: left.info(of: item, at: point))
        }
        target = nil
    }

    /// The target that the pointer is over, as it is now.
    private var currentTarget: DropTargetElement? {
        guard let target else { return nil }
        return graph.laidOutElement().dropTarget { $0.identity == target }
    }

    /// What accepts the view at a point. In a pessimistic host, a target takes what it does not accept away from those
    /// behind it.
    private func acceptingTarget(at point: CGPoint) -> DropTargetElement? {
        let target = graph.laidOutElement().dropTarget {
            $0.frame.contains(point) && knownTargets?.contains($0.identity) != false
                && (graph.isPessimistic || $0.accepts(item, at: point))
        }
        return target?.accepts(item, at: point) == true ? target : nil
    }

    /// Ends the drag without a drop, as a system does when something more important happens. A pessimistic host tells
    /// nobody.
    public func cancel() {
        defer { target = nil }
        guard !graph.isPessimistic else { return }
        guard let element = currentTarget else { return }
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
        let targets = graph.isPessimistic ? graph.laidOutElement().dropTargetIdentities : nil
        let item = source.data()
        if graph.isPessimistic { _ = source.data() }
        guard !item.registeredTypeIdentifiers.isEmpty else {
            throw DriverError(description: "The view\(query.description) has nothing to drag now.")
        }
        return LiftedView(item, over: targets, of: graph)
    }
}

extension LayoutElement {
    /// The innermost fitting target, of several the one in front. Whether they can be touched does not matter for drops.
    fileprivate func dropTarget(where fits: (DropTargetElement) -> Bool) -> DropTargetElement? {
        dropTargets.last(where: fits)
    }

    fileprivate var dropTargetIdentities: Set<ViewIdentity> { Set(dropTargets.map(\.identity)) }

    private var dropTargets: [DropTargetElement] {
        search { element, _ in element as? DropTargetElement }
    }
}
