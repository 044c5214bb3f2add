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
