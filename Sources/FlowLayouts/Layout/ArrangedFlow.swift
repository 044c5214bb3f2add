import FlowEngine

/// The views of a flow on their lines, in one space.
///
/// A class, because it is shared: copying its arrays would take longer than arranging a few views.
final class ArrangedFlow {
    let space: FlowSpace
    let arrangement: FlowArrangement
    /// The views that are shown, with the overflow view among them, by position.
    let views: [MeasuredView]
    /// The same as items, as thick as they were measured: before lines scaled or stretched them.
    let items: FlowItems
    let measured: MeasuredFlow
    let hidden: [MeasuredView]
    /// `nil` if no overflow view is shown.
    let overflowPosition: Int?
    /// What the layout reports, once it has placed the views.
    var report: FlowReport?

    init(_ fitted: FittedFlow, _ views: [MeasuredView], of measured: MeasuredFlow, in space: FlowSpace) {
        (self.views, self.measured, self.space) = (views, measured, space)
        arrangement = fitted.arrangement
        items = fitted.items
        hidden = fitted.hidden.map { measured.sorted.views[$0] }
        overflowPosition = fitted.overflowPosition
    }

    var configuration: FlowBoxed<FlowConfiguration> { measured.sorted.configuration }
    var axis: Axis { configuration.axis }
    var others: OtherViews { measured.sorted.others }

    /// Where a guide is that views have set: the first baseline of the first line, the last one of the last line, or any other
    /// of all views, combined. The edges and the center of the flow are its own.
    func position(of guide: AlignmentGuide) -> CGFloat? {
        let positions: Range<Int>?
        switch guide {
        case .vertical(.top), .vertical(.center), .vertical(.bottom): return nil
        case .horizontal(.leading), .horizontal(.center), .horizontal(.trailing): return nil
        case .vertical(.firstTextBaseline): positions = arrangement.lines.first?.range
        case .vertical(.lastTextBaseline): positions = arrangement.lines.last?.range
        default: positions = views.indices
        }
        let guides = (positions ?? 0..<0).map { position -> CGFloat? in
            let frame = arrangement.frames[position]
            let origin = if case .vertical = guide { frame.y } else { frame.x }
            return guide.explicitPosition(in: views[position].dimensions).map { origin + $0 }
        }
        return guide.combine(guides)
    }
}

extension FlowConfiguration {
    /// The size of a flow and a frame for each subview, from the flow's top left corner. That of a ``LineBreak``
    /// has no size, and is at the end of its line.
    package func frames(
        of subviews: LayoutSubviews, proposal: ProposedViewSize
    ) -> (size: CGSize, frames: [CGRect]) {
        var cache = FlowLayoutCache()
        let configuration = FlowBoxed(self)
        let space = FlowSpace(proposal, for: configuration)
        let flow = cache.arranged(configuration, in: space, subviews: subviews)
        var frames = [CGRect](repeating: .zero, count: subviews.count)
        let first = subviews.startIndex
        for (view, frame) in zip(flow.views, flow.arrangement.frames) {
            frames[view.subviewIndex - first] = CGRect(frame)
        }
        for (index, _) in flow.others.unseen where index > first {
            let before = frames[index - first - 1]
            frames[index - first].origin = CGPoint(x: before.maxX, y: before.minY)
        }
        return (CGSize(flow.arrangement.size), frames)
    }
}
