#if canImport(Accessibility)
    import Accessibility
#endif

/// Whether people can move views, and what to do when they have.
package struct FlowReordering {
    let isEnabled: Bool
    let action: (FlowMove) -> Void
}

extension View {
    /// Lets people move a view of a flow: drag it, or use accessibility actions.
    ///
    /// - Parameters:
    ///   - place: Where it is; `nil` if it stays there.
    ///   - previous: The number of the view before it whose place it can take, if there is one.
    ///   - isLast: Whether no view comes after it that it could change places with.
    ///   - drag: The drag in progress, if there is one.
    ///   - lift: Begins the drag, and returns its name.
    nonisolated package func movable(
        by reordering: FlowReordering, id: AnyHashable, from place: FlowPlace?, previous: Int?, isLast: Bool,
        drag: FlowDrag?, lift: @escaping () -> String
    ) -> some View {
        // Over the flow, the system shows it at the pointer. Actions are right only while views are shown in the order
        // of the data.
        let isDragged = place != nil && drag?.isOverFlow == true && drag?.id == id
        let isInOrder = drag?.isShownInOrder != false
        return opacity(isDragged ? 0.4 : 1)
            .modifier(
                MoveActions(
                    reordering: reordering, place: reordering.isEnabled && isInOrder ? place : nil,
                    previous: previous, isLast: isLast)
            )
            .onLift(isEnabled: reordering.isEnabled && place != nil, perform: lift)
    }
}

nonisolated private struct MoveActions: ViewModifier {
    let reordering: FlowReordering
    /// `nil` if the view cannot be moved now.
    let place: FlowPlace?
    let previous: Int?
    let isLast: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        // Without a view builder's `if`: the view must keep its state at the ends of the flow.
        let back =
            if let place, let previous {
                content.accessibilityAction(named: Text("Move Back")) { move(from: place, to: previous) }
            } else {
                content.accessibilityAddTraits([])
            }
        guard let place, !isLast else { return back.accessibilityAddTraits([]) }
        return back.accessibilityAction(named: Text("Move Forward")) {
            move(from: place, to: place.number + 1)
        }
    }

    private func move(from place: FlowPlace, to destination: Int) {
        let move = FlowMove(place: place, destination: destination)
        withAnimation(reducesMotion ? nil : .default) { reordering.action(move) }
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            let place = LocalizedStringResource("Position \(move.destination + 1)").resolved(in: locale)
            AccessibilityNotification.Announcement(place).post()
        }
    }
}
