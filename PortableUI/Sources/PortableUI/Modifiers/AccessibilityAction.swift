extension View {
    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// `ViewHost.perform(accessibilityAction:onID:)`.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(
            AccessibilityAttachmentModifier(action: AccessibilityAction(name: name.string, handler: handler)))
    }
}

/// What a view says to assistive technologies.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    let action: AccessibilityAction

    public func body(content: Content) -> some View { ModifiedView(content: content, modifier: action) }
}

nonisolated struct AccessibilityAction: ElementModifier {
    let name: String
    /// `nil` for no action, which needs no element.
    let handler: (() -> Void)?

    func isIdentity(around child: LayoutElement) -> Bool { handler == nil }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        AccessibilityActionElement(name, handler ?? {}, around: child, context: context)
    }
}

/// An element with which assistive technologies can do something.
package final class AccessibilityActionElement: ModifierElement {
    package let action: String
    package let handler: () -> Void

    init(
        _ action: String, _ handler: @escaping () -> Void, around child: LayoutElement, context: BuildContext
    ) {
        self.action = action
        self.handler = handler
        super.init(around: child, context: context)
    }

    override package var name: String { "accessibilityAction" }
}
