extension View {
    /// Sets whether the view, with all inside it, can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedView(content: self, modifier: HitTesting(isAllowed: enabled))
    }
}

nonisolated struct HitTesting: ElementModifier {
    let isAllowed: Bool

    func isIdentity(around child: LayoutElement) -> Bool { isAllowed }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        HitTestingElement(around: child, context: context)
    }
}

/// An element that cannot be touched.
final class HitTestingElement: ModifierElement {
    override var name: String { "allowsHitTesting" }

    override var allowsHitTesting: Bool { false }
}
