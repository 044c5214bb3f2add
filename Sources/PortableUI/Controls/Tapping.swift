/// An element that does something when it is tapped.
final class TapElement: ModifierElement {
    private let elementName: StaticString
    private let action: () -> Void
    private let count: Int

    init(
        _ name: StaticString, count: Int = 1, action: @escaping () -> Void, around child: LayoutElement,
        context: BuildContext
    ) {
        elementName = name
        self.count = count
        self.action = action
        super.init(around: child, context: context)
    }

    override var name: String { "\(elementName)" }

    override var tapAction: (() -> Void)? { action }

    override var tapCount: Int { count }
}

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

    private func tap(_ count: Int, where fits: (LayoutElement) -> Bool) -> Bool {
        guard let action = laidOutElement().action(of: count, where: fits, around: nil) else { return false }
        action()
        return true
    }
}

extension LayoutElement {
    /// Whether the element itself can be tapped, if all that it is inside of can.
    private var canBeTapped: Bool { isEnabled && allowsHitTesting }

    /// What a number of taps does to the first of the elements that fit.
    ///
    /// - Parameter outer: The action of the nearest element around that has one.
    fileprivate func action(
        of count: Int, where fits: (LayoutElement) -> Bool, around outer: (() -> Void)?
    ) -> (() -> Void)? {
        guard canBeTapped else { return nil }
        let nearest = action(of: count) ?? outer
        if fits(self), let action = firstAction(of: count) ?? nearest { return action }
        for child in children {
            if let action = child.action(of: count, where: fits, around: nearest) { return action }
        }
        return nil
    }

    /// The action of the element, or else the first one inside it.
    private func firstAction(of count: Int) -> (() -> Void)? {
        guard canBeTapped else { return nil }
        if let action = action(of: count) { return action }
        for child in children {
            if let action = child.firstAction(of: count) { return action }
        }
        return nil
    }

    private func action(of count: Int) -> (() -> Void)? { tapCount == count ? tapAction : nil }
}
