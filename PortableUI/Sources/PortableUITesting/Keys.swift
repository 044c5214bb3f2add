import PortableUI

extension ViewHost {
    /// Presses a key: asks the view that has the focus, and those around it, from the inside out.
    ///
    /// - Returns: Whether one of them has taken it.
    @discardableResult
    public func press(_ key: KeyEquivalent) -> Bool {
        let element = graph.laidOutElement()
        guard let node = graph.focus.node, let path = element.path(to: node) else { return false }
        return path.contains { $0.take(KeyPress(key: key)) }
    }
}

extension LayoutElement {
    /// The element with the focus, and those around it, from the inside out.
    fileprivate func path(to node: IdentityNode) -> [LayoutElement]? {
        if canHaveFocus, focusNode === node { return [self] }
        for child in children {
            if let path = child.path(to: node) { return path + [self] }
        }
        return nil
    }
}
