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

    var isIdentity: Bool { !isHidden }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        AccessibilityHiddenElement(around: child, context: context)
    }
}

/// An element that is not read aloud.
final class AccessibilityHiddenElement: ModifierElement {
    init(around child: LayoutElement, context: BuildContext) {
        super.init("accessibilityHidden", around: child, context: context)
    }

    override var isAccessibilityHidden: Bool { true }
}
