/// Where a view that people have lifted can be dropped: in front of its flow, until the drag has ended.
///
/// A place for drops takes all that is dragged over it away from those around it, under it and in it, whether it accepts
/// that or not. So a flow has one only while one of its views is dragged, and in front of the views, whose state does
/// not depend on it.
///
/// Nobody tells for sure that a drag has ended without a drop. What is over the flow goes back when people do something
/// else: they lift another view, tap on the flow, or leave the app. A silence alone does not say that, as a finger may rest.
private struct FlowDropArea: View {
    @Binding var drag: FlowDrag?
    let lift: Lift
    let reordering: FlowReordering
    let hover: (CGPoint) -> FlowDrag?
    let pendingMove: () -> FlowMove?
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Rectangle().fill(.clear)
            .contentShape(Rectangle())
            .onDropOfLifted(LiftedViewTarget(lift: lift, hover: follow, leave: leave, drop: drop))
            .onTapGesture(perform: end)
            .allowsHitTesting(drag?.isDropped != true)
            .accessibilityHidden(true)
            .transition(.identity)
            .onGeometryChange(for: Bool.self) { [scenePhase] _ in
                scenePhase == .active
            } action: { isActive in
                if !isActive { leave() }
            }
            .task(id: drag) {
                guard let patience = drag?.patience else { return }
                try? await Task.sleep(for: patience)
                if !Task.isCancelled { end() }
            }
    }

    private func follow(_ point: CGPoint) { change(to: hover(point)) }

    private func leave() {
        var new = drag
        new?.leave()
        change(to: new)
    }

    private func drop() {
        guard let move = pendingMove(), move.destination != move.source else { return end() }
        animated {
            reordering.perform(move)
            drag?.drop()
        }
    }

    private func end() { change(to: nil) }

    private func change(to new: FlowDrag?) {
        if new != drag { animated { drag = new } }
    }

    private func animated(_ action: () -> Void) {
        withAnimation(reducesMotion ? nil : .default, action)
    }
}

extension View {
    /// Follows a view of this one that people have lifted, while they drag it over this one and drop it.
    ///
    /// - Parameters:
    ///   - reordering: What moves it when it is dropped.
    ///   - hover: What the drag is with the pointer at a point.
    ///   - pendingMove: The move that the data does not have yet.
    package func following(
        _ drag: Binding<FlowDrag?>, by reordering: FlowReordering,
        hover: @escaping (CGPoint) -> FlowDrag?, pendingMove: @escaping () -> FlowMove?
    ) -> some View {
        overlay {
            if let lift = drag.wrappedValue?.lift {
                FlowDropArea(
                    drag: drag, lift: lift, reordering: reordering, hover: hover, pendingMove: pendingMove)
            }
        }
    }
}

extension Binding<FlowDrag?> {
    /// Begins to drag a view.
    @MainActor package func lift(_ id: AnyHashable) {
        let lift = Lift { if wrappedValue?.isDropped == false { wrappedValue = nil } }
        lift.begin(insteadOf: wrappedValue?.lift)
        wrappedValue = FlowDrag(lifting: id, by: lift)
    }
}
