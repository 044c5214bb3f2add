/// A flow whose views people drag to other places.
///
/// While a view is dragged, the others make space for it where it would go. Only the order of views changes for that: the
/// data changes once, when the view is dropped.
struct ReorderableFlow<L: FlowContainer & Layout, Content: View>: View {
    let layout: L
    let decoration: Boxed<FlowDecoration>
    let content: Content
    let reordering: FlowReordering
    @State private var drag: FlowDrag<AnyHashable>?
    @State private var ownViews = FlowViews()
    @Environment(\.layoutDirection) private var layoutDirection

    private var views: FlowViews { decoration.views ?? ownViews }

    var body: some View {
        var decoration = decoration
        decoration.views = views
        decoration.dragging = FlowDragging(drag: drag) { $drag.lift($0) }
        return DecoratedFlow(layout: layout, decoration: decoration, content: content)
            .following($drag, by: reordering, hover: hover) { drag?.pendingMove(of: views.ids) }
    }

    private func hover(at point: CGPoint) -> FlowDrag<AnyHashable>? {
        guard var new = drag, let source = views.ids.firstIndex(of: new.id),
            let placement = views.placed.placement
        else { return drag }
        let x = layoutDirection == .rightToLeft ? placement.width - point.x : point.x
        new.hover(
            at: point, from: FlowMove(source: source, destination: source),
            before: placement.insertionNumber(at: CGPoint(x: x, y: point.y)))
        return new
    }
}
