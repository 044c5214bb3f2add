extension View {
    /// Puts a view behind this one. It is offered this view's size, and aligned in it.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        layered(background, alignment: alignment, isBehind: true)
    }

    /// Puts views behind this one. They are stacked, offered this view's size, and aligned in it.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(content(), alignment: alignment, isBehind: true)
    }

    /// Paints a style behind the view.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S
    ) -> some View {
        background(style, in: Rectangle())
    }

    /// Paints a style behind the view, in a shape.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T
    ) -> some View {
        layered(shape.fill(style), alignment: .center, isBehind: true)
    }

    /// Puts a view in front of this one. It is offered this view's size, and aligned in it.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        layered(overlay, alignment: alignment, isBehind: false)
    }

    /// Puts views in front of this one. They are stacked, offered this view's size, and aligned in it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(content(), alignment: alignment, isBehind: false)
    }

    /// Draws a border along the inside of the view's edges, of a width in points.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        layered(
            BorderShape(width: width).stroke(content, lineWidth: width), alignment: .center, isBehind: false)
    }

    nonisolated private func layered<V: View>(
        _ layer: V, alignment: Alignment, isBehind: Bool
    ) -> some View {
        ModifiedView(
            content: self, modifier: Layer(content: layer, alignment: alignment, isBehind: isBehind))
    }
}

/// A rectangle whose outline of a given width lies inside of its frame.
nonisolated private struct BorderShape: Shape {
    let width: CGFloat

    func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: min(width, rect.width) / 2, dy: min(width, rect.height) / 2))
    }
}

/// Views in front of or behind another one.
nonisolated struct Layer<Content: View>: ElementModifier {
    let content: Content
    let alignment: Alignment
    let isBehind: Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        let layer = context.around(child).build(single: content, in: .stacked)
        return LayerElement(
            layer, alignment: alignment, isBehind: isBehind, around: child, context: context)
    }
}

final class LayerElement: ModifierElement {
    private let layer: LayoutElement
    private let alignment: Alignment
    private let isBehind: Bool

    init(
        _ layer: LayoutElement, alignment: Alignment, isBehind: Bool, around child: LayoutElement,
        context: BuildContext
    ) {
        self.layer = layer
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(around: child, context: context)
        // A layer is not disabled because what it is in front of is.
        isEnabled = context.environment.isEnabled
    }

    override var name: String { isBehind ? "background" : "overlay" }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        if isBehind { body(layer) }
        body(child)
        if !isBehind { body(layer) }
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        super.placeChildren(in: bounds, proposal: proposal)
        let container = child.dimensions(childProposal(proposal))
        let layerProposal = ProposedViewSize(bounds.size)
        let origin = alignment.origin(of: layer.dimensions(layerProposal), in: container)
        layer.placement = LayoutPlacement(
            position: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
            proposal: layerProposal)
    }
}
