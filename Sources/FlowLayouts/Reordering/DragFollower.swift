/// Follows a view of a flow that people have lifted, until the drag has ended.
///
/// A place for drops takes all that is dragged over it away from those around it, under it and in it, whether it accepts
/// that or not. So the flow's place has no size unless one of its views is lifted, and is in front of the views, whose
/// state does not depend on it. It is there from the start, as a drag may not find a place that comes later. Touches go
/// through it, as a view may be lifted and let go at once; drops do not ask for that.
///
/// Nobody tells for sure that a drag has ended without a drop. What is over the flow goes back after a silence, and when
/// people do something else: they lift another view, tap one of the flow, or leave the app.
private struct DragFollower: ViewModifier {
    @Binding var drag: FlowDrag?
    let reordering: FlowReordering
    let hover: (CGPoint) -> FlowDrag?
    let pendingMove: (FlowDrag) -> FlowMove?
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Whether a view is lifted, and not dropped yet.
    private var isOpen: Bool { drag?.isDropped == false }

    func body(content: Content) -> some View {
        content
            .simultaneousGesture(TapGesture().onEnded { end() }, including: isOpen ? .all : .subviews)
            .overlay(alignment: .topLeading) { area }
    }

    private var area: some View {
        Rectangle().fill(.clear)
            .frame(width: isOpen ? nil : 0, height: isOpen ? nil : 0)
            .contentShape(Rectangle())
            .onDropOfLifted(LiftedViewTarget(lift: drag?.lift, hover: follow, leave: leave, drop: drop))
            .background { if drag != nil { watch } }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    /// Sees that a drag may have ended.
    private var watch: some View {
        Rectangle().fill(.clear)
            .onGeometryChange(for: Bool.self) { [scenePhase] _ in
                scenePhase == .active
            } action: { isActive in
                if !isActive { leave() }
            }
            .task(id: drag) { await $drag.waitForSilence(then: change) }
    }

    private func follow(_ point: CGPoint) {
        drag?.lift.hear()
        change(to: hover(point))
    }

    private func leave() {
        drag?.lift.hear()
        var new = drag
        new?.leave()
        change(to: new)
    }

    private func drop(at point: CGPoint) {
        drag?.lift.hear()
        // It goes where it is shown. Where it is not, as after a change of the data or a silence, the point counts.
        let isShown = drag.flatMap(pendingMove) != nil
        guard reordering.isEnabled, var new = isShown ? drag : hover(point), let move = pendingMove(new),
            move.destination != move.source
        else { return end() }
        new.drop()
        animated {
            reordering.action(move)
            drag = new
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
    ///   - pendingMove: The move of a drag that the data does not have yet.
    package func following(
        _ drag: Binding<FlowDrag?>, by reordering: FlowReordering,
        hover: @escaping (CGPoint) -> FlowDrag?, pendingMove: @escaping (FlowDrag) -> FlowMove?
    ) -> some View {
        modifier(DragFollower(drag: drag, reordering: reordering, hover: hover, pendingMove: pendingMove))
    }
}

extension Binding<FlowDrag?> {
    /// Begins to drag a view. One that is lifted again, and not dropped yet, keeps its name: that may be known already.
    @MainActor package func lift(_ id: AnyHashable) {
        let old = wrappedValue.flatMap { $0.isDropped ? nil : $0 }
        let lift = old?.id == id ? old?.lift : nil
        let new = lift ?? Lift { if wrappedValue?.isDropped == false { wrappedValue = nil } }
        new.begin(insteadOf: wrappedValue?.lift)
        wrappedValue = FlowDrag(lifting: id, by: new)
    }

    /// Waits until nothing has been heard for too long. Where a drag changes, it waits anew.
    @MainActor func waitForSilence(then change: (FlowDrag?) -> Void) async {
        while let drag = wrappedValue, !Task.isCancelled {
            let rest = ContinuousClock.now.duration(to: drag.lift.lastWord + drag.patience)
            guard rest > .zero else { return change(drag.afterSilence) }
            try? await Task.sleep(for: rest)
        }
    }
}
