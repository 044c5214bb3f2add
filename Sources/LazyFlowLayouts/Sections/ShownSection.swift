/// A section as it is shown, or a whole flow that has no sections. A class, because all of its views share it.
final class ShownSection: Identifiable {
    let section: LazyFlowSection
    /// The pending move of a drag, if it is in this section.
    let move: FlowMove?
    let memory: LazyFlowMemory
    let configuration: FlowBoxed<FlowConfiguration>
    let decoration: FlowBoxed<FlowDecoration>
    /// The drag as it is in this evaluation.
    let drag: FlowDrag?
    let dragState: Binding<FlowDrag?>
    /// Scrolls the scroll view around the flow, if there is a reader.
    let scroller: ScrollViewProxy?

    init(
        _ section: LazyFlowSection, move: FlowMove?, memory: LazyFlowMemory,
        configuration: FlowBoxed<FlowConfiguration>, decoration: FlowBoxed<FlowDecoration>,
        dragState: Binding<FlowDrag?>, scroller: ScrollViewProxy?
    ) {
        (self.section, self.move, self.memory) = (section, move, memory)
        (self.configuration, self.decoration) = (configuration, decoration)
        (drag, self.dragState, self.scroller) = (dragState.wrappedValue, dragState, scroller)
    }

    var id: LazyFlowID { memory.id(of: .section, in: section) }

    /// The flows of its elements, where sizes are known: those of the evaluation before, or in O(n) new ones if the data has
    /// changed.
    func flows() -> FlowsByLength {
        var options = configuration.options
        options.itemSeparator = decoration.itemSeparator == nil || section.count < 2 ? nil : 0
        options.lineSeparator = decoration.lineSeparator == nil ? nil : 0
        let flows = memory.flows(of: section, options)
        return move.map(flows.moving) ?? flows
    }

    /// The same, once the elements that are about to exist have confirmed their sizes: the same data may get others from a
    /// closure of the app.
    func flows(confirming itemRanges: (FlowsByLength) -> [Range<Int>]) -> FlowsByLength {
        let found = flows()
        return memory.confirmSizes(of: itemRanges(found), in: section) ? found : flows()
    }

    var itemSeparator: FlowSeparator? {
        decoration.itemSeparator.map { FlowSeparator(content: $0, thinAxis: configuration.axis) }
    }

    var lineSeparator: FlowSeparator? {
        decoration.lineSeparator.map { FlowSeparator(content: $0, thinAxis: configuration.axis.across) }
    }

    /// The elements at some item indices. A dragged element is where a drop would put it.
    func elements(in itemRanges: [Range<Int>]) -> [LazyFlowElementView] {
        let itemIndices = Array(itemRanges.joined())
        let numbers = itemIndices.map { move?.numberBefore($0, among: section.count) ?? $0 }
        let ids = RepeatableID.all(numbers.map(section.idOfElement))
        return itemIndices.indices.map {
            LazyFlowElementView(id: ids[$0], itemIndex: itemIndices[$0], number: numbers[$0], shown: self)
        }
    }
}
