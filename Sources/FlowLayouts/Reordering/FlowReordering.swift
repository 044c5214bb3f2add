#if canImport(Accessibility)
    import Accessibility
#endif

/// Whether people can move views, and what to do when they have.
package struct FlowReordering {
    let isEnabled: Bool
    let action: (FlowMove) -> Void
}

/// Where a view is in the data of a flow.
package struct FlowPlace: Equatable, Sendable {
    /// The number of the section, and how many views are in those before it.
    package let section: Int
    package let start: Int
    package let number: Int

    package init(section: Int = 0, start: Int = 0, number: Int) {
        self.section = section
        self.start = start
        self.number = number
    }
}

/// The move of a view to another place in its section.
package struct FlowMove: Equatable, Sendable {
    let place: FlowPlace
    /// The number of the view after the move.
    package var destination: Int
    /// Whether the ids in the data are the same after it: then the data cannot show that the move was made.
    var keepsIDs = false

    /// The number of the view before the move.
    package var source: Int { place.number }

    package var section: Int { place.section }

    /// The number, before the move, of the view before which it goes.
    package var offset: Int { destination > source ? destination + 1 : destination }

    /// The same move, with this many views in the sections before it. That may have changed since.
    package func starting(at start: Int) -> FlowMove {
        FlowMove(
            place: FlowPlace(section: section, start: start, number: source), destination: destination)
    }

    /// The number before the move of the view with this number after it. If there are too few views for the move, all
    /// stay.
    package func source(of number: Int, among count: Int) -> Int {
        guard source < count, destination < count else { return number }
        if number == destination { return source }
        if number >= source && number < destination { return number + 1 }
        if number > destination && number <= source { return number - 1 }
        return number
    }
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
