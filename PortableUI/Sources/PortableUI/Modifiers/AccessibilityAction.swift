extension View {
    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// ``ViewHost/perform(accessibilityAction:onID:)``.
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(name: name.string, handler: handler))
    }

    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// ``ViewHost/perform(accessibilityAction:onID:)``.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds something that people can do with the view by assistive technologies. A test does it by
    /// ``ViewHost/perform(accessibilityAction:onID:)``.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }
}

/// An element with which assistive technologies can do something.
final class AccessibilityActionElement: ModifierElement {
    fileprivate let action: String
    fileprivate let handler: () -> Void

    init(
        _ action: String, _ handler: @escaping () -> Void, around child: LayoutElement, context: BuildContext
    ) {
        self.action = action
        self.handler = handler
        super.init(around: child, context: context)
    }

    override var name: String { "accessibilityAction" }
}

extension ViewHost {
    /// Does with a view what people can do by an assistive technology such as VoiceOver: the action with a name of the
    /// view itself, of the first view inside it or of the innermost one around it.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Returns: Whether there was such an action. A view that is hidden from assistive technologies has none.
    @discardableResult
    public func perform<ID: Hashable>(accessibilityAction name: String, onID id: ID) -> Bool {
        let id = AnyHashable(id)
        let search = ActionSearch { element in
            guard let element = element as? AccessibilityActionElement, element.action == name else {
                return nil
            }
            return element.handler
        } fits: { element in
            element.identity.id == id
        } isReachable: { element in
            !element.isAccessibilityHidden
        }
        return search.perform(in: laidOutElement())
    }
}
