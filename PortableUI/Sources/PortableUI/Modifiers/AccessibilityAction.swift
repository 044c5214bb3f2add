extension View {
    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// `ViewHost.perform(accessibilityAction:onID:)`.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(name: name.string, handler: handler))
    }

    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// `ViewHost.perform(accessibilityAction:onID:)`.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// `ViewHost.perform(accessibilityAction:onID:)`.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
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
