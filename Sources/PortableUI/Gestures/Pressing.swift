/// A pointer that is down, for a test to move.
@MainActor
public struct Press<Root: View> {
    private let host: ViewHost<Root>
    private let identity: ViewIdentity
    private let start: CGPoint

    fileprivate init(on element: GestureElement, of host: ViewHost<Root>) {
        self.host = host
        identity = element.identity
        start = CGPoint(x: element.frame.midX, y: element.frame.midY)
        follow(to: start)
    }

    /// Moves the pointer to a point of the host, in points.
    public func move(to point: CGPoint) {
        follow(to: point)
    }

    /// Moves the pointer to a point of the host, in points, and lifts it.
    public func release(at point: CGPoint) {
        follow(to: point)
        send(point) { gesture, track in
            gesture.end(track)
            gesture.finish()
        }
    }

    /// Ends the gesture without a result, as a system does when something more important happens.
    public func cancel() {
        send(start) { gesture, _ in gesture.finish() }
    }

    private func follow(to point: CGPoint) {
        send(point) { $0.follow($1) }
    }

    /// Tells the gesture about the pointer. The views may have been evaluated again since the last time.
    private func send(_ location: CGPoint, _ event: (any RecognizableGesture, PointerTrack) -> Void) {
        guard let element = host.laidOutElement().gestureElement(where: { $0.identity == identity }),
            let gesture = element.gesture
        else { return }
        event(gesture, element.track(from: start, to: location))
    }
}

extension ViewHost {
    /// Puts a pointer down in the middle of a view and waits, as for a drag.
    ///
    /// - Parameter id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Returns: The pointer; `nil` if there is no such view with a gesture, or one that cannot be touched.
    public func press<ID: Hashable>(id: ID) -> Press<Root>? {
        let id = AnyHashable(id)
        return laidOutElement().gestureElement { $0.identity.id == id }.map { Press(on: $0, of: self) }
    }
}

extension LayoutElement {
    /// The first element with a gesture that fits, if it can be touched.
    fileprivate func gestureElement(where fits: (GestureElement) -> Bool) -> GestureElement? {
        guard isEnabled, allowsHitTesting else { return nil }
        if let element = self as? GestureElement, element.gesture != nil, fits(element) { return element }
        for child in children {
            if let found = child.gestureElement(where: fits) { return found }
        }
        return nil
    }
}
