extension View {
    /// Hides the view, which can then neither be seen nor touched. Its place in layout stays.
    nonisolated public func hidden() -> some View {
        ModifiedView(
            content: self,
            modifier: Hiding(name: "hidden", isDrawn: false, isTouchable: false, isSpoken: false))
    }

    /// Sets whether the view, with all inside it, can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        ModifiedView(content: self, modifier: Hiding(name: "allowsHitTesting", isTouchable: enabled))
    }

    /// Sets whether the view, with all inside it, is hidden from assistive technologies.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        ModifiedView(content: self, modifier: Hiding(name: "accessibilityHidden", isSpoken: !hidden))
    }
}

/// Keeps the view, with all inside it, from some senses.
nonisolated struct Hiding: SimpleModifier {
    typealias Element = HidingElement

    let name: StaticString
    var isDrawn = true
    var isTouchable = true
    var isSpoken = true

    func isIdentity(around child: LayoutElement) -> Bool { isDrawn && isTouchable && isSpoken }
}

final class HidingElement: ModifiedElement<Hiding> {
    override var name: String { "\(modifier.name)" }

    override var isHidden: Bool { !modifier.isDrawn }

    override var allowsHitTesting: Bool { modifier.isTouchable }

    override var isAccessibilityHidden: Bool { !modifier.isSpoken }

    override func draw(into canvas: inout Canvas) {
        if modifier.isDrawn { super.draw(into: &canvas) }
    }
}
