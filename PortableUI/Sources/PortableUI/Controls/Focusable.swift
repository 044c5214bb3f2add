extension View {
    /// Sets whether the view can have the focus, and so be told about keys.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        ModifiedView(content: self, modifier: Focusable(isFocusable: isFocusable))
    }
}

nonisolated struct Focusable: ElementModifier {
    let isFocusable: Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        FocusableElement(isFocusable, around: child, context: context)
    }
}

/// An element that can have the focus.
final class FocusableElement: ModifierElement {
    private let isFocusable: Bool
    private var links: [FocusLink] = []

    init(_ isFocusable: Bool, around child: LayoutElement, context: BuildContext) {
        self.isFocusable = isFocusable
        super.init(around: child, context: context)
    }

    override var name: String { "focusable" }

    override var focusLinks: [FocusLink]? { isFocusable && isEnabled ? links : nil }

    override func tieFocus(to link: FocusLink) {
        links.append(link)
        super.tieFocus(to: link)
    }
}

extension ViewHost {
    /// Gives the focus to the first view that can have it, in the view with an id.
    ///
    /// - Parameter id: As `ForEach` and `id(_:)` give it.
    /// - Returns: Whether there is one.
    @discardableResult
    public func focus<ID: Hashable>(id: ID) -> Bool {
        let id = AnyHashable(id)
        guard let element = laidOutElement().focusableElement(where: { $0.identity.id == id }) else {
            return false
        }
        focus.move(to: element)
        return true
    }

    /// The nearest id around the view that has the focus; `nil` if none has it.
    public var focusedID: AnyHashable? {
        _ = laidOutElement()
        return focus.node?.identity.id
    }
}

extension LayoutElement {
    fileprivate func focusableElement(where fits: (LayoutElement) -> Bool) -> LayoutElement? {
        if focusLinks != nil, fits(self) { return self }
        for child in children {
            if let element = child.focusableElement(where: fits) { return element }
        }
        return nil
    }
}
