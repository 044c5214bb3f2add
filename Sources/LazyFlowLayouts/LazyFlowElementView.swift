// By name: in files that have it from FlowLayouts.swift alone, closures of the main actor trap on any other thread.
import FlowLayouts

/// The view of an element, which people may move.
nonisolated struct LazyFlowElementView: View, Identifiable {
    let id: RepeatableID<AnyHashable>
    /// Its place on the lines.
    let index: Int
    /// Its place in the data.
    let number: Int
    let shown: ShownSection

    /// Runs a closure of the app, which may be isolated to the main actor.
    @MainActor var body: some View {
        let content = shown.section.viewOfElement(number)
        if let reordering = shown.decoration.reordering {
            content
                .movable(
                    by: reordering, id: id.id,
                    from: FlowPlace(section: shown.number, sectionStart: shown.start, number: number),
                    previous: number > 0 ? number - 1 : nil, isLast: number + 1 == shown.section.count,
                    drag: shown.drag
                ) {
                    shown.memory.dragSource.current = (shown.number, number)
                    return shown.dragState.lift(id.id)
                }
        } else {
            content
        }
    }
}
