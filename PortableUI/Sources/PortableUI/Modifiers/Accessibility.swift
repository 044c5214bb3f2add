// What is said about views to assistive technologies, from which nothing follows here. Tests find views by their labels:
// see `AccessibilityLabel`.

/// What becomes of the accessibility of the views in a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int

    public static let ignore = AccessibilityChildBehavior(number: 0)
    public static let contain = AccessibilityChildBehavior(number: 1)
    public static let combine = AccessibilityChildBehavior(number: 2)
}

extension View {
    /// Makes the view one for assistive technologies.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Says what value the view has.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { self }

    /// Says what value the view has.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// Says what value the view has.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Says what the view is for, where a pointer rests on it.
    nonisolated public func help(_ text: Text) -> some View { self }

    /// Says what the view is for, where a pointer rests on it.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Says what the view is for, where a pointer rests on it.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
