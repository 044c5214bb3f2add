extension View {
    /// Says what the view is called, to assistive technologies and to tests: see `ViewHost.tap(_:count:)`.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedView(content: self, modifier: AccessibilityLabel(label: label))
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
}

nonisolated struct AccessibilityLabel: ElementModifier {
    let label: Text

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        AccessibilityLabelElement(label.string, around: child, context: context)
    }
}

/// An element with a name.
final class AccessibilityLabelElement: ModifierElement {
    private let label: String

    init(_ label: String, around child: LayoutElement, context: BuildContext) {
        self.label = label
        super.init(around: child, context: context)
    }

    override var name: String { "accessibilityLabel" }

    override var spokenText: String? { label }
}
