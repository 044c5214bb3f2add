/// A window onto content that may be larger along some axes.
///
/// The content is offered no limit along those axes. There is no scrolling here: the window shows the
/// beginning.
nonisolated public struct ScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let layout = LayoutContainer(layout: ScrollLayout(axes: axes), content: VStack { content })
        return [ClipElement("ScrollView", around: layout.element(in: context), context: context)]
    }
}

/// The layout of a scroll view's only subview.
private struct ScrollLayout: Layout {
    let axes: Axis.Set

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let content = subviews.first?.sizeThatFits(contentProposal(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: contentProposal(proposal))
    }
}

/// An element that shows nothing outside of its frame.
final class ClipElement: ModifierElement {
    override func draw(into canvas: inout Canvas) {
        canvas.clipped(to: frame) { super.draw(into: &$0) }
    }
}
