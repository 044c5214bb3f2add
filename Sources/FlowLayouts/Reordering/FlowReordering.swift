#if canImport(Accessibility)
    import Accessibility
#endif

/// Whether people may give views other places, and what is to be done when they have.
struct FlowReordering {
    let isEnabled: Bool
    let action: (FlowMove) -> Void

    /// The same, as long as something else is true.
    func enabled(while condition: Bool) -> FlowReordering {
        FlowReordering(isEnabled: isEnabled && condition, action: action)
    }

    func perform(_ move: FlowMove) {
        if move.destination != move.source { action(move) }
    }
}

/// A view that gets another place among the views of a flow, or of a section of one.
struct FlowMove: Equatable, Sendable {
    /// The number of the section, and of the views in those before it.
    var section = 0
    var start = 0
    /// The number of the view.
    let source: Int
    /// Its number after the move.
    var destination: Int

    /// The number before the move of the view that it goes before.
    var offset: Int { destination > source ? destination + 1 : destination }

    /// The number before the move of the view that then has a number.
    func source(of number: Int) -> Int {
        if number == destination { return source }
        if number >= source && number < destination { return number + 1 }
        if number > destination && number <= source { return number - 1 }
        return number
    }
}

extension View {
    /// Lets people move the view who cannot drag it, by actions of VoiceOver and its like.
    ///
    /// - Parameters:
    ///   - reordering: What moves it.
    ///   - place: A move to where it is.
    ///   - isLast: Whether no view comes after it that it could change places with.
    func moveActions(_ reordering: FlowReordering, from place: FlowMove, isLast: Bool) -> some View {
        modifier(MoveActions(reordering: reordering, place: place, isLast: isLast))
    }
}

private struct MoveActions: ViewModifier {
    let reordering: FlowReordering
    let place: FlowMove
    let isLast: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View {
        // Not in an `if`: the view must not lose its state at an end of the flow.
        let back =
            reordering.isEnabled && place.source > 0
            ? content.accessibilityAction(named: Text("Move Back")) { move(by: -1) }
            : content.accessibilityAddTraits([])
        return reordering.isEnabled && !isLast
            ? back.accessibilityAction(named: Text("Move Forward")) { move(by: 1) }
            : back.accessibilityAddTraits([])
    }

    private func move(by distance: Int) {
        var move = place
        move.destination += distance
        withAnimation(reducesMotion ? nil : .default) { reordering.perform(move) }
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            let place = LocalizedStringResource("Position \(move.destination + 1)").resolved(in: locale)
            AccessibilityNotification.Announcement(place).post()
        }
    }
}
