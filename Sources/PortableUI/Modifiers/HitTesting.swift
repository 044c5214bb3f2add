extension View {
    /// Sets whether the view, with all inside it, can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedView(content: self, modifier: HitTesting(isEnabled: enabled))
    }
}

nonisolated struct HitTesting: ElementModifier {
    let isEnabled: Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        HitTestingElement(isEnabled, around: child, context: context)
    }
}

final class HitTestingElement: ModifierElement {
    private let isEnabled: Bool

    init(_ isEnabled: Bool, around child: LayoutElement, context: BuildContext) {
        self.isEnabled = isEnabled
        super.init("allowsHitTesting", around: child, context: context)
    }

    override var allowsHitTesting: Bool { isEnabled }
}
