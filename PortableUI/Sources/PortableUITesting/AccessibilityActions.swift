import PortableUI

extension ViewHost {
    /// Does with a view what people can do by an assistive technology such as VoiceOver: the action with a name of the
    /// view itself, of the first view inside it or of the innermost one around it.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Returns: Whether there was such an action. A view that is hidden from assistive technologies has none.
    @discardableResult
    public func perform<ID: Hashable>(accessibilityAction name: String, onID id: ID) -> Bool {
        let id = AnyHashable(id)
        let search = ActionSearch { element in
            guard let element = element as? AccessibilityActionElement, element.action == name else {
                return nil
            }
            return element.handler
        } fits: { element in
            element.identity.id == id
        } isReachable: { element in
            !element.isAccessibilityHidden
        }
        return search.perform(in: graph.laidOutElement())
    }
}
