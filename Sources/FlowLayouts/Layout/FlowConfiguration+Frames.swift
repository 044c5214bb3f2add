extension FlowConfiguration {
    /// The size of a flow and a frame for each subview, from the flow's top left corner. That of a ``LineBreak``
    /// has no size, and is at the end of its line.
    package func frames(
        of subviews: LayoutSubviews, proposal: ProposedViewSize
    ) -> (size: CGSize, frames: [CGRect]) {
        var cache = FlowLayoutCache()
        let fitted = cache.fitted(for: self, in: FlowRoom(proposal, for: self), subviews: subviews)
        var frames = [CGRect](repeating: .zero, count: subviews.count)
        let first = subviews.startIndex
        for (index, frame) in zip(fitted.indices, fitted.arrangement.frames) {
            frames[index - first] = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
        for index in fitted.roles.lineBreaks where index > first {
            let before = frames[index - first - 1]
            frames[index - first].origin = CGPoint(x: before.maxX, y: before.minY)
        }
        let size = fitted.arrangement.size
        return (CGSize(width: size.width, height: size.height), frames)
    }
}
