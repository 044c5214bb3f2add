extension FlowConfiguration {
    /// The size of a flow and a frame for each subview, from the flow's top left corner. That of a ``LineBreak``
    /// has no size, and is at the end of its line.
    package func frames(
        of subviews: LayoutSubviews, proposal: ProposedViewSize
    ) -> (size: CGSize, frames: [CGRect]) {
        var cache = FlowLayoutCache()
        let boxed = Boxed(self)
        let flow = cache.arranged(boxed, in: FlowSpace(proposal, for: boxed), subviews: subviews)
        var frames = [CGRect](repeating: .zero, count: subviews.count)
        let first = subviews.startIndex
        for (view, frame) in zip(flow.views, flow.arrangement.frames) {
            frames[view.subviewIndex - first] = CGRect(
                x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
        for (index, _) in flow.others.unseen where index > first {
            let before = frames[index - first - 1]
            frames[index - first].origin = CGPoint(x: before.maxX, y: before.minY)
        }
        return (CGSize(flow.arrangement.size), frames)
    }
}
