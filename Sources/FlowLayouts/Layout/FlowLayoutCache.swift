/// What a flow remembers between the calls of a layout pass: measured views, their arrangements, and the sizes that it
/// reported. Only the reported sizes affect its answers, and only if it is offered one of them.
@_documentation(visibility: internal)
public struct FlowLayoutCache {
    /// The views, once a size has been asked for.
    private(set) var measured: MeasuredFlow?
    /// The latest arrangements. A pass asks for a few sizes, and then places one.
    private var arrangements: [ArrangedFlow] = []
    /// The latest sizes that were reported, each with another proposal that it answered.
    private var reports: [(size: CGSize, offer: ProposedViewSize)] = []

    mutating func size(
        of configuration: FlowBoxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGSize {
        if proposal.asksForSmallestSize {
            return measured(configuration, subviews: subviews).smallestSize(of: subviews)
        }
        let offer = proposal.withAnEnd
        let space = space(of: configuration, proposal: offer, subviews: subviews)
        let size = CGSize(arranged(configuration, in: space, subviews: subviews).arrangement.size)
        if ProposedViewSize(size) != offer {
            reports.removeAll { $0.size == size }
            reports.append((size, offer), limit: 16)
        }
        return CGSize(
            width: size.width.asAnswer(to: proposal.width), height: size.height.asAnswer(to: proposal.height))
    }

    /// The flow to place in bounds: the one for the proposal, if it has the size of the bounds, give or take the half point by
    /// which systems round to pixels; otherwise one for the bounds.
    mutating func arranged(
        _ configuration: FlowBoxed<FlowConfiguration>, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> ArrangedFlow {
        let space = space(of: configuration, proposal: proposal, subviews: subviews)
        let proposed = arranged(configuration, in: space, subviews: subviews)
        if CGSize(proposed.arrangement.size).isWithinHalfPoint(of: bounds.size) { return proposed }
        let given = self.space(of: configuration, proposal: ProposedViewSize(bounds.size), subviews: subviews)
        return arranged(configuration, in: given, subviews: subviews)
    }

    /// The space for a proposal. If that is a size that the flow reported, it is the space in which the flow found that size,
    /// as long as it still has it there. In a space of just its own size, the flow might break lines elsewhere, such as where
    /// a view is longer than its space, or show views that it has hidden.
    private mutating func space(
        of configuration: FlowBoxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> FlowSpace {
        let proposed = FlowSpace(proposal, for: configuration)
        guard let report = reports.first(where: { ProposedViewSize($0.size) == proposal }) else {
            return proposed
        }
        let space = FlowSpace(report.offer, for: configuration)
        let arrangement = arranged(configuration, in: space, subviews: subviews).arrangement
        return CGSize(arrangement.size) == report.size ? space : proposed
    }

    /// Forgets all but the reported sizes: views may have changed, but parents may still propose those sizes.
    mutating func update() {
        (measured, arrangements) = (nil, [])
    }

    mutating func arranged(
        _ configuration: FlowBoxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
    ) -> ArrangedFlow {
        if let known = arrangements.last(where: { $0.space == space }) { return known }
        let measured = measured(configuration, subviews: subviews)
        let arranged = FlowPass(measured, of: subviews, in: space).arranged()
        arrangements.append(arranged, limit: 8)
        return arranged
    }

    private mutating func measured(_ configuration: FlowBoxed<FlowConfiguration>, subviews: LayoutSubviews)
        -> MeasuredFlow
    {
        let measured = measured ?? MeasuredFlow(subviews, for: configuration)
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
