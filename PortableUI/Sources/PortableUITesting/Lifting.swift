import PortableUI

/// A view that was lifted, for a test to drag.
@MainActor
public final class LiftedView {
    private let graph: ViewGraph
    private let item: NSItemProvider
    /// The target that the pointer is over, and where it was last.
    private var target: ViewIdentity?
    private var location = CGPoint.zero
    private var isAccepted = false

    fileprivate init(_ item: NSItemProvider, of graph: ViewGraph) {
        self.graph = graph
        self.item = item
    }

    /// Moves the pointer to a point of the host, in points.
    public func move(to point: CGPoint) {
        let element = graph.laidOutElement()
        let new = element.dropTarget { $0.accepts(item, at: point) }
        if let old = element.dropTarget(where: { $0.identity == target }), old.identity != new?.identity {
            old.delegate.dropExited(info: old.info(of: item, at: location))
        }
        location = point
        guard let new else {
            target = nil
            return
        }
        let info = new.info(of: item, at: point)
        if new.identity != target { new.delegate.dropEntered(info: info) }
        target = new.identity
        let operation = new.delegate.dropUpdated(info: info)?.operation ?? .copy
        isAccepted = operation == .copy || operation == .move
    }

    /// Moves the pointer to a point of the host, in points, and drops the view there. Where nothing accepts it, it goes
    /// back, and nobody is told.
    public func drop(at point: CGPoint) {
        move(to: point)
        guard isAccepted, let element = graph.laidOutElement().dropTarget(where: { $0.identity == target })
        else { return }
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
    /// - Returns: The lifted view; `nil` if there is none with the id, or if neither it nor a view around it can be dragged.
    public func lift<ID: Hashable>(id: ID) -> LiftedView? {
        let id = AnyHashable(id)
        guard let source = graph.laidOutElement().dragSource(around: nil, where: { $0.identity.id == id })
        else {
            return nil
        }
        let item = source.data()
        return item.registeredTypeIdentifiers.isEmpty ? nil : LiftedView(item, of: graph)
    }
}

extension LayoutElement {
    /// The source that the first fitting view, if it can be touched, is or is in.
    fileprivate func dragSource(
        around outer: DragSourceElement?, where fits: (LayoutElement) -> Bool
    ) -> DragSourceElement? {
        guard allowsHitTesting else { return nil }
        let nearest = self as? DragSourceElement ?? outer
        if fits(self), let source = firstDragSource ?? outer { return source }
        for child in children {
            if let source = child.dragSource(around: nearest, where: fits) { return source }
        }
        return nil
    }

    private var firstDragSource: DragSourceElement? {
        if let source = self as? DragSourceElement { return source }
        for child in children {
            if let source = child.firstDragSource { return source }
        }
        return nil
    }

    /// The innermost fitting target, of several the one in front.
    fileprivate func dropTarget(where fits: (DropTargetElement) -> Bool) -> DropTargetElement? {
        guard allowsHitTesting else { return nil }
        for child in children.reversed() {
            if let target = child.dropTarget(where: fits) { return target }
        }
        return (self as? DropTargetElement).flatMap { fits($0) ? $0 : nil }
    }
}
