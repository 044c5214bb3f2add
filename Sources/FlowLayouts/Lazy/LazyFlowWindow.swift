/// What of a lazy flow should exist.
struct LazyFlowWindow: Equatable, Sendable {
    /// Across the lines, from the edge at which the flow begins.
    let start: CGFloat
    let end: CGFloat
    /// By what its lines are broken.
    let availableLength: Double?

    /// The lines in it.
    func lines(of flow: EditableFlow) -> Range<Int> {
        guard start.isFinite, end.isFinite else { return 0..<flow.lineCount }
        let length = Double(end - start)
        return flow.lineRange(
            intersecting: flow.options.axis == .horizontal
                ? FlowRect(x: 0, y: start, width: 0, height: length)
                : FlowRect(x: start, y: 0, width: length, height: 0))
    }
}
