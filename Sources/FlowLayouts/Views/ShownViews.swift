/// What a flow remembers of its views from one evaluation to the next, for actions.
final class ShownViews: Sendable {
    /// Where the layout placed them.
    let placed = PlacedFlow()
    private let state = Locked(State())

    private struct State {
        var ids: [RepeatableID<AnyHashable>] = []
        var elements: ContentViews?
        var summary: FlowSummary?
    }

    /// All ids in the order of the data, and which views people can move, both of one evaluation. While one is dragged, views
    /// may be shown in another order.
    var order: (ids: [RepeatableID<AnyHashable>], movable: MovableViews) {
        state.withLock { ($0.ids, $0.elements?.movable ?? MovableViews()) }
    }

    /// Takes the views of an evaluation: their ids in the order of the data, and what is shown. Returns the object that was
    /// known before, if it is the same.
    func take(ids: [RepeatableID<AnyHashable>], elements: ContentViews) -> ContentViews {
        state.withLock { state in
            state.ids = ids
            if let known = state.elements, known.isSame(as: elements) { return known }
            state.elements = elements
            return elements
        }
    }

    /// Takes a summary, and returns whether it differs from the last one.
    func take(_ summary: FlowSummary) -> Bool {
        state.withLock { state in
            defer { state.summary = summary }
            return state.summary != summary
        }
    }
}
