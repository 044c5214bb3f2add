extension View {
    /// Sets whether the view, with all inside it, is kept from those who have it read aloud.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        ModifiedView(content: self, modifier: AccessibilityHidden(isHidden: hidden))
    }

    /// Sets whether the view, with all inside it, is kept from those who have it read aloud, or leaves that
    /// as it is.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }
}

nonisolated struct AccessibilityHidden: ElementModifier {
    let isHidden: Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        AccessibilityHiddenElement(isHidden, around: child, context: context)
    }
}

final class AccessibilityHiddenElement: ModifierElement {
    private let isHidden: Bool

    init(_ isHidden: Bool, around child: LayoutElement, context: BuildContext) {
        self.isHidden = isHidden
        super.init("accessibilityHidden", around: child, context: context)
    }

    override var isAccessibilityHidden: Bool { isHidden }
}
