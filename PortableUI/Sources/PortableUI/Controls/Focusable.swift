extension View {
    /// Sets whether the view can have the focus, and so be told about keys.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        ModifiedView(content: self, modifier: Focusable(isFocusable: isFocusable))
    }
}

nonisolated struct Focusable: SimpleModifier {
    typealias Element = FocusableElement

    let isFocusable: Bool
}

/// An element that can have the focus.
final class FocusableElement: ModifiedElement<Focusable> {
    private var links: [FocusLink] = []

    override var name: String { "focusable" }

    override var focusLinks: [FocusLink]? { modifier.isFocusable && isEnabled ? links : nil }

    override func tieFocus(to link: FocusLink) {
        links.append(link)
        super.tieFocus(to: link)
    }
}
