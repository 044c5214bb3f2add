// By name: in files that have it from FlowLayouts.swift alone, closures of the main actor trap on any other thread.
import FlowLayouts

/// The view of an element, which people may move.
nonisolated struct LazyFlowElementView: View, Identifiable {
    let id: RepeatableID<AnyHashable>
    /// Where it is in the flow, which in a drag is not where it is in the data.
    let itemIndex: Int
    /// Where it is in the data of its section.
    let number: Int
    let shown: ShownSection

    /// Runs a closure of the app, which may be isolated to the main actor.
    @MainActor var body: some View {
        let content = shown.section.viewOfElement(number)
        if let reordering = shown.decoration.reordering {
            let place = shown.section.place(of: number)
            content
                .movable(
                    by: reordering, id: id.id, from: place, previous: number > 0 ? number - 1 : nil,
                    isLast: number + 1 == shown.section.count, drag: shown.drag
                ) {
                    shown.memory.dragSource.current = place
                    return shown.dragState.lift(id.id)
                }
        } else {
            content
        }
    }
}
