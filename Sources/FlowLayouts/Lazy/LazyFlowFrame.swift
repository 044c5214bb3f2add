/// By what the lines of a lazy flow are broken.
struct LazyFlowSpace: Equatable, Sendable {
    /// How long lines may be.
    let length: CGFloat
    /// The length of the separators between views, if there are any.
    let separator: CGFloat

    /// The space that a probe has got from the frame of a flow.
    init(probe size: CGSize, axis: Axis) {
        length = size.length(along: axis)
        separator = size.length(along: axis.across)
    }
}

/// A space that a lazy flow has found, and that by which its lines were broken then.
struct LazyFlowFinding: Equatable, Sendable {
    let space: LazyFlowSpace
    let last: LazyFlowSpace?
}

/// Arranges the parts of a lazy flow: the stack of its lines, a separator to be measured if there is one, and a probe.
/// A layout must not change state: it gives the probe a size that says what it has found.
struct LazyFlowFrame: Layout {
    let axis: Axis
    /// How long the flow is where it has as much space; `nil` for as long as it may be.
    let length: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let stack = subviews.first else { return .zero }
        let offered = offeredLength(proposal)
        if let length {
            let size = stack.sizeThatFits(stackProposal(length, proposal))
            return CGSize(
                length: min(length, offered ?? length), thickness: size.length(along: axis.across), axis: axis
            )
        }
        let size = stack.sizeThatFits(stackProposal(offered, proposal))
        return CGSize(
            length: max(size.length(along: axis), offered ?? 0),
            thickness: size.length(along: axis.across), axis: axis)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let stack = subviews.first, let probe = subviews.last else { return }
        let available = bounds.size.length(along: axis)
        stack.place(at: bounds.origin, proposal: stackProposal(length ?? available, proposal))
        var separatorLength: CGFloat = 0
        for separator in subviews.dropFirst().dropLast() {
            separator.place(at: bounds.origin, proposal: .unspecified)
            separatorLength = separator.sizeThatFits(.unspecified).length(along: axis)
        }
        let space = CGSize(
            length: offeredLength(proposal) ?? available, thickness: separatorLength, axis: axis)
        probe.place(at: bounds.origin, proposal: ProposedViewSize(space))
    }

    /// The length of a proposal, if it has an end.
    private func offeredLength(_ proposal: ProposedViewSize) -> CGFloat? {
        let length = axis == .horizontal ? proposal.width : proposal.height
        return length.flatMap { $0 < .infinity ? max($0, 0) : nil }
    }

    private func stackProposal(_ length: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: length)
    }
}
