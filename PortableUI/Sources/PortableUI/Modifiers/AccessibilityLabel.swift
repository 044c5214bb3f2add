extension View {
    /// Says what the view is called, to assistive technologies and to tests: see `ViewHost.tap(_:count:)`.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedView(
            content: self, modifier: SpokenName(text: label.string, modifierName: "accessibilityLabel"))
    }

    /// Says what the view is called, to assistive technologies and to tests: see `ViewHost.tap(_:count:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the view is called, to assistive technologies and to tests: see `ViewHost.tap(_:count:)`.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Makes the view an element for assistive technologies, of which a host has none.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        self
    }

    /// Names the view for tests, as for those of a user interface: see `ViewHost.tap(_:count:)`.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        ModifiedView(
            content: self,
            modifier: SpokenName(text: identifier, modifierName: "accessibilityIdentifier"))
    }
}

/// What becomes of the elements inside a view that is one itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// They are none.
    public static let ignore = AccessibilityChildBehavior()
}

/// A name for the view.
nonisolated struct SpokenName: SimpleModifier {
    typealias Element = SpokenNameElement

    let text: String
    let modifierName: StaticString
}

final class SpokenNameElement: ModifiedElement<SpokenName> {
    override var name: String { "\(modifier.modifierName)" }

    override var spokenText: String? { modifier.text }
}
