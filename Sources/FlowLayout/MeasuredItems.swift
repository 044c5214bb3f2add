/// The views of a flow at their ideal size, each measured once.
struct MeasuredItems {
    let roles: FlowRoles
    /// Sizes, guides, spacings and traits, as the engine wants them.
    private(set) var items = FlowItems()
    private(set) var dimensions: [ViewDimensions] = []
    let guide: CrossGuide
    /// The spacing preferences of the views, where the flow follows them.
    private(set) var spacings: [ViewSpacing] = []
    /// The view that stands for hidden ones.
    private(set) var overflow: Overflow?
    /// The length of an item separator along the axis, and the thickness of a line separator across it.
    private(set) var itemSeparator: CGFloat?
    private(set) var lineSeparator: CGFloat?

    /// A view that stands for hidden ones.
    struct Overflow {
        let index: Int
        /// The fewest items that may be hidden.
        let fewest: Int
        let dimensions: ViewDimensions
        let spacing: ViewSpacing
        let traits: FlowItemTraits
    }

    init(_ subviews: LayoutSubviews, flow: FlowLayout) {
        // 1. What each subview is, and how items deviate from the others.
        roles = FlowRoles(subviews)
        dimensions = roles.items.map { subviews[$0].dimensions(in: .unspecified) }
        var traits = roles.items.map { FlowItem.traits(of: subviews[$0]) }
        for item in roles.brokenItems {
            traits[item].breaksBefore = true
        }

        // 2. The view that stands for hidden ones is a further item, if it is needed.
        if let role = roles.overflow {
            let subview = subviews[role.index]
            let dimensions = subview.dimensions(in: .unspecified)
            var traits = FlowItem.traits(of: subview)
            traits.setLimits(of: subview, ideal: dimensions, in: flow)
            overflow = Overflow(
                index: role.index, fewest: role.fewest, dimensions: dimensions, spacing: subview.spacing,
                traits: traits)
        }

        // 3. Sizes and guides, and the limits of those that grow or shrink.
        guide = CrossGuide(of: flow, for: dimensions + (overflow.map { [$0.dimensions] } ?? []))
        items.reserveCapacity(dimensions.count)
        for (number, dimensions) in dimensions.enumerated() {
            guide.append(dimensions, alignment: traits[number].alignment, to: &items)
            traits[number].setLimits(of: subviews[roles.items[number]], ideal: dimensions, in: flow)
            items.setTraits(traits[number], at: number)
        }

        // 4. Distances, and separators, all of which are alike.
        if flow.itemSpacing == nil || flow.lineSpacing == nil {
            spacings = roles.items.map { subviews[$0].spacing }
        }
        if flow.itemSpacing == nil {
            items.setSpacings(
                spacings.indices.map { index in
                    index == 0 ? 0 : spacings[index - 1].distance(to: spacings[index], along: flow.axis)
                })
        }
        itemSeparator = roles.itemSeparators.first.map {
            subviews[$0.index].sizeThatFits(.unspecified).length(along: flow.axis)
        }
        lineSeparator = roles.lineSeparators.first.map {
            subviews[$0.index].sizeThatFits(.unspecified).length(along: flow.axis.across)
        }
    }
}

extension FlowItemTraits {
    /// A view that grows or shrinks does so between the sizes it has when offered nothing and everything.
    /// One that is no shorter when offered nothing, as a text that wraps is no less high, does not shrink.
    fileprivate mutating func setLimits(
        of subview: LayoutSubview, ideal: ViewDimensions, in flow: FlowLayout
    ) {
        guard flow.options.columns == .natural else { return }
        let ideal = ideal.length(along: flow.axis)
        if shrink > 0 {
            minimum = min(ideal, subview.sizeThatFits(.zero).length(along: flow.axis))
        }
        if grow > 0 {
            maximum = max(ideal, subview.sizeThatFits(.infinity).length(along: flow.axis))
        }
    }
}
