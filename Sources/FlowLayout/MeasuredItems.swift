/// The views of a flow at their ideal size, each measured once.
///
/// A class, as it is shared: to copy so many arrays takes longer than to arrange a few views.
final class MeasuredItems {
    let roles: FlowRoles
    let dimensions: [ViewDimensions]
    /// Sizes, guides, spacings and traits, as the engine wants them.
    let items: FlowItems
    let guide: CrossGuide
    /// The spacing preferences of the views, where the flow follows them.
    let spacings: [ViewSpacing]
    /// The view that stands for hidden ones.
    let overflow: Overflow?
    /// The length of an item separator along the axis, and the thickness of a line separator across it.
    let itemSeparator: CGFloat?
    let lineSeparator: CGFloat?

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
        var roles = FlowRoles(capacity: subviews.count)
        var guide = CrossGuide(of: flow)
        var dimensions: [ViewDimensions] = []
        dimensions.reserveCapacity(subviews.count)
        var traits: [(item: Int, FlowItemTraits)] = []
        for index in subviews.indices {
            let subview = subviews[index]
            let hasValues = subview[FlowItem.HasValues.self]
            let role = hasValues ? subview[FlowItem.RoleKey.self] : .item
            roles.add(role, at: index)
            guard role == .item else { continue }
            let ideal = subview.dimensions(in: .unspecified)
            guide.follow(ideal)
            if hasValues {
                traits.append((dimensions.count, FlowItem.traits(of: subview, ideal: ideal, in: flow)))
            }
            dimensions.append(ideal)
        }

        // 2. The view that stands for hidden ones is a further item, if it is needed.
        overflow = roles.overflow.map { role in
            let subview = subviews[role.index]
            let dimensions = subview.dimensions(in: .unspecified)
            guide.follow(dimensions)
            return Overflow(
                index: role.index, fewest: role.fewest, dimensions: dimensions, spacing: subview.spacing,
                traits: FlowItem.traits(of: subview, ideal: dimensions, in: flow))
        }

        // 3. All of this for the engine.
        var items = FlowItems(dimensions.map { FlowSize(width: $0.width, height: $0.height) })
        for (item, traits) in traits {
            items.setTraits(traits, at: item)
        }
        for item in roles.brokenItems {
            var traits = items.traits(at: item)
            traits.breaksBefore = true
            items.setTraits(traits, at: item)
        }
        guide.setGuides(of: dimensions, in: &items)

        // 4. Distances, and separators, all of which are alike.
        let asksForSpacings = flow.itemSpacing == nil || flow.lineSpacing == nil
        let spacings = asksForSpacings ? roles.items.map { subviews[$0].spacing } : []
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
        (self.roles, self.guide, self.dimensions) = (roles, guide, dimensions)
        (self.items, self.spacings) = (items, spacings)
    }
}
