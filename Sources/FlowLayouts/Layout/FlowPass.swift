import FlowEngine

/// The views of a flow in one space, as the engine asks for them while it fits, breaks and arranges them.
///
/// ``MeasuredFlow`` remembers the answers for all spaces.
final class FlowPass: FlowContent {
    private let space: FlowSpace
    private let subviews: LayoutSubviews
    private let measured: MeasuredFlow
    /// The spacing that the lower of the last two lines prefers.
    private var line: ViewSpacing?

    init(_ measured: MeasuredFlow, of subviews: LayoutSubviews, in space: FlowSpace) {
        (self.measured, self.subviews, self.space) = (measured, subviews, space)
    }

    private var flow: FlowBoxed<FlowConfiguration> { measured.flow }

    func arranged() -> ArrangedFlow {
        let fitted = FittedFlow(
            of: measured.items, measuredBy: self, in: space.length, across: space.across.map { Double($0) },
            options: measured.options, limit: flow.limit)
        measured.arrangementCount += fitted.breakCount
        let views = fitted.isUnchanged ? measured.views : views(of: fitted)
        return ArrangedFlow(fitted, views, of: measured, in: space)
    }

    private func views(of fitted: FittedFlow) -> [MeasuredView] {
        fitted.elements.enumerated().compactMap { position, element in
            guard var view = measured.view(of: element) else { return nil }
            if let offer = fitted.offer(at: position) {
                view = self.view(view, of: fitted.items[position], offered: offer)
            }
            if position == fitted.elements.overflowPosition {
                view.itemIndex = fitted.hidden.last ?? position - 1
            }
            return view
        }
    }
}

// MARK: - What the engine asks

extension FlowPass {
    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {
        guard let known = measured.view(of: element) else { return }
        let dimensions = view(known, of: item, offered: length).dimensions
        measured.alignment.setSize(dimensions, of: &item)
        // Where all views grow, one that takes less than it is offered, as a text that wraps does, leaves the rest to others.
        if case .item = element, flow.defaultFlexibility.grow != nil, item.traits.grow > 0 {
            item.traits.maxLength = dimensions.length(along: flow.axis)
        }
    }

    private func view(_ view: MeasuredView, of item: FlowItem, offered length: Double) -> MeasuredView {
        // In the longest space, a view without a maximum length is offered infinity instead.
        let hasEnd = space.length != FlowSpace.longest || item.traits.maxLength < .infinity
        return measured.view(
            view, of: subviews, offered: hasEnd ? CGFloat(length) : .infinity, along: flow.axis)
    }

    func overflowItem(hiding count: Int) -> FlowItem? {
        guard let overflow = measured.overflow else { return nil }
        var item = FlowItem(width: 0, height: 0, traits: overflow.traits)
        measured.alignment.setSize(overflow.view.dimensions, of: &item)
        return item
    }

    func distance(from element: FlowElement, to next: FlowElement) -> Double? {
        // Words have their own distances, but not to the view that collapses their flow.
        let isLess = element == .overflow(hiding: 0) || next == .overflow(hiding: 0)
        guard flow.itemSpacing == nil, !measured.others.haveTexts || isLess else { return nil }
        return spacing(of: element)
            .distance(to: spacing(of: next), around: measured.separatorSpacings.item, along: flow.axis)
    }

    private func spacing(of element: FlowElement) -> ViewSpacing {
        switch element {
        case .item(let index): measured.spacings[index]
        case .overflow: measured.overflow.map { subviews[$0.view.subviewIndex].spacing } ?? ViewSpacing()
        }
    }

    var spacesLines: Bool { flow.lineSpacing == nil }

    func distance(fromLine upper: FlowElements.SubSequence, to lower: FlowElements.SubSequence)
        -> Double
    {
        // Each line is first the lower of two lines, and then the upper one.
        let known = upper.startIndex == 0 ? nil : line
        let (above, below) = (known ?? spacing(ofLine: upper), spacing(ofLine: lower))
        line = below
        return above.distance(to: below, around: measured.separatorSpacings.line, along: flow.axis.across)
    }

    /// The spacing that a line prefers, like a stack of its views and separators.
    private func spacing(ofLine line: FlowElements.SubSequence) -> ViewSpacing {
        let edges: Edge.Set = flow.axis == .horizontal ? .vertical : .horizontal
        var union = spacing(of: line[line.startIndex])
        for element in line.dropFirst() { union.formUnion(spacing(of: element), edges: edges) }
        if line.count > 1, let separator = measured.separatorSpacings.item {
            union.formUnion(separator, edges: edges)
        }
        return union
    }
}
