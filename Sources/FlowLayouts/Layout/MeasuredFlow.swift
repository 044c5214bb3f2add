/// The views of a flow by what they are for, each measured once, at its ideal size, and once more for each of the
/// latest lengths that it was offered.
final class MeasuredFlow {
    let views: [MeasuredView]
    /// The same views for the engine: sizes, guides, spacings and traits.
    let items: FlowItems
    let options: FlowOptions
    let alignment: CrossAlignment
    let others: OtherViews
    /// The views that follow a ``LineBreak``.
    let lineBreaks: [Int]
    let spacings: ViewSpacings
    /// How views differ from the others, where they do.
    private let deviations: [(item: Int, traits: ViewTraits)]
    private var smallestSize: CGSize?
    /// Views for the latest lengths that they were offered, by the index of their subview; empty before the first.
    private var offered: [[MeasuredView]] = []
    /// What takes the place of hidden views, if there is anything.
    let overflow: Overflow?

    typealias Overflow = (view: MeasuredView, traits: FlowItemTraits)

    init(_ subviews: LayoutSubviews, flow: FlowConfiguration) {
        // 1. Views are told from what is around them, and measured.
        var sorted = SortedViews(subviews, for: flow)

        // 2. The overflow view is a further item if some are hidden.
        overflow = sorted.others.overflow.map { sorted.overflow(subviews[$0], at: $0) }

        // 3. All of this for the engine.
        (views, others, deviations) = (sorted.views, sorted.others, sorted.deviations)
        (alignment, lineBreaks) = (sorted.alignment, sorted.lineBreaks)
        spacings = ViewSpacings(of: sorted.spacings, in: flow, separators: others, of: subviews)
        var items = FlowItems(views.map { $0.dimensions.flowSize })
        var options = flow.options(itemAlignment: alignment.alignment)
        for (item, view) in deviations { items[item].traits = view.traits }
        alignment.setGuides(of: views, in: &items)
        others.setSeparators(of: subviews, along: flow.axis, in: &options)
        spacings.setDistances(of: &items, in: &options)
        sorted.setWords(of: &items, in: subviews.layoutDirection)
        (self.items, self.options) = (items, options)
    }

    /// A view that is offered a length. A window that is resized goes through hundreds of them, and returns to few.
    func view(
        _ view: MeasuredView, of subviews: LayoutSubviews, offered length: CGFloat, along axis: Axis
    ) -> MeasuredView {
        if offered.isEmpty { offered = [[MeasuredView]](repeating: [], count: subviews.endIndex) }
        if let known = offered[view.index].last(where: { $0.offered == length }) { return known }
        var new = view
        new.dimensions = subviews[view.index].dimensions(in: new.proposal(of: length, along: axis))
        new.offered = length
        offered[view.index].append(new, limit: 8)
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
        var deviations = deviations[...]
        for (item, view) in views.enumerated() {
            let known = deviations.first?.item == item ? deviations.popFirst()?.traits.smallest : nil
            let dimensions = known ?? subviews[view.index].dimensions(in: .zero)
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
