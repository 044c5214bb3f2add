extension View {
    /// Makes the view translucent: 1 as it was, 0 invisible. An invisible view cannot be touched, and is hidden from
    /// assistive technologies.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        ModifiedView(content: self, modifier: Opacity(opacity: opacity))
    }
}

nonisolated struct Opacity: ElementModifier {
    let opacity: Double

    func isIdentity(around child: LayoutElement) -> Bool { opacity >= 1 }

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        OpacityElement(opacity, around: child, context: context)
    }
}

final class OpacityElement: ModifierElement {
    private let opacity: Double

    init(_ opacity: Double, around child: LayoutElement, context: BuildContext) {
        self.opacity = opacity
        super.init(around: child, context: context)
    }

    override var name: String { "opacity" }

    override var allowsHitTesting: Bool { opacity > 0 }

    override var isAccessibilityHidden: Bool { opacity <= 0 }

    override func draw(into canvas: inout Canvas) {
        canvas.withOpacity(opacity) { super.draw(into: &$0) }
    }
}
