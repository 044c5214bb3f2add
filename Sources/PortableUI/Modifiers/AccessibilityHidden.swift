extension View {
    /// Sets whether the view, with all inside it, is hidden from assistive technologies.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(isHidden: hidden))
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
        accessibilityHidden(false)
    }
}

/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// A view with a modifier that is not just `some View`.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// What a view says to assistive technologies.
nonisolated public struct AccessibilityAttachmentModifier {
    fileprivate let isHidden: Bool
}

extension ModifiedContent: View where Content: View, Modifier == AccessibilityAttachmentModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier == AccessibilityAttachmentModifier {
    private var view: ModifiedView<Content, Modifier> { ModifiedView(content: content, modifier: modifier) }

    @MainActor func build(in context: BuildContext) -> [LayoutElement] { view.build(in: context) }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] { view.rows(in: context) }
}

extension AccessibilityAttachmentModifier: ElementModifier {
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
