import FlowLayouts

/// Offers a view no more than a length, so that a text which is longer wraps.
///
/// A frame with a maximum would cut such a view instead: it learns of the limit only when it is placed.
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
