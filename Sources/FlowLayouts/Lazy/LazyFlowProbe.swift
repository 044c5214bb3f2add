/// By what the lines of a lazy flow are broken.
struct LazyFlowSpace: Equatable, Sendable {
    /// How long lines may be.
    var length: CGFloat
    /// The length of the separators between views.
    var separator: CGFloat
}

/// Finds out how long the lines of a lazy flow may be, and how long its separators are, beside the stack of its lines: it
/// takes no space itself, and gives its first view the length that it is offered.
struct LazyFlowProbe: Layout {
    let axis: Axis

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let length = axis == .horizontal ? proposal.width : proposal.height
        // Without a limit, all views are on one line.
        let offered = min(max(length ?? .infinity, 0), 1_000_000)
        for (index, subview) in subviews.enumerated() {
            let size = CGSize(length: offered, thickness: 0, axis: axis)
            subview.place(at: bounds.origin, proposal: index == 0 ? ProposedViewSize(size) : .unspecified)
        }
    }
}
