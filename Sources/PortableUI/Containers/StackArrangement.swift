/// How `HStackLayout` and `VStackLayout` arrange their subviews along an axis.
///
/// The space that spacings leave is divided within each layout priority, highest first, after the
/// minimum sizes of all lower priorities have been set aside; among equals the least flexible view takes
/// its even share first, and what it leaves goes to the others.
struct StackArrangement {
    let axis: Axis
    /// What each subview is proposed.
    private(set) var proposals: [ProposedViewSize] = []
    /// Where each subview starts along the axis, and across it.
    private(set) var origins: [CGPoint] = []
    private(set) var size = CGSize.zero

    init(
        _ subviews: LayoutSubviews, along axis: Axis, spacing: CGFloat?, proposal: ProposedViewSize,
        crossGuide: (ViewDimensions) -> CGFloat
    ) {
        self.axis = axis
        let gaps = subviews.indices.map { index -> CGFloat in
            guard index > subviews.startIndex else { return 0 }
            return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
        let cross = proposal.cross(axis)
        let lengths = Self.divide(
            proposal.main(axis).map { max($0 - gaps.reduce(0, +), 0) }, among: subviews, along: axis,
            cross: cross)
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
        func length(_ subview: LayoutSubview, proposed: CGFloat) -> CGFloat {
            subview.sizeThatFits(ProposedViewSize(main: proposed, cross: cross, axis: axis)).main(axis)
        }

        var proposals = [CGFloat?](repeating: nil, count: subviews.count)
        let minima = subviews.map { length($0, proposed: 0) }
        let flexibilities = zip(subviews, minima).map { subview, minimum -> CGFloat in
            let maximum = length(subview, proposed: .infinity)
            return maximum < .infinity ? maximum - minimum : .infinity
        }
        let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
            .sorted { $0.key > $1.key }
        var reserved = minima.reduce(0, +)
        for (_, group) in groups {
            reserved -= group.reduce(0) { $0 + minima[$1] }
            // The sort is made stable by the index, so that equal views share in their order.
            let order = group.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
            for (taken, index) in order.enumerated() {
                let share = max(0, (remaining - reserved) / CGFloat(order.count - taken))
                proposals[index] = share
                // Space without end stays so, whatever is taken from it.
                if remaining < .infinity {
                    remaining -= length(subviews[index], proposed: share)
                }
            }
        }
        return proposals
    }

    /// Places the subviews in bounds.
    func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + origins[index].x, y: bounds.minY + origins[index].y),
                proposal: proposals[index])
        }
    }

    /// What a stack prefers around itself: along its axis what its first and its last subview prefer,
    /// across it the largest that any of them does.
    static func spacing(_ subviews: LayoutSubviews, along axis: Axis) -> ViewSpacing {
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
