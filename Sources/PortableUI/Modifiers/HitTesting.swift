extension View {
    /// Sets whether the view, with all inside it, can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedView(content: self, modifier: HitTesting(isAllowed: enabled))
    }
}

nonisolated struct HitTesting: ElementModifier {
    let isAllowed: Bool

    var isIdentity: Bool { isAllowed }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        HitTestingElement(around: child, context: context)
    }
}

/// An element that cannot be touched.
final class HitTestingElement: ModifierElement {
    init(around child: LayoutElement, context: BuildContext) {
        super.init("allowsHitTesting", around: child, context: context)
    }

    override var allowsHitTesting: Bool { false }
}
