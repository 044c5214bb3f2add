/// The views of a flow by what they are for, each measured once, at its ideal size, and once more for each of the
/// latest lengths that it was offered.
final class MeasuredFlow {
    let views: [MeasuredView]
    /// The same views for the engine: sizes, guides, spacings and traits.
    let items: FlowItems
    let options: FlowOptions
    let alignment: CrossAlignment
    let others: OtherViews
    /// What the views prefer, if any distance is theirs to decide, and what separators do, which are all alike.
    let spacings: [ViewSpacing]
    let itemSeparator: ViewSpacing?
    let lineSeparator: ViewSpacing?
    /// The dimensions of views that had to be measured where they are offered nothing.
    private let smallest: [Int: ViewDimensions]
    private var smallestSize: CGSize?
    /// Views for the latest lengths that they were offered, by the index of their subview.
    private var offered: [Int: [MeasuredView]] = [:]
    /// What takes the place of hidden views, if there is anything.
    let overflow: Overflow?

    struct Overflow {
        let view: MeasuredView
        let traits: FlowItemTraits
    }

    init(_ subviews: LayoutSubviews, flow: FlowConfiguration) {
        // 1. What each subview is for, its ideal size, and how it differs from the others.
        var others = OtherViews()
        var alignment = CrossAlignment(of: flow)
        var views: [MeasuredView] = []
        views.reserveCapacity(subviews.count)
        var deviations: [(item: Int, traits: FlowItemTraits)] = []
        var smallest: [Int: ViewDimensions] = [:]
        var wordSpacing = WordSpacing()
        var wordDirections = WordDirections()
        var spacings: [ViewSpacing] = []
        let readsSpacings = flow.itemSpacing == nil || flow.lineSpacing == nil
        if readsSpacings { spacings.reserveCapacity(subviews.count) }
        let axis = flow.axis
        let scaledThickness = flow.scaledThickness
        let isScaled = flow.isScaled
        for index in subviews.indices {
            let subview = subviews[index]
            let values = subview.flowValues
            if let role = values?.role, role != .item {
                others.add(role, at: index, after: views.count)
                // A column has no spaces.
                if case .space(let separates, _) = role, axis == .horizontal {
                    wordSpacing.addSpace(subview.sizeThatFits(.unspecified).width, separates: separates)
                }
                continue
            }
            let ideal: ViewDimensions
            var keepsSize = false
            if let scaledThickness, let shape = subview.shape(ofThickness: scaledThickness, along: axis) {
                ideal = shape
            } else {
                ideal = subview.dimensions(in: .unspecified)
                keepsSize = scaledThickness != nil
            }
            alignment.follow(ideal)
            let breaks = others.takeBreak()
            var joins = false
            if wordSpacing.hasSpaces {
                joins = wordSpacing.addItem(views.count, values?.word ?? WordTraits())
            }
            if axis == .horizontal { wordDirections.addItem(views.count, values) }
            let mayDeviate =
                values != nil || ViewTraits.mayDeviate(subview, ideal: ideal, along: axis)
            if mayDeviate || breaks || joins || keepsSize {
                var view =
                    mayDeviate
                    ? ViewTraits(of: subview, values: values, ideal: ideal, in: flow) : ViewTraits()
                if breaks { view.traits.breaksBefore = true }
                if joins { view.traits.avoidsBreakBefore = true }
                view.traits.keepsSize = keepsSize
                deviations.append((views.count, view.traits))
                smallest[views.count] = view.smallest
            }
            let number = views.count + others.unseen.count
            views.append(
                MeasuredView(
                    index: index, number: number, dimensions: ideal, isScaled: isScaled && !keepsSize))
            if readsSpacings { spacings.append(subview.spacing) }
        }

        // 2. The overflow view is a further item if some are hidden.
        overflow = others.overflow.map { index in
            let subview = subviews[index]
            let ideal = subview.dimensions(in: .unspecified)
            alignment.follow(ideal)
            var traits = ViewTraits(of: subview, values: subview.flowValues, ideal: ideal, in: flow).traits
            traits.keepsSize = flow.options.scaling != nil
            return Overflow(
                view: MeasuredView(index: index, number: views.count, dimensions: ideal), traits: traits)
        }

        // 3. All of this for the engine.
        var items = FlowItems(views.map { $0.dimensions.flowSize })
        for (item, traits) in deviations { items[item].traits = traits }
        wordDirections.apply(to: &items, in: subviews.layoutDirection)
        alignment.setGuides(of: views, in: &items)
        var options = flow.options(itemAlignment: alignment.alignment)
        let itemSeparator = others.itemSeparators.first.map { subviews[$0.index] }
        let lineSeparator = others.lineSeparators.first.map { subviews[$0.index] }
        options.itemSeparator = itemSeparator.map { $0.sizeThatFits(.unspecified).length(along: axis) }
        options.lineSeparator = lineSeparator.map { $0.sizeThatFits(.unspecified).length(along: axis.across) }
        (self.itemSeparator, self.lineSeparator) = (itemSeparator?.spacing, lineSeparator?.spacing)
        if flow.itemSpacing == nil {
            let separator = self.itemSeparator
            func distance(before item: Int) -> Double {
                spacings[item - 1].distance(to: spacings[item], around: separator, along: axis)
            }
            let followers = spacings.indices.dropFirst()
            // Mostly they are all equal, and the engine is faster with a common one.
            let common = followers.first.map(distance) ?? 0
            if followers.allSatisfy({ distance(before: $0) == common }) {
                options.itemSpacing = common
            } else {
                for item in followers { items.setSpacing(distance(before: item), at: item) }
            }
        }
        self.spacings = spacings
        wordSpacing.apply(to: &items)
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
            return others.overflow.map { subviews[$0].sizeThatFits(.zero) } ?? .zero
        }
        var items = FlowItems()
        var longest: CGFloat = 0
        for (item, view) in views.enumerated() {
            let dimensions = smallest[item] ?? subviews[view.index].dimensions(in: .zero)
            items.append(width: 0, height: 0)
            items[item].traits = FlowItemTraits(alignment: self.items[item].traits.alignment)
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
    /// Whether it is scaled with its line, and its dimensions say only what shape it has.
    var isScaled = false
    /// The length that it was offered along its line; infinite if it has its ideal size.
    var offered = CGFloat.infinity
}

extension FlowConfiguration {
    /// Whether lines are scaled: in columns, none is.
    fileprivate var isScaled: Bool { options.scaling != nil && options.columns == .natural }

    /// The thickness at which views say what shape they have; `nil` if they are not asked.
    fileprivate var scaledThickness: CGFloat? {
        isScaled ? options.scaling.map { CGFloat($0.thickness) } : nil
    }
}

extension LayoutSubview {
    /// The dimensions of a view that is as thick as it is offered, such as a resizable image; `nil` for others. One that is
    /// so by chance becomes no thicker where there is space, or is a text, which becomes shorter.
    fileprivate func shape(ofThickness thickness: CGFloat, along axis: Axis) -> ViewDimensions? {
        let across = axis.across
        let dimensions = dimensions(in: ProposedViewSize(length: thickness, axis: across))
        let length = dimensions.length(along: axis)
        guard abs(dimensions.length(along: across) - thickness) < 0.5, length > 0 else { return nil }
        let thicker = sizeThatFits(ProposedViewSize(length: 2 * thickness, axis: across))
        let isThicker = thicker.length(along: across) > dimensions.length(along: across)
        return isThicker && thicker.length(along: axis) >= length ? dimensions : nil
    }
}

extension ViewSpacing {
    /// How far apart two neighbors want to be. A separator between them is in the middle of their gap, so it has
    /// on each side the average of what it wants on both.
    func distance(to next: ViewSpacing, around separator: ViewSpacing?, along axis: Axis) -> CGFloat {
        guard let separator else { return distance(to: next, along: axis) }
        return (distance(to: separator, along: axis) + separator.distance(to: next, along: axis)) / 2
    }
}
