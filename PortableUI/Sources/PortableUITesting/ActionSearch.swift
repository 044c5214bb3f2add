import PortableUI

/// Finds the action a test triggers by naming a view.
struct ActionSearch {
    /// What an element does, if anything.
    let action: (LayoutElement) -> (() -> Void)?
    /// Whether an element is the view that is meant, or inside it.
    let fits: (LayoutElement) -> Bool
    /// Whether an element can be reached, if all that it is inside of can.
    let isReachable: (LayoutElement) -> Bool

    /// Performs the action of the first element that fits: its own, or the first one inside it, or that of the nearest
    /// element around it. Where it has none, the next element that fits counts.
    ///
    /// - Returns: Whether there was an action.
    func perform(in root: LayoutElement) -> Bool {
        guard let action = find(in: root, around: nil) else { return false }
        action()
        return true
    }

    /// - Parameter outer: The action of the nearest element around that has one.
    private func find(in element: LayoutElement, around outer: (() -> Void)?) -> (() -> Void)? {
        guard isReachable(element) else { return nil }
        let nearest = action(element) ?? outer
        if fits(element), let action = first(in: element) ?? nearest { return action }
        for child in element.children {
            if let action = find(in: child, around: nearest) { return action }
        }
        return nil
    }

    /// The action of an element, or else the first one inside it.
    private func first(in element: LayoutElement) -> (() -> Void)? {
        guard isReachable(element) else { return nil }
        if let action = action(element) { return action }
        for child in element.children {
            if let action = first(in: child) { return action }
        }
        return nil
    }
}
