import PortableUI
import PortableUIDrawing

/// A view that was lifted, for a test to drag.
@MainActor
public final class LiftedView {
    private let graph: ViewGraph
    private let item: PortableUI.NSItemProvider
    /// The targets that it can come over; `nil` for all.
    private let knownTargets: Set<ViewIdentity>?
    /// Whether only what can be touched leads to a target: what is in front at the pointer. It is not known whether SwiftUI
    /// asks others. In a host as usual all are asked.
    public var needsTouch: Bool
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
        needsTouch = graph.isPessimistic
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
        guard operation != nil, let element = currentTarget else {
            throw DriverError(description: "Nothing accepts the view at \(point.x), \(point.y).")
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
        return graph.laidOutElement().dropTargets.last { $0.identity == target }
    }

    /// What accepts the view at a point: the innermost target that is asked, of several the one in front. In a pessimistic
    /// host, a target takes what it does not accept away from those behind it.
    private func acceptingTarget(at point: CGPoint) -> DropTargetElement? {
        let root = graph.laidOutElement()
        let asked =
            needsTouch
            ? root.touched(at: point).compactMap { $0 as? DropTargetElement } : root.dropTargets
        let target = asked.last {
            $0.takesTypes && $0.frame.contains(point) && knownTargets?.contains($0.identity) != false
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
        let targets = graph.isPessimistic ? Set(graph.laidOutElement().dropTargets.map(\.identity)) : nil
        let item = source.data()
        if graph.isPessimistic { _ = source.data() }
        guard !item.registeredTypeIdentifiers.isEmpty else {
            throw DriverError(description: "The view\(query.description) has nothing to drag now.")
        }
        return LiftedView(item, over: targets, of: graph)
    }
}

extension LayoutElement {
    /// All targets, from the outside in, and from back to front.
    fileprivate var dropTargets: [DropTargetElement] {
        search { element, _ in element as? DropTargetElement }
    }
}
