import FlowEngine

/// The views of a flow in one space, as the engine asks for them while it fits, breaks and arranges them.
///
/// ``MeasuredFlow`` remembers the answers for all spaces.
final class FlowPass: FlowContent {
    private let space: FlowSpace
    private let subviews: LayoutSubviews
    private let measured: MeasuredFlow
    private let configuration: FlowBoxed<FlowConfiguration>
    /// The spacing that the lower of the last two lines prefers.
    private var lowerSpacing: ViewSpacing?

    init(_ measured: MeasuredFlow, of subviews: LayoutSubviews, in space: FlowSpace) {
        (self.measured, self.subviews, self.space) = (measured, subviews, space)
        configuration = measured.sorted.configuration
    }

    func arranged() -> ArrangedFlow {
        let fitted = FittedFlow(
            of: measured.sorted.items, measuredBy: self, in: space.length,
            across: space.across.map { Double($0) }, options: measured.sorted.options,
            limit: configuration.limit)
        measured.breakCount += fitted.breakCount
        let views = fitted.isUnchanged ? measured.sorted.views : views(of: fitted)
        return ArrangedFlow(fitted, views, of: measured, in: space)
    }

    private func views(of fitted: FittedFlow) -> [MeasuredView] {
        fitted.elements.enumerated().compactMap { position, element in
            guard var view = measured.sorted.view(of: element) else { return nil }
            if let offer = fitted.offer(at: position) {
                view = remeasured(view, as: fitted.items[position], offered: offer)
            }
            if case .overflow = element {
                // For separators and words: the last hidden item. A “less” button hides none, so it is the item before it:
                // up to there, positions are item indices.
                view.itemIndex = fitted.hidden.last ?? position - 1
            }
            return view
        }
    }
}

// MARK: - What the engine asks

extension FlowPass {
    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        guard let known = measured.sorted.view(of: element) else { return }
        let dimensions = remeasured(known, as: item, offered: length).dimensions
        measured.sorted.alignment.setSize(dimensions, of: &item)
        // Where all views grow, one that takes less than it is offered, as a text that wraps does, leaves the rest to others.
        if case .item = element, configuration.defaultFlexibility.grow != nil, item.traits.grow > 0 {
            item.traits.maxLength = dimensions.length(along: configuration.axis)
        }
    }

    private func remeasured(_ view: MeasuredView, as item: FlowItem, offered length: Double) -> MeasuredView {
        // In the longest space, a view without a maximum length is offered infinity instead.
        let isFinite = space.length != FlowSpace.longest || item.traits.maxLength < .infinity
        return measured.remeasured(view, of: subviews, offered: isFinite ? CGFloat(length) : .infinity)
    }

    // The view has space for its largest label, so its size is the same for each count.
    func overflowItem(hiding _: Int) -> FlowItem? {
        guard let overflow = measured.sorted.overflow else { return nil }
        var item = FlowItem(width: 0, height: 0, traits: overflow.traits)
        measured.sorted.alignment.setSize(overflow.view.dimensions, of: &item)
        return item
    }

    func distance(from element: FlowElement, to next: FlowElement) -> Double? {
        if configuration.itemSpacing != nil { return nil }
        // Words have their distances in `items`. The “less” button has none there, so it is asked for beside words, too.
        let isBesideLess = element == .less || next == .less
        if measured.sorted.others.haveTexts, !isBesideLess { return nil }
        let separator = measured.sorted.separatorSpacings.item
        return spacing(of: element)
            .distance(to: spacing(of: next), around: separator, along: configuration.axis)
    }

    private func spacing(of element: FlowElement) -> ViewSpacing {
        switch element {
        case .item(let index): measured.sorted.spacings[index]
        case .overflow:
            measured.sorted.overflow.map { subviews[$0.view.subviewIndex].spacing } ?? ViewSpacing()
        }
    }

    var spacesLines: Bool { configuration.lineSpacing == nil }

    func distance(fromLine upper: ArraySlice<FlowElement>, to lower: ArraySlice<FlowElement>) -> Double {
        // Each line is first the lower of two lines, and then the upper one.
        let known = upper.startIndex == 0 ? nil : lowerSpacing
        let (above, below) = (known ?? spacing(ofLine: upper), spacing(ofLine: lower))
        lowerSpacing = below
        let separator = measured.sorted.separatorSpacings.line
        return above.distance(to: below, around: separator, along: configuration.axis.across)
    }

    /// The spacing that a line prefers, like a stack of its views and separators.
    private func spacing(ofLine line: ArraySlice<FlowElement>) -> ViewSpacing {
        let edges: Edge.Set = configuration.axis == .horizontal ? .vertical : .horizontal
        var union = spacing(of: line[line.startIndex])
        for element in line.dropFirst() { union.formUnion(spacing(of: element), edges: edges) }
        if line.count > 1, let separator = measured.sorted.separatorSpacings.item {
            union.formUnion(separator, edges: edges)
        }
        return union
    }
}
