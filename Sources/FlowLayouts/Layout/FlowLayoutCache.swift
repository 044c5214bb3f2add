/// What a flow remembers between the calls of a layout pass: measured views, their arrangements, and the sizes that it
/// returned. Only these sizes affect its answers, and only if it is offered one of them.
@_documentation(visibility: internal)
public struct FlowLayoutCache {
    /// The views, once a size has been asked for.
    private(set) var measured: MeasuredFlow?
    /// The latest arrangements. A pass asks for a few sizes, and then places one.
    private var arrangements: [ArrangedFlow] = []
    /// The latest sizes that were returned for other proposals, each with its proposal.
    private var returned: [(size: CGSize, proposal: ProposedViewSize)] = []

    mutating func size(
        of configuration: FlowBoxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGSize {
        if proposal.asksForSmallestSize {
            return measure(subviews, for: configuration).smallestSize(of: subviews)
        }
        let finite = proposal.finite
        let space = resolveSpace(for: finite, of: configuration, subviews: subviews)
        let size = CGSize(arranged(configuration, in: space, subviews: subviews).arrangement.size)
        if ProposedViewSize(size) != finite {
            returned.removeAll { $0.size == size }
            returned.append((size, finite), limit: 16)
        }
        return CGSize(
            width: size.width.asAnswer(to: proposal.width), height: size.height.asAnswer(to: proposal.height))
    }

    /// Forgets all but the returned sizes: views may have changed, but parents may still propose those sizes.
    mutating func update() {
        (measured, arrangements) = (nil, [])
    }

    /// The flow to place in bounds: the one for the proposal, if it has the size of the bounds, give or take the half point by
    /// which systems round to pixels; otherwise one for the bounds.
    mutating func arrangedToPlace(
        _ configuration: FlowBoxed<FlowConfiguration>, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: LayoutSubviews
    ) -> ArrangedFlow {
        let space = resolveSpace(for: proposal, of: configuration, subviews: subviews)
        let proposed = arranged(configuration, in: space, subviews: subviews)
        if CGSize(proposed.arrangement.size).isWithinHalfPoint(of: bounds.size) { return proposed }
        let given = resolveSpace(for: ProposedViewSize(bounds.size), of: configuration, subviews: subviews)
        return arranged(configuration, in: given, subviews: subviews)
    }

    /// The space for a proposal. A flow may be proposed a size that it returned for another proposal. Then it gets the
    /// space of that other proposal, if it would still return the size: offered 300 it answered 280, and offered 280 it
    /// is laid out in 300 again. In a space of just its own size, it might break lines elsewhere, such as where a view is
    /// longer than its space, or show views that it has hidden.
    private mutating func resolveSpace(
        for proposal: ProposedViewSize, of configuration: FlowBoxed<FlowConfiguration>,
        subviews: LayoutSubviews
    ) -> FlowSpace {
        let proposed = FlowSpace(proposal, for: configuration)
        guard let own = returned.first(where: { ProposedViewSize($0.size) == proposal }) else {
            return proposed
        }
        let space = FlowSpace(own.proposal, for: configuration)
        let arrangement = arranged(configuration, in: space, subviews: subviews).arrangement
        return CGSize(arrangement.size) == own.size ? space : proposed
    }

    /// The flow in a space, from memory if it is among the latest.
    mutating func arranged(
        _ configuration: FlowBoxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
    ) -> ArrangedFlow {
        // A new configuration comes with `updateCache`, which forgets these.
        if let known = arrangements.last(where: { $0.space == space }) { return known }
        let measured = measure(subviews, for: configuration)
        let arranged = FlowPass(measured, of: subviews, in: space).arranged()
        arrangements.append(arranged, limit: 8)
        return arranged
    }

    private mutating func measure(_ subviews: LayoutSubviews, for configuration: FlowBoxed<FlowConfiguration>)
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
    fileprivate var finite: ProposedViewSize {
        ProposedViewSize(
            width: width.map { min($0, FlowSpace.longest) }, height: height.map { min($0, FlowSpace.longest) }
        )
    }
}

extension CGFloat {
    /// What a flow of this length answers to a proposal.
    fileprivate func asAnswer(to proposed: CGFloat?) -> CGFloat {
        proposed == .infinity && self >= FlowSpace.longest ? .infinity : self
    }
}

extension Array {
    /// Adds an element, and drops the oldest if there are more than the limit. O(k) for a limit of k.
    package mutating func append(_ element: Element, limit: Int) {
        if count == limit { removeFirst() }
        append(element)
    }
}
