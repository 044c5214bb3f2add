import PortableUI

extension ViewHost {
    /// Gives the focus to the first view that can have it, in the view with an id.
    ///
    /// - Parameter id: As `ForEach` and `id(_:)` give it.
    /// - Returns: Whether there is one.
    @discardableResult
    public func focus<ID: Hashable>(id: ID) -> Bool {
        let id = AnyHashable(id)
        guard let element = graph.laidOutElement().focusableElement(where: { $0.identity.id == id }) else {
            return false
        }
        graph.focus.move(to: element)
        return true
    }

    /// The nearest id around the view that has the focus; `nil` if none has it.
    public var focusedID: AnyHashable? {
        _ = graph.laidOutElement()
        return graph.focus.node?.identity.id
    }
}

extension LayoutElement {
    fileprivate func focusableElement(where fits: (LayoutElement) -> Bool) -> LayoutElement? {
        guard isEnabled else { return nil }
        if canHaveFocus, fits(self) { return self }
        for child in children {
            if let element = child.focusableElement(where: fits) { return element }
        }
        return nil
    }
}
