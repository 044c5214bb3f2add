extension View {
    /// Makes the view translucent: 1 as it was, 0 invisible. An invisible view cannot be touched. It is still read
    /// aloud, as SwiftUI does not say otherwise.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        ModifiedView(content: self, modifier: Opacity(opacity: opacity))
    }
}

nonisolated struct Opacity: SimpleModifier {
    typealias Element = OpacityElement

    let opacity: Double

    func isIdentity(around child: LayoutElement) -> Bool { opacity >= 1 }
}

final class OpacityElement: ModifiedElement<Opacity> {
    override var name: String { "opacity" }

    override var isHidden: Bool { !(modifier.opacity > 0) }

    override var allowsHitTesting: Bool { modifier.opacity > 0 }

    override func draw(into canvas: inout Canvas) {
        canvas.withOpacity(modifier.opacity) { super.draw(into: &$0) }
    }
}
