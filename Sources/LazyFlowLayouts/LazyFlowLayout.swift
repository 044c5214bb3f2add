@_spi(Tools) import FlowLayouts

/// Places those views of a lazy flow that exist where a flow of all would, by sizes that are known. A divider in it runs as
/// in another layout.
struct LazyFlowLayout<L: Layout>: Layout {
    let configuration: Boxed<FlowConfiguration>
    let arrangement: LazyFlowArrangement
    /// That of the arrangement: SwiftUI lays out again if a layout has another value.
    let version: Int
    /// A move that the data does not have yet.
    let move: FlowMove?

    static var layoutProperties: LayoutProperties { L.layoutProperties }

    private var axis: Axis { configuration.axis }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measureSeparators(subviews)
        if proposal.asksForSmallestSize {
            // On each axis by itself: the longest view, and all on one line.
            let (column, line) = (size(in: 0), size(in: .infinity))
            return CGSize(
                length: column.length(along: axis), thickness: line.length(along: axis.across), axis: axis)
        }
        let length = FlowSpace(proposal, for: configuration).length
        let size = size(in: length)
        let isEndless = configuration.options.fillsSpace && proposal.isInfinite(along: axis)
        return CGSize(
            length: isEndless ? .infinity : size.length(along: axis),
            thickness: size.length(along: axis.across), axis: axis)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        measureSeparators(subviews)
        let flow = arrangement.placed(in: availableLength(in: bounds, proposal), moving: move)
        let items = subviews.compactMap { $0[LazyFlowIndex.self] }.filter { $0 < flow.count }
        let part =
            if let first = items.min(), let last = items.max() {
                flow.arrangement(
                    ofLines: flow.lineIndex(ofItem: first)..<flow.lineIndex(ofItem: last) + 1)
            } else {
                FlowArrangement()
            }
        let start = part.lines.map(\.range.lowerBound).min() ?? 0
        var itemSeparators = part.itemSeparators[...]
        var lineSeparators = part.lineSeparators[...]
        for subview in subviews {
            if let item = subview[LazyFlowIndex.self] {
                place(subview, in: item < flow.count ? part.frames[item - start] : nil, of: bounds)
            } else if subview.flowValues?.role == .itemSeparator {
                place(subview, in: itemSeparators.popFirst(), of: bounds, thinAxis: axis)
            } else {
                place(subview, in: lineSeparators.popFirst(), of: bounds, thinAxis: axis.across)
            }
        }
    }

    // Guides of views that may not exist count for nothing. By default, they would be found by placing views in bounds that
    // the flow does not get.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    /// As by a frame, a view is in the middle of its own. A separator has its own thickness. What is not needed gets no space.
    private func place(
        _ subview: LayoutSubview, in frame: FlowRect?, of bounds: CGRect, thinAxis: Axis? = nil
    ) {
        guard let frame else { return subview.place(at: bounds.origin, proposal: .zero) }
        let center = CGPoint(
            x: bounds.minX + frame.x + frame.width / 2, y: bounds.minY + frame.y + frame.height / 2)
        let size = ProposedViewSize(
            width: thinAxis == .horizontal ? nil : frame.width,
            height: thinAxis == .vertical ? nil : frame.height)
        subview.place(at: center, anchor: .center, proposal: size)
    }

    /// The length by which lines are broken: that of the proposal, unless the flow has other bounds than it asked for.
    private func availableLength(in bounds: CGRect, _ proposal: ProposedViewSize) -> Double? {
        let proposed = FlowSpace(proposal, for: configuration).length
        let (asked, given) = (size(in: proposed).length(along: axis), bounds.size.length(along: axis))
        let length = abs(asked - given) <= 0.5 ? proposed : given
        return length < .infinity ? length : nil
    }

    private func size(in length: CGFloat) -> CGSize {
        CGSize(arrangement.flow(in: length < .infinity ? length : nil, moving: move).size)
    }

    private func measureSeparators(_ subviews: Subviews) {
        func length(of role: ViewValues.Role, along axis: Axis) -> Double? {
            subviews.first { $0.flowValues?.role == role }.map {
                $0.sizeThatFits(.unspecified).length(along: axis)
            }
        }
        guard arrangement.hasSeparators else { return }
        arrangement.measureSeparators(
            item: length(of: .itemSeparator, along: axis),
            line: length(of: .lineSeparator, along: axis.across))
    }
}

/// The place of a view's element on the lines of a lazy flow.
struct LazyFlowIndex: LayoutValueKey {
    static let defaultValue: Int? = nil
}

extension ProposedViewSize {
    fileprivate func isInfinite(along axis: Axis) -> Bool {
        (axis == .horizontal ? width : height) == .infinity
    }
}
