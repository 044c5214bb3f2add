/// A pointer that is down, for a test to move.
@MainActor
public struct Press<Root: View> {
    private let host: ViewHost<Root>
    private let identity: ViewIdentity
    private let start: CGPoint

    fileprivate init(on view: CGRect, with element: GestureElement, of host: ViewHost<Root>) {
        self.host = host
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
    /// - Returns: The pointer, which the gesture of the view or else of the innermost view around it follows; `nil` if
    ///   there is no such view, or none with a gesture, or one that cannot be touched.
    public func press<ID: Hashable>(id: ID) -> Press<Root>? {
        let id = AnyHashable(id)
        return laidOutElement().pressed(around: nil) { $0.identity.id == id }
            .map { Press(on: $0.view, with: $0.gesture, of: self) }
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
        (self as? GestureElement).flatMap { $0.gesture == nil ? nil : $0 }
    }
}
