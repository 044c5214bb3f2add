/// What a flow remembers between the calls of a layout pass: the measured views, and the sizes and arrangements
/// that it made of them. Without memory it would answer the same.
public struct FlowLayoutCache {
    /// The views, once a size has been asked for.
    private(set) var measured: MeasuredFlow?
    /// The latest arrangements. A pass asks for a few sizes (smallest, ideal, largest, actual), and then places
    /// one of them.
    private var arrangements: [ArrangedFlow] = []
    /// The sizes of those before them, each with the space for which it was asked.
    private var sizes: [(space: FlowSpace, size: CGSize)] = []
    /// What was to be found out about the latest offers of space.
    private var spaces: [(proposal: ProposedViewSize, space: FlowSpace)] = []

    mutating func size(
        of flow: Boxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> CGSize {
        if proposal.asksForSmallestSize {
            return measured(flow, subviews: subviews).smallestSize(of: subviews)
        }
        let space = space(of: flow, proposal: proposal.withAnEnd, subviews: subviews)
        let size = size(of: flow, in: space, subviews: subviews)
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

    /// The space in which the flow is arranged: what it is offered, unless that is its own size in less space. A view that
    /// is longer than its space makes the flow that long, and a parent that offers it this size gets the same flow again.
    private mutating func space(
        of flow: Boxed<FlowConfiguration>, proposal: ProposedViewSize, subviews: LayoutSubviews
    ) -> FlowSpace {
        let space = FlowSpace(proposal, for: flow)
        guard let width = proposal.width, let height = proposal.height, flow.value.mayStickOut else {
            return space
        }
        if let known = spaces.last(where: { $0.proposal == proposal }) { return known.space }
        let found = spaceOfOwnSize(
            CGSize(width: width, height: height), of: flow, subviews: subviews, in: space)
        spaces.append((proposal, found ?? space), limit: 8)
        return found ?? space
    }

    /// Less than a space, if the flow is as long as that and has a size in less; `nil` for none.
    private mutating func spaceOfOwnSize(
        _ offered: CGSize, of flow: Boxed<FlowConfiguration>, subviews: LayoutSubviews, in space: FlowSpace
    ) -> FlowSpace? {
        let (size, across) = (size(of: flow, in: space, subviews: subviews), flow.axis.across)
        let thickness = offered.length(along: across)
        guard size.length(along: flow.axis) == space.length, size.length(along: across) < thickness,
            thickness < .infinity
        else { return nil }
        var pass = FlowPass(measured(flow, subviews: subviews), of: subviews, in: space)
        guard let length = pass.lengthOfOwnSize(thickness: thickness) else { return nil }
        var less = space
        less.length = length
        return self.size(of: flow, in: less, subviews: subviews) == offered ? less : nil
    }

    mutating func arranged(
        _ flow: Boxed<FlowConfiguration>, in space: FlowSpace, subviews: LayoutSubviews
    ) -> ArrangedFlow {
        if let known = arrangements.last(where: { $0.space == space }) { return known }
        let measured = measured(flow, subviews: subviews)
        var pass = FlowPass(measured, of: subviews, in: space)
        let arranged = pass.arranged()
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

extension FlowConfiguration {
    /// Whether a view can be longer than the space, and all are shown.
    fileprivate var mayStickOut: Bool {
        options.columns == .natural && options.scaling == nil && !isLimited
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
