/// An element that does something when it is tapped.
final class TapElement: ModifierElement {
    private let elementName: StaticString
    private let action: () -> Void

    init(
        _ name: StaticString, action: @escaping () -> Void, around child: LayoutElement, context: BuildContext
    ) {
        elementName = name
        self.action = action
        super.init(around: child, context: context)
    }

    override var name: String { "\(elementName)" }

    override var tapAction: (() -> Void)? { action }
}

extension ViewHost {
    /// Does what a tap on a text does: the action of the button around it.
    ///
    /// - Parameter text: All of the text, or the name of an image. Of several, the first that can be tapped counts.
    /// - Returns: Whether there was an action. A disabled view has none, nor has one that does not allow hit testing.
    @discardableResult
    public func tap(_ text: String) -> Bool {
        tap { $0.spokenText == text }
    }

    /// Does what a tap on a view does: its action, or the first one inside it, or that of the button around it.
    ///
    /// - Parameter id: That of the view, as `ForEach` and `id(_:)` give it. Of several, the first that can be tapped
    ///   counts.
    /// - Returns: Whether there was an action. A disabled view has none, nor has one that does not allow hit testing.
    @discardableResult
    public func tap<ID: Hashable>(id: ID) -> Bool {
        let id = AnyHashable(id)
        return tap { $0.identity.id == id }
    }

    private func tap(where fits: (LayoutElement) -> Bool) -> Bool {
        guard let action = laidOutElement().tapAction(where: fits, around: nil) else { return false }
        action()
        return true
    }
}

extension LayoutElement {
    /// Whether the element itself can be tapped, if all that it is inside of can.
    private var canBeTapped: Bool { isEnabled && allowsHitTesting }

    /// What a tap does on the first of the elements that fit.
    ///
    /// - Parameter outer: The action of the nearest element around that has one.
    fileprivate func tapAction(
        where fits: (LayoutElement) -> Bool, around outer: (() -> Void)?
    ) -> (() -> Void)? {
        guard canBeTapped else { return nil }
        let nearest = tapAction ?? outer
        if fits(self), let action = firstTapAction ?? nearest { return action }
        for child in children {
            if let action = child.tapAction(where: fits, around: nearest) { return action }
        }
        return nil
    }

    /// The action of the element, or else the first one inside it.
    private var firstTapAction: (() -> Void)? {
        guard canBeTapped else { return nil }
        if let tapAction { return tapAction }
        for child in children {
            if let action = child.firstTapAction { return action }
        }
        return nil
    }
}
