import PortableUIDrawing

/// The first of several views that fits into the space offered; the last one, if none does.
///
/// A view fits if its ideal size does. The one that is shown is offered the same space, and counts for what is around as
/// if it stood there alone. The others are not in sight and do not appear, but keep their state.
nonisolated public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// - Parameters:
    ///   - axes: Where a view has to fit. On the other axis it is measured with what is offered. Without any axis, the
    ///     first view fits.
    ///   - content: The views, the best one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

@available(*, unavailable)
extension ViewThatFits: Sendable {}

extension ViewThatFits: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let views = context.ofSeveral.build(content, at: .position(0))
        return [ViewThatFitsElement(views, axes: axes, context: context)]
    }
}

/// An element around several, one of which has a place.
private final class ViewThatFitsElement: LayoutElement {
    private let views: [LayoutElement]
    private let axes: Axis.Set
    /// The view that has been placed.
    private var shown: LayoutElement?

    init(_ views: [LayoutElement], axes: Axis.Set, context: BuildContext) {
        self.views = views
        self.axes = axes
        super.init(context: context)
    }

    override var name: String { "ViewThatFits" }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        // Until one is placed, it may be any of them.
        for view in shown.map({ [$0] }) ?? views { body(view) }
    }

    /// The view for a proposal, if there are any.
    private func view(for proposal: ProposedViewSize) -> LayoutElement? {
        let (isWidthLimited, isHeightLimited) = (axes.contains(.horizontal), axes.contains(.vertical))
        let ideal = ProposedViewSize(
            width: isWidthLimited ? nil : proposal.width, height: isHeightLimited ? nil : proposal.height)
        let fitting = views.first { view in
            let size = view.size(ideal)
            return (!isWidthLimited || size.width <= proposal.width ?? .infinity)
                && (!isHeightLimited || size.height <= proposal.height ?? .infinity)
        }
        return fitting ?? views.last
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        view(for: proposal)?.size(proposal) ?? .zero
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        shown = view(for: proposal)
        shown?.placement = LayoutPlacement(position: bounds.origin, proposal: proposal)
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        view(for: proposal)?.explicitGuide(guide, proposal: proposal)
    }

    // Which one will be shown is not known, so it is what the best one prefers, as in SwiftUI.
    override func computeSpacing() -> ViewSpacing { views.first?.spacing ?? super.computeSpacing() }
}
