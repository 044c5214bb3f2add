/// What a flow remembers between the calls of a layout pass: the measured views, the sizes and arrangements that it made of
/// them, and the sizes that it reported. Without memory it would answer the same, unless it is offered its own size.
public struct FlowLayoutCache {
    /// The views, once a size has been asked for.
    private(set) var measured: MeasuredFlow?
    /// The latest arrangements. A pass asks for a few sizes (smallest, ideal, largest, actual), and then places
    /// one of them.
    private var arrangements: [ArrangedFlow] = []
    /// The sizes of those before them, each with the space for which it was asked.
    private var sizes: [(space: FlowSpace, size: CGSize)] = []
    /// The latest sizes that were reported, each with the offer for which it was.
    private var reports: [(size: CGSize, offer: ProposedViewSize)] = []

    mutating func size(
        of flow: Boxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGSize {
        if proposal.asksForSmallestSize {
            return measured(flow, subviews: subviews).smallestSize(of: subviews)
        }
        let offer = proposal.withAnEnd
        let space = space(of: flow, proposal: offer, subviews: subviews)
        let size = size(of: flow, in: space, subviews: subviews)
        note(size, for: offer)
        return CGSize(
            width: size.width.asAnswer(to: proposal.width), height: size.height.asAnswer(to: proposal.height))
    }

    private mutating func size(
        of flow: Boxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
    ) -> CGSize {
        if let known = sizes.last(where: { $0.space == space }) { return known.size }
        return CGSize(arranged(flow, in: space, subviews: subviews).arrangement.size)
    }

    /// The flow that is placed in bounds: the one that was proposed, if the bounds have its size, give or take the half
    /// point by which a system rounds to pixels; else the one that fits in the bounds.
    mutating func arranged(
        _ flow: Boxed<FlowConfiguration>, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> ArrangedFlow {
        let space = space(of: flow, proposal: proposal, subviews: subviews)
        let proposed = arranged(flow, in: space, subviews: subviews)
        if CGSize(proposed.arrangement.size).isWithinHalfPoint(of: bounds.size) { return proposed }
        let given = self.space(of: flow, proposal: ProposedViewSize(bounds.size), subviews: subviews)
        return arranged(flow, in: given, subviews: subviews)
    }

    /// The space of an offer. A flow that is offered exactly a size that it reported is what it reported: in the space of that
    /// offer, as long as it still has that size there. In its own size it may have space for other lines, as where a view is
    /// longer than its space, or show views that it has hidden.
    private mutating func space(
        of flow: Boxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> FlowSpace {
        guard let width = proposal.width, let height = proposal.height,
            let offer = reports.last(where: { $0.size == CGSize(width: width, height: height) })?.offer
        else { return FlowSpace(proposal, for: flow) }
        let space = FlowSpace(offer, for: flow)
        let isAsReported =
            size(of: flow, in: space, subviews: subviews) == CGSize(width: width, height: height)
        return isAsReported ? space : FlowSpace(proposal, for: flow)
    }

    /// Notes the size that is reported for an offer, unless that is the same.
    private mutating func note(_ size: CGSize, for offer: ProposedViewSize) {
        if ProposedViewSize(size) == offer || reports.last(where: { $0.size == size })?.offer == offer {
            return
        }
        reports.append((size, offer), limit: 16)
    }

    /// The views may have changed. What was reported is still what a parent may offer.
    mutating func update() {
        (measured, arrangements, sizes) = (nil, [], [])
    }

    mutating func arranged(
        _ flow: Boxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
    ) -> ArrangedFlow {
        if let known = arrangements.last(where: { $0.space == space }) { return known }
        let measured = measured(flow, subviews: subviews)
        let arranged = FlowPass(measured, of: subviews, in: space).arranged()
        if arrangements.count == 4 {
            let oldest = arrangements.removeFirst()
            sizes.append((oldest.space, CGSize(oldest.arrangement.size)), limit: 64)
        }
        arrangements.append(arranged)
        return arranged
    }

    private mutating func measured(_ flow: Boxed<FlowConfiguration>, subviews: LayoutSubviews) -> MeasuredFlow
    {
        let measured = measured ?? MeasuredFlow(subviews, flow: flow)
        self.measured = measured
        return measured
    }
}

extension CGSize {
    fileprivate func isWithinHalfPoint(of other: CGSize) -> Bool {
        abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
    }
}

// Infinite space is the longest space that there is, and a flow that takes all of it would take any.
extension ProposedViewSize {
    /// The proposal with the longest space in place of an infinite one.
    fileprivate var withAnEnd: ProposedViewSize {
        ProposedViewSize(
            width: width.map { min($0, FlowSpace.longest) }, height: height.map { min($0, FlowSpace.longest) }
        )
    }
}

extension CGFloat {
    /// What a flow of this length says to what it was offered.
    fileprivate func asAnswer(to offer: CGFloat?) -> CGFloat {
        offer == .infinity && self >= FlowSpace.longest ? .infinity : self
    }
}
