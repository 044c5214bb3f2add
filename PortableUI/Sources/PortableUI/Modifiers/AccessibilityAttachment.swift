/// What a view says to assistive technologies.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    let attachment: AccessibilityAttachment?
}

enum AccessibilityAttachment {
    /// The view is hidden, with all inside it.
    case hidden
    /// Something that can be done with the view.
    case action(name: String, handler: () -> Void)
}

extension AccessibilityAttachmentModifier: ElementModifier {
    func isIdentity(around child: LayoutElement) -> Bool { attachment == nil }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        switch attachment {
        case nil: child
        case .hidden: AccessibilityHiddenElement(around: child, context: context)
        case .action(let name, let handler):
            AccessibilityActionElement(name, handler, around: child, context: context)
        }
    }
}

extension View {
    nonisolated func accessibility(
        _ attachment: AccessibilityAttachment?
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(attachment: attachment))
    }
}
