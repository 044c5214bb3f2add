import PortableUIDrawing

extension View {
    /// Draws a shadow behind the view. Layout stays as it is.
    ///
    /// - Parameters:
    ///   - color: Where the view is translucent, so is its shadow.
    ///   - radius: How far edges are blurred, in points. Values that are not positive and finite count as 0.
    ///   - x: How far the shadow is to the right of the view, in points.
    ///   - y: How far it is below the view, in points.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: ShadowModifier(
                color: color, radius: radius > 0 && radius < .infinity ? radius : 0,
                offset: CGSize(width: x, height: y)))
    }
}

nonisolated struct ShadowModifier: ElementModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        let shadow = DisplayShadow(
            color: color.resolve(in: context.environment), radius: radius, offset: offset)
        return ShadowElement(shadow, around: child, context: context)
    }
}

final class ShadowElement: ModifiedElement<DisplayShadow> {
    override var name: String { "shadow" }

    override func draw(into canvas: inout Canvas) {
        canvas.withEffect(.shadow(modifier)) { super.draw(into: &$0) }
    }
}
