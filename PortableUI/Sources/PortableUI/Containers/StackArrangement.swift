/// What `HStackLayout` and `VStackLayout` do, along their axis.
struct Stack {
    let axis: Axis
    /// `nil` for what subviews prefer.
    let spacing: CGFloat?
    /// Where a subview is lined up with others.
    let crossGuide: (ViewDimensions) -> CGFloat

    func arrangement(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> StackArrangement {
        StackArrangement(subviews, along: axis, spacing: spacing, proposal: proposal, crossGuide: crossGuide)
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
        // Views that fill the stack across learn how thick it is only now, where nothing was proposed.
        let proposal = ProposedViewSize(
            main: proposal.main(axis), cross: proposal.cross(axis) ?? bounds.size.cross(axis), axis: axis)
        let arrangement = arrangement(of: subviews, in: proposal)
        for (index, subview) in subviews.enumerated() {
            let origin = arrangement.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: arrangement.proposals[index])
        }
    }

    /// What a stack prefers around itself: along its axis what its first and its last subview prefer,
    /// across it the largest that any of them does.
    func spacing(around subviews: LayoutSubviews) -> ViewSpacing {
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var spacing = ViewSpacing()
        spacing.formUnion(first.spacing, edges: start)
        spacing.formUnion(last.spacing, edges: end)
        for subview in subviews {
            spacing.formUnion(subview.spacing, edges: sides)
        }
        return spacing
    }
}

/// How a stack arranges its subviews.
///
/// The space that spacings leave is divided within each layout priority, highest first, after the
/// minimum sizes of all lower priorities have been set aside; among equals the least flexible view takes
/// its even share first, and what it leaves goes to the others. Across the axis a stack reaches as far as its
/// subviews and the line at which they are aligned.
struct StackArrangement {
    /// What each subview is proposed.
    private(set) var proposals: [ProposedViewSize] = []
    /// Where each subview starts along the axis, and across it.
    private(set) var origins: [CGPoint] = []
    private(set) var size = CGSize.zero

    init(
        _ subviews: LayoutSubviews, along axis: Axis, spacing: CGFloat?, proposal: ProposedViewSize,
        crossGuide: (ViewDimensions) -> CGFloat
    ) {
        let gaps = subviews.indices.map { index -> CGFloat in
            guard index > subviews.startIndex else { return 0 }
            return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
        let cross = proposal.cross(axis)
        let lengths = Self.divide(
            proposal.main(axis).map { $0 - gaps.reduce(0, +) }, among: subviews, along: axis, cross: cross)
        proposals = lengths.map { ProposedViewSize(main: $0, cross: cross, axis: axis) }

        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        let guides = dimensions.map(crossGuide)
        let extent = GuideExtent(zip(dimensions, guides).map { ($0.size.cross(axis), $1) })
        var position: CGFloat = 0
        for (index, dimensions) in dimensions.enumerated() {
            position += gaps[index]
            origins.append(
                CGPoint(main: position, cross: extent.origin(guide: guides[index]), axis: axis))
            position += dimensions.size.main(axis)
        }
        size = CGSize(main: max(position, 0), cross: extent.length, axis: axis)
    }

    /// What each subview is proposed along the axis.
    private static func divide(
        _ available: CGFloat?, among subviews: LayoutSubviews, along axis: Axis, cross: CGFloat?
    ) -> [CGFloat?] {
        guard var remaining = available else { return subviews.map { _ in nil } }
        func length(_ index: Int, proposed: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(main: proposed, cross: cross, axis: axis)).main(
                axis)
        }

        // 1. Set aside what the lower priorities need at least.
        let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
            .sorted { $0.key > $1.key }.map(\.value)
        let reserves = groups.dropFirst().map { group in
            group.reduce(0) { $0 + length($1, proposed: 0) }
        }
        remaining -= reserves.reduce(0, +)

        // 2. Serve one priority after the other, each with what was set aside for it.
        var proposals = [CGFloat?](repeating: nil, count: subviews.count)
        for (group, reserve) in zip(groups, [0] + reserves) {
            remaining += reserve
            let order = servingOrder(of: group, length: length)
            for (taken, index) in order.enumerated() {
                let share = max(0, remaining / CGFloat(order.count - taken))
                proposals[index] = share
                // Space without end stays so, whatever is taken from it.
                if remaining < .infinity {
                    remaining -= length(index, proposed: share)
                }
            }
        }
        return proposals
    }

    /// The order in which subviews of one priority get their share: the less flexible ones first; of those
    /// with infinite flexibility, the ones with the larger minimum; equal ones in their order.
    private static func servingOrder(
        of group: [Int], length: (_ index: Int, _ proposed: CGFloat) -> CGFloat
    ) -> [Int] {
        guard group.count > 1 else { return group }
        let flexible = group.map { index in
            let (minimum, maximum) = (length(index, 0), length(index, .infinity))
            return maximum < .infinity
                ? (index: index, flexibility: maximum - minimum, minimum: 0)
                : (index: index, flexibility: .infinity, minimum: minimum)
        }
        return flexible.sorted {
            ($0.flexibility, -$0.minimum, $0.index) < ($1.flexibility, -$1.minimum, $1.index)
        }.map(\.index)
    }
}
