/// The views of a flow by what they are for, each measured once, at its ideal size.
///
/// A class, because it is shared: copying its arrays would take longer than arranging a few views.
final class MeasuredFlow {
    let views: [MeasuredView]
    /// The same views for the engine: sizes, guides, spacings and traits.
    let items: FlowItems
    /// What the engine follows.
    let options: FlowOptions
    let alignment: CrossAlignment
    let others: OtherViews
    let overflow: Overflow?
    /// The spacing preferences of the separators, which are all alike.
    let itemSeparator: ViewSpacing?
    let lineSeparator: ViewSpacing?
    /// The dimensions of views that had to be measured where they are offered nothing.
    private let smallest: [Int: ViewDimensions]

    /// The view that says how many others are hidden.
    struct Overflow {
        let view: MeasuredView
        let traits: FlowItemTraits
        /// The fewest views that may be hidden.
        let fewest: Int
    }

    init(_ subviews: LayoutSubviews, flow: FlowConfiguration) {
        // 1. What each subview is for, its ideal size, and how it differs from the others.
        var others = OtherViews()
        var alignment = CrossAlignment(of: flow)
        var views: [MeasuredView] = []
        views.reserveCapacity(subviews.count)
        var deviations: [(item: Int, traits: FlowItemTraits)] = []
        var smallest: [Int: ViewDimensions] = [:]
        let (axis, ignoresTraits) = (flow.axis, flow.ignoresTraits)
        for index in subviews.indices {
            let subview = subviews[index]
            let hasValues = subview[ViewTraits.HasValues.self]
            if hasValues {
                let role = subview[ViewTraits.RoleKey.self]
                guard role == .item else {
                    others.add(role, at: index, after: views.count)
                    continue
                }
            }
            let ideal = subview.dimensions(in: .unspecified)
            alignment.follow(ideal)
            let breaks = others.takeBreak()
            let mayDeviate =
                !ignoresTraits
                && ViewTraits.mayDeviate(subview, hasValues: hasValues, ideal: ideal, along: axis)
            if mayDeviate || breaks {
                var view = ViewTraits()
                if mayDeviate {
                    view = ViewTraits(of: subview, hasValues: hasValues, ideal: ideal, in: flow)
                }
                if breaks { view.traits.breaksBefore = true }
                deviations.append((views.count, view.traits))
                smallest[views.count] = view.smallest
            }
            views.append(MeasuredView(dimensions: ideal, index: index))
        }

        // 2. The overflow view is a further item if some are hidden.
        overflow = others.overflow.map { overflow in
            let subview = subviews[overflow.index]
            let ideal = subview.dimensions(in: .unspecified)
            alignment.follow(ideal)
            return Overflow(
                view: MeasuredView(dimensions: ideal, index: overflow.index),
                traits: ViewTraits(of: subview, hasValues: true, ideal: ideal, in: flow).traits,
                fewest: overflow.fewest)
        }

        // 3. All of this for the engine.
        var items = FlowItems(views.map { $0.dimensions.flowSize })
        for (item, traits) in deviations { items.setTraits(traits, at: item) }
        alignment.setGuides(of: views, in: &items)
        var options = flow.options(itemAlignment: alignment.alignment)
        let itemSeparator = others.itemSeparators.first.map { subviews[$0.index] }
        if let itemSeparator {
            options.itemSeparator = itemSeparator.sizeThatFits(.unspecified).length(along: axis)
        }
        let lineSeparator = others.lineSeparators.first.map { subviews[$0.index] }
        if let lineSeparator {
            options.lineSeparator = lineSeparator.sizeThatFits(.unspecified).length(along: axis.across)
        }
        (self.itemSeparator, self.lineSeparator) = (itemSeparator?.spacing, lineSeparator?.spacing)
        if flow.itemSpacing == nil {
            let spacings = views.map { subviews[$0.index].spacing }
            items.setSpacings(
                spacings.indices.map { item in
                    guard item > 0 else { return 0 }
                    return spacings[item - 1].distance(
                        to: spacings[item], around: itemSeparator?.spacing, along: axis)
                })
        }
        (self.views, self.items, self.options) = (views, items, options)
        (self.alignment, self.others, self.smallest) = (alignment, others, smallest)
    }

    /// The smallest size on each axis by itself, where each view is offered nothing: as long as the longest
    /// view, and as thick as one line of all views.
    func smallestSize(of flow: FlowConfiguration, subviews: LayoutSubviews) -> CGSize {
        var items = FlowItems()
        var longest: CGFloat = 0
        for (item, view) in views.enumerated() {
            let dimensions = smallest[item] ?? subviews[view.index].dimensions(in: .zero)
            items.append(width: 0, height: 0)
            items.setTraits(FlowItemTraits(alignment: self.items.traits(at: item).alignment), at: item)
            alignment.setSize(dimensions, at: item, in: &items)
            longest = max(longest, dimensions.length(along: flow.axis))
        }
        let options = FlowOptions(axis: FlowAxis(flow.axis), itemAlignment: alignment.alignment)
        let line = CGSize(FlowArrangement(of: items, in: nil, options: options).size)
        return CGSize(length: longest, thickness: line.length(along: flow.axis.across), axis: flow.axis)
    }
}

/// A view of a flow, with the size that it has for what it was offered.
struct MeasuredView {
    let dimensions: ViewDimensions
    /// The length that it was offered along its line; infinite if it has its ideal size.
    var offered = CGFloat.infinity
    /// The index of its subview.
    let index: Int
}

extension ViewSpacing {
    /// How far apart two neighbors want to be. A separator between them is in the middle of their gap, so it has
    /// on each side the average of what it wants on both.
    func distance(to next: ViewSpacing, around separator: ViewSpacing?, along axis: Axis) -> CGFloat {
        guard let separator else { return distance(to: next, along: axis) }
        return (distance(to: separator, along: axis) + separator.distance(to: next, along: axis)) / 2
    }
}
