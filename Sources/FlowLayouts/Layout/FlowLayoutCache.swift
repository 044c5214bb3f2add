/// What a flow remembers between the calls of a layout pass: measured views, their arrangements and sizes, and the sizes that
/// it reported. Only the reported sizes affect its answers, and only if it is offered one of them.
@_documentation(visibility: internal)
public struct FlowLayoutCache {
    /// The views, once a size has been asked for.
    private(set) var measured: MeasuredFlow?
    /// The latest arrangements. A pass asks for a few sizes, and then places one.
    private var arrangements: [ArrangedFlow] = []
    /// The sizes of earlier arrangements, each with its space.
    private var sizes: [(space: FlowSpace, size: CGSize)] = []
    /// The latest sizes that were reported, each with the proposal that it answered.
    private var reports: [(size: CGSize, offer: ProposedViewSize)] = []

    mutating func size(
        of flow: FlowBoxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
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
        of flow: FlowBoxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
    ) -> CGSize {
        if let known = sizes.last(where: { $0.space == space }) { return known.size }
        return CGSize(arranged(flow, in: space, subviews: subviews).arrangement.size)
    }

    /// The flow to place in bounds: the one for the proposal, if it has the size of the bounds, give or take the half point by
    /// which systems round to pixels; otherwise one for the bounds.
    mutating func arranged(
        _ flow: FlowBoxed<FlowConfiguration>, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> ArrangedFlow {
        let space = space(of: flow, proposal: proposal, subviews: subviews)
        let proposed = arranged(flow, in: space, subviews: subviews)
        if CGSize(proposed.arrangement.size).isWithinHalfPoint(of: bounds.size) { return proposed }
        let given = self.space(of: flow, proposal: ProposedViewSize(bounds.size), subviews: subviews)
        return arranged(flow, in: given, subviews: subviews)
    }

    /// The space for a proposal. If that is a size that the flow reported, it is the space in which the flow found that size,
    /// as long as it still has it there. In a space of just its own size, the flow might break lines elsewhere, such as where
    /// a view is longer than its space, or show views that it has hidden.
    private mutating func space(
        of flow: FlowBoxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> FlowSpace {
        guard let width = proposal.width, let height = proposal.height,
            let offer = reports.last(where: { $0.size == CGSize(width: width, height: height) })?.offer
        else { return FlowSpace(proposal, for: flow) }
        let space = FlowSpace(offer, for: flow)
        let isAsReported =
            size(of: flow, in: space, subviews: subviews) == CGSize(width: width, height: height)
        return isAsReported ? space : FlowSpace(proposal, for: flow)
    }

    /// Notes the size reported for a proposal, unless the two are the same.
    private mutating func note(_ size: CGSize, for offer: ProposedViewSize) {
        if ProposedViewSize(size) == offer || reports.last(where: { $0.size == size })?.offer == offer {
            return
        }
        reports.append((size, offer), limit: 16)
    }

    /// Forgets all but the reported sizes: views may have changed, but parents may still propose those sizes.
    mutating func update() {
        (measured, arrangements, sizes) = (nil, [], [])
    }

    mutating func arranged(
        _ flow: FlowBoxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
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

    private mutating func measured(_ flow: FlowBoxed<FlowConfiguration>, subviews: LayoutSubviews)
        -> MeasuredFlow
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

// An infinite proposal stands for the longest space there is. A flow that takes all of that answers infinity.
extension ProposedViewSize {
    /// The proposal with the longest space in place of infinity.
    fileprivate var withAnEnd: ProposedViewSize {
        ProposedViewSize(
            width: width.map { min($0, FlowSpace.longest) }, height: height.map { min($0, FlowSpace.longest) }
        )
    }
}

extension CGFloat {
    /// What a flow of this length answers a proposal.
    fileprivate func asAnswer(to offer: CGFloat?) -> CGFloat {
        offer == .infinity && self >= FlowSpace.longest ? .infinity : self
    }
}

extension Array {
    /// Adds an element, and drops the oldest if there are more than the limit. O(k) for a limit of k.
    package mutating func append(_ element: Element, limit: Int) {
        if count == limit { removeFirst() }
        append(element)
    }
}
