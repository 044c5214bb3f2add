/// The first of some views that is, at its ideal size, no larger than what is offered; else the last.
nonisolated public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// - Parameters:
    ///   - axes: Those along which a view has to fit.
    ///   - content: The views, the preferred one first.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let candidates = context.ofSeveral.build(content, at: .position(0))
        return [ViewThatFitsElement(candidates, axes: axes, context: context)]
    }
}

/// An element that is, for each proposal, one of its candidates.
final class ViewThatFitsElement: LayoutElement {
    private let candidates: [LayoutElement]
    private let axes: Axis.Set
    /// The candidate that was placed.
    private var placed: LayoutElement?

    init(_ candidates: [LayoutElement], axes: Axis.Set, context: BuildContext) {
        self.candidates = candidates
        self.axes = axes
        super.init(context: context)
    }

    override var name: String { "ViewThatFits" }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        if let placed { body(placed) }
    }

    private func chosen(for proposal: ProposedViewSize) -> LayoutElement? {
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return candidates.first { candidate in
            let size = candidate.size(ideal)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        } ?? candidates.last
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        chosen(for: proposal)?.size(proposal) ?? .zero
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        placed = chosen(for: proposal)
        placed?.placement = LayoutPlacement(position: bounds.origin, proposal: proposal)
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        chosen(for: proposal)?.explicitGuide(guide, proposal: proposal)
    }

    override func computeSpacing() -> ViewSpacing { candidates.first?.spacing ?? ViewSpacing() }

    override var priority: Double { candidates.first?.priority ?? 0 }
}
