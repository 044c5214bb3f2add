extension View {
    /// Sets whether the view, with all inside it, is hidden from assistive technologies.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        ModifiedView(content: self, modifier: AccessibilityHidden(isHidden: hidden))
    }

    /// Sets whether the view, with all inside it, is hidden from assistive technologies, or leaves that as it is.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }
}

nonisolated struct AccessibilityHidden: ElementModifier {
    let isHidden: Bool

    func isIdentity(around child: LayoutElement) -> Bool { !isHidden }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        AccessibilityHiddenElement(around: child, context: context)
    }
}

/// An element that is hidden from assistive technologies.
final class AccessibilityHiddenElement: ModifierElement {
    override var name: String { "accessibilityHidden" }

    override var isAccessibilityHidden: Bool { true }
}
