import PortableUI

extension ViewHost {
    /// Does what a tap on a text does: that of the innermost button, toggle or `onTapGesture` around it, or it moves the
    /// focus to its text field.
    ///
    /// - Parameters:
    ///   - text: All of the text, or the name of an image. Of several, the first that can be tapped counts.
    ///   - count: The number of taps in quick succession. Only actions for that number count.
    /// - Returns: Whether there was an action. A disabled view has none, nor has one that does not allow hit testing.
    @discardableResult
    public func tap(_ text: String, count: Int = 1) -> Bool {
        tap(count) { $0.spokenText == text }
    }

    /// Does what a tap on a view does: its action, or the first one inside it, or that of the innermost control or
    /// `onTapGesture` around it.
    ///
    /// - Parameters:
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it. Of several, the first that can be tapped counts.
    ///   - count: The number of taps in quick succession. Only actions for that number count.
    /// - Returns: Whether there was an action. A disabled view has none, nor has one that does not allow hit testing.
    @discardableResult
    public func tap<ID: Hashable>(id: ID, count: Int = 1) -> Bool {
        let id = AnyHashable(id)
        return tap(count) { $0.identity.id == id }
    }

    private func tap(_ count: Int, where fits: @escaping (LayoutElement) -> Bool) -> Bool {
        let search = ActionSearch { element in
            element.tapCount == count ? element.tapAction : nil
        } fits: { element in
            fits(element)
        } isReachable: { element in
            element.isEnabled && element.allowsHitTesting
        }
        return search.perform(in: graph.laidOutElement())
    }
}
