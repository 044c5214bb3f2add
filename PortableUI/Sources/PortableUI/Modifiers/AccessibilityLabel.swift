extension View {
    /// Says what the view is called, to assistive technologies and to tests: see `ViewHost.tap(_:)`.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedView(content: self, modifier: SpokenName(text: label.string))
    }

    /// Says what the view is called, to assistive technologies and to tests: see `ViewHost.tap(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
}

/// A name for the view.
nonisolated struct SpokenName: SimpleModifier {
    typealias Element = SpokenNameElement

    let text: String
}

final class SpokenNameElement: ModifiedElement<SpokenName> {
    override var name: String { "accessibilityLabel" }

    override var spokenText: String? { modifier.text }
}
