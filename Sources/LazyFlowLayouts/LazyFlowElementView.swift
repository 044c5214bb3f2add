/// The view of an element, which people may be able to move.
nonisolated struct LazyFlowElementView: View {
    let element: LazyFlowElement
    let part: LazyFlowPart

    @MainActor var body: some View {
        let content = part.data.view(ofElement: element.number)
        if let reordering = part.decoration.reordering {
            let drag = part.drag.wrappedValue.flatMap { $0.isPending ? $0 : nil }
            let place = part.place(ofElement: element.number)
            content
                .movable(
                    by: reordering, from: place, isLast: element.number + 1 == part.data.count,
                    isDragged: element.id == drag?.id, isInOrder: drag == nil
                ) {
                    part.memory.origin = place
                    part.drag.lift(element.id)
                }
        } else {
            content
        }
    }
}
