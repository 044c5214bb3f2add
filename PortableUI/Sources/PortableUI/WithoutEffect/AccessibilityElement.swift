extension View {
    /// Makes the view an element for assistive technologies, of which a host has none.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        self
    }
}

/// What becomes of the elements inside a view that is one itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// They are none.
    public static let ignore = AccessibilityChildBehavior()
}
