import FlowEditing

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
        return flow.lineRange(from: start, to: end)
    }
}

extension EditableFlow {
    /// The lines that meet an interval across.
    func lineRange(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        lineRange(
            intersecting: options.axis == .horizontal
                ? FlowRect(x: 0, y: start, width: 0, height: end - start)
                : FlowRect(x: start, y: 0, width: end - start, height: 0))
    }
}
