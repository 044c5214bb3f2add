import FlowEngine

/// The views of a flow, each measured once at its ideal size, and once for each of its latest offers.
final class MeasuredFlow {
    let sorted: SortedViews
    private var smallestSize: CGSize?
    /// The views as measured for the latest offers, by subview index; empty before the first.
    private var offered: [[MeasuredView]] = []
    /// The ``FittedFlow/breakCount`` of all spaces together.
    var breakCount = 0

    init(_ subviews: borrowing LayoutSubviews, for configuration: FlowBoxed<FlowConfiguration>) {
        sorted = SortedViews(subviews, for: configuration)
    }

    /// A view at an offered length. A window that is resized goes through hundreds of lengths, and returns to few.
    func remeasured(
        _ view: MeasuredView, of subviews: LayoutSubviews, offered length: CGFloat
    ) -> MeasuredView {
        if offered.isEmpty { offered = [[MeasuredView]](repeating: [], count: subviews.endIndex) }
        var new = view
        switch sorted.configuration.axis {
        case .horizontal: new.proposal.width = length
        case .vertical: new.proposal.height = length
        }
        if let known = offered[view.subviewIndex].last(where: { $0.proposal == new.proposal }) {
            return known
        }
        new.dimensions = subviews[view.subviewIndex].dimensions(in: new.proposal)
        offered[view.subviewIndex].append(new, limit: 8)
        return new
    }

    /// As long as the longest view, and as thick as one line of all views, with each view offered no space. A window asks for
    /// this size. Otherwise it would be at least as high as all views below each other.
    func smallestSize(of subviews: LayoutSubviews) -> CGSize {
        if let smallestSize { return smallestSize }
        let configuration = sorted.configuration
        if configuration.limit.hidesAll {
            return sorted.overflow.map { subviews[$0.view.subviewIndex].sizeThatFits(.zero) } ?? .zero
        }
        var items = FlowItems()
        var longest: CGFloat = 0
        for (index, view) in sorted.views.enumerated() {
            let dimensions = sorted.smallest[index] ?? subviews[view.subviewIndex].dimensions(in: .zero)
            let traits = FlowItemTraits(alignment: sorted.items[index].traits.alignment)
            var item = FlowItem(width: 0, height: 0, traits: traits)
            sorted.alignment.setSize(dimensions, of: &item)
            items.append(item)
            longest = max(longest, dimensions.length(along: configuration.axis))
        }
        let options = FlowOptions(
            axis: configuration.options.axis, itemAlignment: sorted.alignment.alignment)
        let line = CGSize(FlowArrangement(of: items, in: nil, options: options).size)
        let size = CGSize(
            length: longest, thickness: line.length(along: configuration.axis.across),
            axis: configuration.axis)
        smallestSize = size
        return size
    }
}
