extension View {
    /// Sets whether the view, with all inside it, is hidden from assistive technologies.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(hidden ? .hidden : nil)
    }

    /// Sets whether the view, with all inside it, is hidden from assistive technologies, or leaves that as it is.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Says what kind of thing the view is. Only to assistive technologies, of which a host has none.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(nil)
    }
}

/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// An element that is hidden from assistive technologies.
final class AccessibilityHiddenElement: ModifierElement {
    override var name: String { "accessibilityHidden" }

    override var isAccessibilityHidden: Bool { true }
}
