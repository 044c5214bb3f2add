import FlowEngine

/// The views of a flow, sorted by role. Each is measured once at its ideal size, and once for each of its latest offers.
final class MeasuredFlow {
    let flow: FlowBoxed<FlowConfiguration>
    let views: [MeasuredView]
    private let deviations: [SortedViews.Deviation]
    let others: OtherViews
    let overflow: SortedViews.Overflow?
    let alignment: GuideAlignment
    /// The views for the engine: sizes, guides, spacings and traits.
    let items: FlowItems
    let options: FlowOptions
    /// The spacings that views prefer; empty if they decide no distance.
    let spacings: [ViewSpacing]
    let separatorSpacings: (item: ViewSpacing?, line: ViewSpacing?)
    private var smallestSize: CGSize?
    /// The views as measured for the latest offers, by subview index; empty before the first.
    private var offered: [[MeasuredView]] = []
    /// How often lines were broken, in all spaces.
    var arrangementCount = 0

    init(_ subviews: borrowing LayoutSubviews, flow: FlowBoxed<FlowConfiguration>) {
        // Sort the subviews, and measure the views among them.
        let sorted = SortedViews(subviews, for: flow)

        // Tell the engine about them.
        var items = FlowItems(sorted.views.map { $0.dimensions.flowSize })
        var options = flow.value.options
        options.itemAlignment = sorted.alignment.alignment
        for (index, view) in sorted.deviations { items[index].traits = view.traits }
        sorted.alignment.setGuides(of: sorted.views, in: &items)
        sorted.others.setSeparators(of: subviews, along: flow.axis, in: &options)
        (spacings, separatorSpacings) = (sorted.spacings, sorted.others.separatorSpacings(of: subviews))
        if flow.itemSpacing == nil {
            spacings.setDistances(
                of: &items, in: &options, around: separatorSpacings.item, along: flow.axis)
        }
        sorted.setWords(of: &items, in: subviews.layoutDirection)
        (self.items, self.options) = (consume items, options)
        (self.flow, views, deviations, others) = (flow, sorted.views, sorted.deviations, sorted.others)
        (overflow, alignment) = (sorted.overflow, sorted.alignment)
    }

    /// The view of an element; `nil` for an overflow view if there is none.
    func view(of element: FlowElement) -> MeasuredView? {
        switch element {
        case .item(let index): views[index]
        case .overflow: overflow?.view
        }
    }

    /// A view at an offered length. A window that is resized goes through hundreds of lengths, and returns to few.
    func view(
        _ view: MeasuredView, of subviews: LayoutSubviews, offered length: CGFloat, along axis: Axis
    ) -> MeasuredView {
        if offered.isEmpty { offered = [[MeasuredView]](repeating: [], count: subviews.endIndex) }
        if let known = offered[view.subviewIndex].last(where: { $0.offered == length }) { return known }
        var new = view
        new.dimensions = subviews[view.subviewIndex].dimensions(in: new.proposal(of: length, along: axis))
        new.offered = length
        offered[view.subviewIndex].append(new, limit: 8)
        return new
    }

    /// Whether an item counts among the hidden ones: it is neither a spacer nor a divider. O(log n).
    func counts(_ itemIndex: Int) -> Bool {
        let next = deviations.partitioningIndex { $0.itemIndex >= itemIndex }
        return next == deviations.count || deviations[next].itemIndex != itemIndex
            || !deviations[next].traits.isSeparator
    }

    /// As long as the longest view, and as thick as one line of all views, with each view offered no space. A window asks for
    /// this size. Otherwise it would be at least as high as all views below each other.
    func smallestSize(of subviews: LayoutSubviews) -> CGSize {
        if let smallestSize { return smallestSize }
        if flow.limit.hidesAll {
            return others.overflow.map { subviews[$0].sizeThatFits(.zero) } ?? .zero
        }
        var items = FlowItems()
        var longest: CGFloat = 0
        var deviations = deviations[...]
        for (index, view) in views.enumerated() {
            let known =
                deviations.first?.itemIndex == index ? deviations.popFirst()?.traits.smallest : nil
            let dimensions = known ?? subviews[view.subviewIndex].dimensions(in: .zero)
            items.append(width: 0, height: 0)
            items[index].traits = FlowItemTraits(alignment: self.items[index].traits.alignment)
            alignment.setSize(dimensions, of: &items[index])
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
