import PortableUI

extension ViewHost {
    /// Does with a view what people can do by an assistive technology such as VoiceOver: the action with a name of the
    /// view itself, of the first view inside it or of the innermost one around it.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - id: That of the view, as `ForEach` and `id(_:)` give it.
    /// - Returns: What is announced then.
    /// - Throws: `DriverError` if there is no such view, or if it has no such action. A view that is hidden from
    ///   assistive technologies has none.
    @discardableResult
    public func perform<ID: Hashable>(accessibilityAction name: String, onID id: ID) throws -> [String] {
        let action = try find(
            "accessibility action “\(name)”", .id(AnyHashable(id)), isReachable: { !$0.isAccessibilityHidden }
        ) { element in
            (element as? AccessibilityActionElement).flatMap { $0.action == name ? $0.handler : nil }
        }
        let announcements = Announcements()
        Announcements.ofTask.withValue(announcements) { action() }
        return announcements.texts
    }
}
