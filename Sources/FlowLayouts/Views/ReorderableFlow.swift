/// A flow whose views people drag to other places.
///
/// While a view is dragged, the others make space for it where it would go. Only the order of views changes for that: the
/// data changes once, when the view is dropped.
struct ReorderableFlow<L: FlowContainer & Layout, Content: View>: View {
    let layout: L
    let decoration: FlowDecoration
    let content: Content
    let reordering: FlowReordering
    @State private var drag: FlowDrag<AnyHashable>?
    @State private var ownViews = FlowViews()
    @State private var lastLift = LastLift()
    @Environment(\.layoutDirection) private var layoutDirection

    private var views: FlowViews { decoration.views ?? ownViews }

    var body: some View {
        let layout = layout.with { $0._configuration.placed = views.placed }
        var decoration = decoration
        decoration.views = views
        decoration.dragging = FlowDragging(drag: drag) { id in
            lastLift.note()
            drag = FlowDrag(lifting: id)
        }
        return DecoratedFlow(layout: layout, decoration: decoration, content: content)
            .following($drag, by: reordering, isHere: { lastLift.isHere }, hover: hover) {
                drag?.pendingMove(of: views.ids)
            }
    }

    private func hover(at point: CGPoint) {
        guard var new = drag, let source = views.ids.firstIndex(of: new.id),
            let placement = views.placed.placement
        else { return }
        let x = layoutDirection == .rightToLeft ? placement.width - point.x : point.x
        new.hover(
            at: point, from: FlowMove(source: source, destination: source),
            before: placement.insertionNumber(at: CGPoint(x: x, y: point.y)))
        if new != drag { withAnimation { drag = new } }
    }
}

extension View {
    /// Follows a view that people have lifted, while they drag it over this one and drop it.
    ///
    /// - Parameters:
    ///   - reordering: What moves it when it is dropped.
    ///   - isHere: Whether the last view that was lifted anywhere is the one of this drag.
    ///   - hover: Where it is dragged.
    ///   - pendingMove: The move that the data does not have yet.
    func following<ID>(
        _ drag: Binding<FlowDrag<ID>?>, by reordering: FlowReordering, isHere: @escaping () -> Bool,
        hover: @escaping (CGPoint) -> Void, pendingMove: @escaping () -> FlowMove?
    ) -> some View {
        onDropOfLifted(
            LiftedViewTarget(isLifted: { drag.wrappedValue != nil && isHere() }, hover: hover) {
                withAnimation { drag.wrappedValue?.leave() }
            } drop: {
                guard let move = pendingMove() else { return }
                withAnimation {
                    reordering.perform(move)
                    drag.wrappedValue?.drop()
                }
            }
        )
        // Once the drop is shown, nothing is dragged any more. An app that has not moved the view gets it back.
        .onGeometryChange(for: Bool.self) { [isDropped = drag.wrappedValue?.isDropped ?? false] _ in
            isDropped
        } action: { isDropped in
            if isDropped { withAnimation { drag.wrappedValue = nil } }
        }
    }
}
