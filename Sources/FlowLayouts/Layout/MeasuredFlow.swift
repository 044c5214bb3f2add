/// The views of a flow by what they are for, each measured once, at its ideal size, and once more for each of the
/// latest lengths that it was offered.
final class MeasuredFlow {
    let views: [MeasuredView]
    /// The same views for the engine: sizes, guides, spacings and traits.
    let items: FlowItems
    let options: FlowOptions
    let alignment: CrossAlignment
    let others: OtherViews
    /// The view that says how many others are hidden.
    let overflow: (view: MeasuredView, traits: FlowItemTraits)?
    /// The spacing preferences of the separators, which are all alike.
    let itemSeparator: ViewSpacing?
    let lineSeparator: ViewSpacing?
    /// The dimensions of views that had to be measured where they are offered nothing.
    private let smallest: [Int: ViewDimensions]
    private var smallestSize: CGSize?
    /// Views for the latest lengths that they were offered, by the index of their subview.
    private var offered: [Int: [MeasuredView]] = [:]

    init(_ subviews: LayoutSubviews, flow: FlowConfiguration) {
        // 1. What each subview is for, its ideal size, and how it differs from the others.
        var others = OtherViews()
        var alignment = CrossAlignment(of: flow)
        var views: [MeasuredView] = []
        views.reserveCapacity(subviews.count)
        var deviations: [(item: Int, traits: FlowItemTraits)] = []
        var smallest: [Int: ViewDimensions] = [:]
        var wordSpacing = WordSpacing()
        let (axis, ignoresTraits) = (flow.axis, flow.ignoresTraits)
        for index in subviews.indices {
            let subview = subviews[index]
            let hasValues = subview[ViewTraits.HasValues.self]
            if hasValues {
                let role = subview[ViewTraits.RoleKey.self]
                guard role == .item else {
                    others.add(role, at: index, after: views.count)
                    // A column has no spaces.
                    if case .space(let separates) = role, axis == .horizontal {
                        wordSpacing.addSpace(
                            subview.sizeThatFits(.unspecified).width, separates: separates)
                    }
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
                var view =
                    mayDeviate
                    ? ViewTraits(of: subview, hasValues: hasValues, ideal: ideal, in: flow) : ViewTraits()
                if breaks { view.traits.breaksBefore = true }
                deviations.append((views.count, view.traits))
                smallest[views.count] = view.smallest
            }
            if wordSpacing.hasSpaces {
                wordSpacing.addItem(views.count, start: hasValues ? subview[ViewTraits.Start.self] : .ofText)
            }
            let number = views.count + others.unseen.count
            views.append(MeasuredView(index: index, number: number, dimensions: ideal))
        }

        // 2. The overflow view is a further item if some are hidden.
        overflow = others.overflow.map { overflow in
            let subview = subviews[overflow.index]
            let ideal = subview.dimensions(in: .unspecified)
            alignment.follow(ideal)
            return (
                MeasuredView(index: overflow.index, number: views.count, dimensions: ideal),
                ViewTraits(of: subview, hasValues: true, ideal: ideal, in: flow).traits
            )
        }

        // 3. All of this for the engine.
        var items = FlowItems(views.map { $0.dimensions.flowSize })
        for (item, traits) in deviations { items.setTraits(traits, at: item) }
        alignment.setGuides(of: views, in: &items)
        var options = flow.options(itemAlignment: alignment.alignment)
        let itemSeparator = others.itemSeparators.first.map { subviews[$0.index] }
        let lineSeparator = others.lineSeparators.first.map { subviews[$0.index] }
        options.itemSeparator = itemSeparator.map { $0.sizeThatFits(.unspecified).length(along: axis) }
        options.lineSeparator = lineSeparator.map { $0.sizeThatFits(.unspecified).length(along: axis.across) }
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
        wordSpacing.apply(to: &items, common: flow.itemSpacing)
        (self.views, self.items, self.options) = (views, items, options)
        (self.alignment, self.others, self.smallest) = (alignment, others, smallest)
    }

    /// A view that is offered a length. A window that is resized goes through hundreds of them, and returns to few.
    func view(
        _ view: MeasuredView, of subviews: LayoutSubviews, offered length: CGFloat, along axis: Axis
    ) -> MeasuredView {
        if let known = offered[view.index]?.last(where: { $0.offered == length }) { return known }
        var new = view
        new.dimensions = subviews[view.index].dimensions(in: ProposedViewSize(length: length, axis: axis))
        new.offered = length
        offered[view.index, default: []].append(new, limit: 8)
        return new
    }

    /// As long as the longest view and as thick as one line of all views, where each is offered nothing. It is what a
    /// window asks for, which would be as high as all views below each other if lines were that short.
    func smallestSize(of flow: FlowConfiguration, subviews: LayoutSubviews) -> CGSize {
        if let smallestSize { return smallestSize }
        if flow.limit.lineCount == 0 {
            return overflow.map { subviews[$0.view.index].sizeThatFits(.zero) } ?? .zero
        }
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
        let size =
            flow.axis == .horizontal
            ? CGSize(width: longest, height: line.height) : CGSize(width: line.width, height: longest)
        smallestSize = size
        return size
    }
}

/// A view of a flow, with the size that it has for what it was offered.
struct MeasuredView {
    /// The index of its subview.
    let index: Int
    /// Its number among the views of the content, line breaks included.
    let number: Int
    var dimensions: ViewDimensions
    /// The length that it was offered along its line; infinite if it has its ideal size.
    var offered = CGFloat.infinity
}

extension ViewSpacing {
    /// How far apart two neighbors want to be. A separator between them is in the middle of their gap, so it has
    /// on each side the average of what it wants on both.
    func distance(to next: ViewSpacing, around separator: ViewSpacing?, along axis: Axis) -> CGFloat {
        guard let separator else { return distance(to: next, along: axis) }
        return (distance(to: separator, along: axis) + separator.distance(to: next, along: axis)) / 2
    }
}
