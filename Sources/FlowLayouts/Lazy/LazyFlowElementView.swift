/// The view of an element, which people may be able to move.
nonisolated struct LazyFlowElementView<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header
>: View {
    let element: LazyFlowElement<Data.Element, ID>
    let part: LazyFlowPart<Data, ID, Header>
    let style: LazyFlowStyle<L, Data.Element, Content>
    let dragging: LazyFlowDragging<ID>?

    @MainActor var body: some View {
        if let reordering = style.decoration.reordering, let dragging {
            let place = part.place(ofNumber: element.number)
            style.content(element.value)
                .opacity(element.id == dragging.dragged ? FlowDragging.opacity : 1)
                .moveActions(
                    reordering.enabled(while: dragging.dragged == nil), from: place,
                    isLast: element.number + 1 == part.elements.count
                )
                .onLift(isEnabled: reordering.isEnabled) { dragging.lift(element.id, place) }
        } else {
            style.content(element.value)
        }
    }
}
