/// What a flow remembers of its views, for the actions of people and of its layout.
final class ShownViews: Sendable {
    /// Where they are.
    let placed = PlacedFlow()
    private let state = Locked(State())

    private struct State {
        var ids: [RepeatableID<AnyHashable>] = []
        var elements: ContentViews?
        var summary: FlowSummary?
    }

    /// The ids of all in the order of the data, and where they are among those that people can move: both of one evaluation.
    /// They may be shown in another order while one is dragged.
    var order: (ids: [RepeatableID<AnyHashable>], movable: MovableViews) {
        state.withLock { ($0.ids, $0.elements?.movable ?? MovableViews()) }
    }

    /// Takes the views of an evaluation: their ids in the order of the data, and what is shown. Returns what is known of that,
    /// if it is the same.
    func take(ids: [RepeatableID<AnyHashable>], elements: ContentViews) -> ContentViews {
        state.withLock { state in
            state.ids = ids
            if let known = state.elements, known.isSame(as: elements) { return known }
            state.elements = elements
            return elements
        }
    }

    /// Takes a summary, and returns whether it is another one than the last.
    func take(_ summary: FlowSummary) -> Bool {
        state.withLock { state in
            defer { state.summary = summary }
            return state.summary != summary
        }
    }
}
