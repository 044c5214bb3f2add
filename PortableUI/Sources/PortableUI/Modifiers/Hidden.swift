extension View {
    /// Hides the view, which can then neither be seen nor touched. Its place in layout stays.
    nonisolated public func hidden() -> some View {
        ModifiedView(content: self, modifier: Hidden())
    }
}

nonisolated struct Hidden: ElementModifier {
    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        HiddenElement(around: child, context: context)
    }
}

/// An element that is not drawn.
final class HiddenElement: ModifierElement {
    override var name: String { "hidden" }

    override var allowsHitTesting: Bool { false }

    override var isAccessibilityHidden: Bool { true }

    override func draw(into canvas: inout Canvas) {}
}
