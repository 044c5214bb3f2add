/// The view of an element, which people may be able to move.
nonisolated struct LazyFlowElementView<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header
>: View {
    let element: LazyFlowElement<Data.Element, ID>
    let part: Boxed<LazyFlowPart<L, Data, ID, Content, Header>>

    @MainActor var body: some View {
        let style = part.style
        if let reordering = style.decoration.reordering, let dragging = part.dragging {
            let place = part.value.place(ofNumber: element.number)
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
