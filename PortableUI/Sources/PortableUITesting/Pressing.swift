import PortableUI

/// A pointer that is down, for a test to move.
@MainActor
public struct Press {
    private let graph: ViewGraph
    private let identity: ViewIdentity
    private let start: CGPoint

    fileprivate init(on view: CGRect, with element: GestureElement, of graph: ViewGraph) {
        self.graph = graph
        identity = element.identity
        start = CGPoint(x: view.midX, y: view.midY)
        follow(to: start)
    }

    /// Moves the pointer to a point of the host, in points.
    public func move(to point: CGPoint) {
        follow(to: point)
    }

    /// Moves the pointer to a point of the host, in points, and lifts it.
    public func release(at point: CGPoint) {
        follow(to: point)
        element?.end(from: start, to: point)
    }

    /// Ends the gesture without a result, as a system does when something more important happens.
    public func cancel() {
        element?.cancel()
    }

    private func follow(to point: CGPoint) {
        element?.follow(from: start, to: point)
    }

    /// The element of the gesture. The views may have been evaluated again since the last time.
    private var element: GestureElement? {
        graph.laidOutElement().gestureElement { $0.identity == identity }
    }
}

extension ViewHost {
    /// Puts a pointer down in the middle of a view and waits, as for a drag.
    ///
    /// - Parameter id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Returns: The pointer, which the gesture of the view or else of the innermost view around it follows; `nil` if
    ///   there is no such view, or none with a gesture, or one that cannot be touched.
    public func press<ID: Hashable>(id: ID) -> Press? {
        let id = AnyHashable(id)
        return graph.laidOutElement().pressed(around: nil) { $0.identity.id == id }
            .map { Press(on: $0.view, with: $0.gesture, of: graph) }
    }
}

extension LayoutElement {
    /// The frame of the first view that fits, if it can be touched, and the gesture that follows a pointer there.
    fileprivate func pressed(
        around outer: GestureElement?, where fits: (LayoutElement) -> Bool
    ) -> (view: CGRect, gesture: GestureElement)? {
        guard isEnabled, allowsHitTesting else { return nil }
        if fits(self), let own = gestureElement(where: fits) { return (own.frame, own) }
        let nearest = gestureElement ?? outer
        if fits(self), let nearest { return (frame, nearest) }
        for child in children {
            if let pressed = child.pressed(around: nearest, where: fits) { return pressed }
        }
        return nil
    }

    /// The first element with a gesture that fits, if it can be touched.
    fileprivate func gestureElement(where fits: (LayoutElement) -> Bool) -> GestureElement? {
        guard isEnabled, allowsHitTesting else { return nil }
        if let gestureElement, fits(self) { return gestureElement }
        for child in children {
            if let found = child.gestureElement(where: fits) { return found }
        }
        return nil
    }

    /// Itself, if it has a gesture.
    private var gestureElement: GestureElement? {
        (self as? GestureElement).flatMap { $0.followsPointer ? $0 : nil }
    }
}
