/// A flow that does more than lay out its views: it separates them, hides some, reports on them, or lets people move them.
///
/// The layout alone puts hidden views out of sight, in its first pass and where no action ever runs, as in widgets. It then
/// reports which they are, and each of them disables itself and hides from accessibility.
nonisolated struct DecoratedFlow: View {
    let configuration: FlowBoxed<FlowConfiguration>
    let decoration: FlowBoxed<FlowDecoration>
    let content: AnyView
    @State private var memory = FlowMemory()
    /// The report of the layout, once the probe has passed it on.
    @State private var report = FlowReport()
    @State private var drag: FlowDrag?

    @Environment(\.layoutDirection) private var layoutDirection

    @ViewBuilder var body: some View {
        if let reordering = decoration.reordering {
            flow.following($drag, by: reordering, hover: hover) {
                let (ids, movable) = memory.order
                return movable.pendingMove(of: $0, ids: ids)
            }
        } else {
            flow
        }
    }

    private var flow: some View {
        FlowOfElements(
            configuration: configuration, decoration: decoration, content: content, memory: memory,
            drag: $drag
        )
        .environment(\.flowReport, $report)
    }

    private func hover(_ drag: inout FlowDrag, at point: CGPoint) {
        let (ids, movable) = memory.order
        guard let index = ids.firstIndex(where: { AnyHashable($0) == drag.id }),
            let place = movable.place(of: index), let placement = memory.placement.current
        else { return }
        // From the leading edge, which stays where it is when the width changes.
        let x = layoutDirection == .rightToLeft ? placement.width - point.x : point.x
        let point = CGPoint(x: x, y: point.y)
        drag.hover(
            at: point, from: place,
            before: movable.number(of: placement.insertionIndex(at: point), inSection: place.sectionIndex),
            among: movable.count(inSection: place.sectionIndex))
    }
}
