import PortableUI

extension ViewHost {
    /// Does what a tap on a text does: that of the innermost button, toggle or `onTapGesture` around it, or it moves the
    /// focus to its text field.
    ///
    /// - Parameter text: All of the text, the name of an image, or a label for accessibility. Of several, the first that can
    ///   be tapped counts.
    /// - Throws: `DriverError` if there is no such text, or if a tap on it does nothing, as in a disabled view.
    public func tap(_ text: String) throws {
        try tap(.text(text))
    }

    /// Does what a tap on a view does: its action, or the first one inside it, or that of the innermost control or
    /// `onTapGesture` around it.
    ///
    /// - Parameter id: That of the view, as `ForEach` and `id(_:)` give it. Of several, the first that can be tapped counts.
    /// - Throws: `DriverError` if there is no such view, or if a tap on it does nothing, as in a disabled view.
    public func tap<ID: Hashable>(id: ID) throws {
        try tap(.id(AnyHashable(id)))
    }

    /// Does what a tap at a point does: that of the innermost button, toggle or `onTapGesture` around what is drawn in front
    /// there, or has its `contentShape` there.
    ///
    /// - Parameter point: A point of the host, in points.
    /// - Throws: `DriverError` if a tap there does nothing.
    public func tap(at point: CGPoint) throws {
        let usable = graph.laidOutElement().touched(at: point).prefix(while: \.isUsable)
        guard let action = usable.reversed().lazy.compactMap(\.tapAction).first else {
            throw DriverError(description: "Nothing can be tapped at \(point.x), \(point.y).")
        }
        action()
    }

    private func tap(_ query: Query) throws {
        try find("action for a tap", query, isReachable: \.isUsable, \.tapAction)()
    }
}
