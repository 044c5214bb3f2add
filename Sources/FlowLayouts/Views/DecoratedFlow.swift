/// A flow that does something with each of its views: it separates them, hides some, tells others about them, or lets
/// people move them.
///
/// What is hidden is out of sight by the layout alone, in its first pass and where no action ever runs, as in widgets. The
/// layout tells which views that are, and each view follows: hidden ones are not read aloud either, and disabled.
nonisolated struct DecoratedFlow: View {
    let configuration: Boxed<FlowConfiguration>
    let decoration: Boxed<FlowDecoration>
    let content: AnyView
    @State private var shown = ShownViews()
    /// What the layout has told.
    @State private var report = FlowReport()
    /// The view that people drag.
    @State private var drag: FlowDrag?

    @Environment(\.layoutDirection) private var layoutDirection

    @ViewBuilder var body: some View {
        if let reordering = decoration.reordering {
            flow.following($drag, by: reordering, hover: hover) {
                let (ids, movable) = shown.order
                return movable.pendingMove(of: $0, ids: ids)
            }
        } else {
            flow
        }
    }

    private var flow: some View {
        FlowOfElements(
            configuration: configuration, decoration: decoration, content: content, shown: shown, drag: $drag
        )
        .environment(\.flowReport, $report)
    }

    private func hover(at point: CGPoint) -> FlowDrag? {
        let (ids, movable) = shown.order
        guard var new = drag, let index = ids.firstIndex(where: { AnyHashable($0) == new.id }),
            let place = movable.place(of: index), let placement = shown.placed.placement
        else { return drag }
        // From the leading edge, where a flow stays that gets another width.
        let x = layoutDirection == .rightToLeft ? placement.width - point.x : point.x
        let point = CGPoint(x: x, y: point.y)
        new.hover(
            at: point, from: place,
            before: movable.number(of: placement.insertionIndex(at: point), inSection: place.section),
            among: movable.count(inSection: place.section))
        return new
    }
}

// Not handed down as a value: who does not read it is not made again when it changes.
extension EnvironmentValues {
    /// What the layout of the flow around has told.
    var flowReport: Binding<FlowReport> {
        get { self[FlowReportKey.self] }
        set { self[FlowReportKey.self] = newValue }
    }
}

private struct FlowReportKey: EnvironmentKey {
    static var defaultValue: Binding<FlowReport> { .constant(FlowReport()) }
}
