import FlowLayouts

/// Offers a view at most some length, so that a longer text wraps.
///
/// A frame with a maximum tells the view its limit only when it is placed, so the view would overflow.
struct LengthLimit: Layout {
    let axis: Axis
    let maximum: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(limited(proposal, for: subviews[0]))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews[0].place(at: bounds.origin, proposal: limited(proposal, for: subviews[0]))
    }

    private func limited(_ proposal: ProposedViewSize, for view: LayoutSubview) -> ProposedViewSize {
        guard maximum < .infinity else { return proposal }
        let size = view.sizeThatFits(proposal)
        var proposal = proposal
        switch axis {
        case .horizontal: if proposal.width ?? size.width > maximum { proposal.width = maximum }
        case .vertical: if proposal.height ?? size.height > maximum { proposal.height = maximum }
        }
        return proposal
    }
}
