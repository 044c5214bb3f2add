/// Follows a view of a flow that people have lifted, until the drag has ended.
///
/// It is not known whether a system asks all drop targets, or only those that touches reach. So two targets do the same: one
/// around the views, with a background for the gaps between them, and one in front of them, which lets touches through. A
/// drop target may keep all drags from others, whether it accepts them or not. So unless a view of the flow is lifted, the
/// first accepts no type of data, and the second has no size. Both exist from the start: a drag may not find a target that
/// comes later, and views keep their state.
///
/// Systems do not always report that a drag has ended without a drop. On a Mac, the mouse button shows it. On other systems, a
/// finger may rest: over the flow, a drag goes on until the system reports it again, or people leave the app. Anywhere else, a
/// drag times out.
nonisolated struct DragFollower: ViewModifier {
    @Binding var drag: FlowDrag?
    let reordering: FlowReordering
    let hover: (inout FlowDrag, CGPoint) -> Void
    let pendingMove: (FlowDrag) -> FlowMove?
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Whether a view is lifted, and not dropped yet.
    var isOpen: Bool { drag?.isDropped == false }

    func body(content: Content) -> some View {
        content
            .background(alignment: .topLeading) { area }
            .dropTarget(of: self)
            .overlay(alignment: .topLeading) {
                area
                    .dropTarget(of: self)
                    .background { if drag != nil { watch } }
                    .allowsHitTesting(false)
            }
    }

    /// As large as the flow while a view is lifted; otherwise without a size.
    private var area: some View {
        Rectangle().fill(.clear)
            .frame(width: isOpen ? nil : 0, height: isOpen ? nil : 0)
            .contentShape(Rectangle())
            .accessibilityHidden(true)
    }

    private var watch: some View {
        DragWatch(drag: $drag, isSceneActive: scenePhase == .active, leave: leave) { change(to: nil) }
    }

    func follow(_ point: CGPoint) {
        drag?.session.lastEvent.current = .now
        change(to: drag(at: point))
    }

    /// The drag once the pointer has come to a point.
    private func drag(at point: CGPoint) -> FlowDrag? {
        guard var new = drag else { return nil }
        hover(&new, point)
        return new
    }

    func leave() {
        drag?.session.lastEvent.current = .now
        var new = drag
        new?.leave()
        change(to: new)
    }

    func drop(at point: CGPoint) {
        drag?.session.lastEvent.current = .now
        // The view goes where it is shown. If no move is pending, such as after a change of the data, the point decides.
        let isShown = drag.flatMap(pendingMove) != nil
        guard reordering.isEnabled, var new = isShown ? drag : drag(at: point), let move = pendingMove(new),
            move.destination != move.source
        else { return change(to: nil) }
        new.isDropped = true
        if move.keepsIDs { new.session.isAnswered.current = true }
        animated {
            reordering.action(move)
            drag = new
        }
    }

    private func change(to new: FlowDrag?) {
        if new != drag { animated { drag = new } }
    }

    private func animated(_ action: () -> Void) {
        withAnimation(reducesMotion ? nil : .default, action)
    }
}

/// Notices that a drag may have ended. Its body is isolated to the main actor: tasks and actions run its closures there.
nonisolated private struct DragWatch: View {
    @Binding var drag: FlowDrag?
    let isSceneActive: Bool
    let leave: () -> Void
    let end: () -> Void

    @MainActor var body: some View {
        Rectangle().fill(.clear)
            .onGeometryChange(for: Bool.self) { [isSceneActive] _ in
                isSceneActive
            } action: { isActive in
                if !isActive { leave() }
            }
            .task(id: drag) { await $drag.waitForTimeout(then: end) }
    }
}

extension View {
    /// Follows a lifted view of this flow while people drag it over the flow, until they drop it.
    ///
    /// - Parameters:
    ///   - reordering: What moves it when it is dropped.
    ///   - hover: Changes the drag when the pointer has come to a point.
    ///   - pendingMove: The pending move of a drag.
    nonisolated package func following(
        _ drag: Binding<FlowDrag?>, by reordering: FlowReordering,
        hover: @escaping (inout FlowDrag, CGPoint) -> Void, pendingMove: @escaping (FlowDrag) -> FlowMove?
    ) -> some View {
        modifier(DragFollower(drag: drag, reordering: reordering, hover: hover, pendingMove: pendingMove))
    }
}

extension Binding<FlowDrag?> {
    /// Waits until the system has reported nothing for too long. A change of the drag begins the wait again.
    ///
    /// - Parameter isMouseDown: Whether a mouse button is down, so that the drag goes on; `nil` if that is not known.
    @MainActor func waitForTimeout(
        isMouseDown: @MainActor () -> Bool? = { DragMouse.isDown }, then end: () -> Void
    ) async {
        while let drag = wrappedValue, !Task.isCancelled {
            let isMouseDown = isMouseDown()
            guard let timeout = drag.timeout(knowsMouse: isMouseDown != nil) else { return }
            let remaining = ContinuousClock.now.duration(to: drag.session.lastEvent.current + timeout)
            if remaining > .zero {
                try? await Task.sleep(for: remaining)
            } else if isMouseDown == true && !drag.isDropped {
                drag.session.lastEvent.current = .now
            } else {
                return end()
            }
        }
    }
}
