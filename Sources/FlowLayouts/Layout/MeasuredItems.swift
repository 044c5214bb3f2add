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
    let itemSeparator: Separator?
    let lineSeparator: Separator?
    /// The dimensions of items that were offered nothing.
    private var smallest: [Int: ViewDimensions]

    /// A view that stands for hidden ones.
    struct Overflow {
        let index: Int
        /// The number of hidden views that it says.
        let count: Int
        /// The fewest items that may be hidden.
        let fewest: Int
        let dimensions: ViewDimensions
        let spacing: ViewSpacing
        let traits: FlowItemTraits
    }

    /// What all separators of a kind have in common.
    struct Separator {
        /// The length of an item separator along the axis, or the thickness of a line separator across it.
        let length: CGFloat
        let spacing: ViewSpacing
    }

    init(_ subviews: LayoutSubviews, flow: FlowConfiguration) {
        // 1. What each subview is, its ideal size, and how items deviate from the others.
        var roles = FlowRoles(capacity: subviews.count)
        var guide = CrossGuide(of: flow)
        var dimensions: [ViewDimensions] = []
        dimensions.reserveCapacity(subviews.count)
        var traits: [(item: Int, FlowItemTraits)] = []
        var smallest: [Int: ViewDimensions] = [:]
        let (axis, ignoresTraits) = (flow.axis, flow.ignoresTraits)
        for index in subviews.indices {
            let subview = subviews[index]
            let hasValues = subview[ViewTraits.HasValues.self]
            if hasValues {
                let role = subview[ViewTraits.RoleKey.self]
                roles.add(role, at: index)
                guard role == .item else { continue }
            } else {
                roles.addItem(at: index)
            }
            let ideal = subview.dimensions(in: .unspecified)
            guide.follow(ideal)
            if !ignoresTraits,
                ViewTraits.mayDeviate(subview, hasValues: hasValues, ideal: ideal, along: axis)
            {
                let item = ViewTraits(subview, hasValues: hasValues, ideal: ideal, in: flow)
                traits.append((dimensions.count, item.traits))
                smallest[dimensions.count] = item.smallest
            }
            dimensions.append(ideal)
        }

        // 2. The view that stands for hidden ones is a further item, if it is needed.
        overflow = roles.overflow.map { role in
            let subview = subviews[role.index]
            let ideal = subview.dimensions(in: .unspecified)
            guide.follow(ideal)
            let item = ViewTraits(subview, hasValues: true, ideal: ideal, in: flow)
            return Overflow(
                index: role.index, count: role.count, fewest: role.fewest, dimensions: ideal,
                spacing: subview.spacing, traits: item.traits)
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

        // 4. Separators, and distances, which they take part in.
        itemSeparator = roles.itemSeparators.first.map {
            Separator(subviews[$0.index], along: flow.axis)
        }
        lineSeparator = roles.lineSeparators.first.map {
            Separator(subviews[$0.index], along: flow.axis.across)
        }
        let asksForSpacings = flow.itemSpacing == nil || flow.lineSpacing == nil
        let spacings = asksForSpacings ? roles.items.map { subviews[$0].spacing } : []
        if flow.itemSpacing == nil {
            let separator = itemSeparator
            items.setSpacings(
                spacings.indices.map { index in
                    guard index > 0 else { return 0 }
                    return spacings[index - 1].distance(
                        to: spacings[index], around: separator, along: flow.axis)
                })
        }
        (self.roles, self.guide, self.dimensions) = (roles, guide, dimensions)
        (self.items, self.spacings, self.smallest) = (items, spacings, smallest)
    }

    /// The smallest size of the flow on each axis by itself: that of the longest item, and of one line of all
    /// items, where each is offered nothing.
    func smallestSize(of flow: FlowConfiguration, subviews: LayoutSubviews) -> CGSize {
        for (item, index) in roles.items.enumerated() where smallest[item] == nil {
            smallest[item] = subviews[index].dimensions(in: .zero)
        }
        var items = FlowItems()
        var longest: CGFloat = 0
        for item in roles.items.indices {
            guard let dimensions = smallest[item] else { continue }
            items.append(width: 0, height: 0)
            items.setTraits(FlowItemTraits(alignment: self.items.traits(at: item).alignment), at: item)
            guide.replace(at: item, with: dimensions, in: &items)
            longest = max(longest, dimensions.length(along: flow.axis))
        }
        let options = FlowOptions(axis: FlowAxis(flow.axis), itemAlignment: guide.alignment)
        let line = FlowArrangement(of: items, in: nil, options: options).size
        let thickness = CGSize(width: line.width, height: line.height).length(along: flow.axis.across)
        return CGSize(length: longest, thickness: thickness, axis: flow.axis)
    }
}

extension MeasuredItems.Separator {
    init(_ subview: LayoutSubview, along axis: Axis) {
        length = subview.sizeThatFits(.unspecified).length(along: axis)
        spacing = subview.spacing
    }
}

extension ViewSpacing {
    /// How far two neighbors want to be apart; with a separator between them, how far they want to be from that,
    /// on average of both, as it is in the middle.
    func distance(
        to next: ViewSpacing, around separator: MeasuredItems.Separator?, along axis: Axis
    ) -> CGFloat {
        guard let separator = separator?.spacing else { return distance(to: next, along: axis) }
        return (distance(to: separator, along: axis) + separator.distance(to: next, along: axis)) / 2
    }
}
