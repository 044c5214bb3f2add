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
        // 1. What each subview is, its ideal size, and how items deviate from the others.
        roles = FlowRoles(subviews)
        dimensions.reserveCapacity(roles.items.count)
        var traits: [FlowItemTraits] = []
        traits.reserveCapacity(roles.items.count)
        for index in roles.items {
            let subview = subviews[index]
            let ideal = subview.dimensions(in: .unspecified)
            dimensions.append(ideal)
            traits.append(FlowItem.traits(of: subview, ideal: ideal, in: flow))
        }
        for item in roles.brokenItems {
            traits[item].breaksBefore = true
        }

        // 2. The view that stands for hidden ones is a further item, if it is needed.
        if let role = roles.overflow {
            let subview = subviews[role.index]
            let dimensions = subview.dimensions(in: .unspecified)
            let traits = FlowItem.traits(of: subview, ideal: dimensions, in: flow)
            overflow = Overflow(
                index: role.index, fewest: role.fewest, dimensions: dimensions, spacing: subview.spacing,
                traits: traits)
        }

        // 3. Sizes and guides.
        var guided = dimensions
        if let overflow { guided.append(overflow.dimensions) }
        guide = CrossGuide(of: flow, for: guided)
        items.reserveCapacity(dimensions.count)
        for (number, dimensions) in dimensions.enumerated() {
            guide.append(dimensions, alignment: traits[number].alignment, to: &items)
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
