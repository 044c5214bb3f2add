/// A section as it is shown, or a whole flow that has no sections. A class, because all of its views share it.
final class ShownSection: Identifiable {
    let section: LazyFlowSection
    /// Its number among the sections, and the number of elements in those before it.
    let number: Int
    let start: Int
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
        _ section: LazyFlowSection, number: Int, start: Int, move: FlowMove?, memory: LazyFlowMemory,
        configuration: FlowBoxed<FlowConfiguration>, decoration: FlowBoxed<FlowDecoration>,
        dragState: Binding<FlowDrag?>, scroller: ScrollViewProxy?
    ) {
        (self.section, self.number, self.start, self.move) = (section, number, start, move)
        (self.memory, self.configuration, self.decoration) = (memory, configuration, decoration)
        (drag, self.dragState, self.scroller) = (dragState.wrappedValue, dragState, scroller)
    }

    var id: LazyFlowID { memory.id(of: .section, in: section) }

    /// The lines of its elements, where sizes are known.
    var lines: LazyFlowLines {
        var options = configuration.options
        options.itemSeparator = decoration.itemSeparator == nil || section.count < 2 ? nil : 0
        options.lineSeparator = decoration.lineSeparator == nil ? nil : 0
        let lines = memory.lines(of: section, options)
        return move.map(lines.moving) ?? lines
    }

    /// The same, once the sizes of elements that are about to exist have been checked.
    func lines(confirming ranges: (LazyFlowLines) -> [Range<Int>]) -> LazyFlowLines {
        let found = lines
        return memory.confirmSizes(of: ranges(found), in: section) ? found : lines
    }

    var itemSeparator: FlowSeparator? {
        decoration.itemSeparator.map { FlowSeparator(content: $0, thinAxis: configuration.axis) }
    }

    var lineSeparator: FlowSeparator? {
        decoration.lineSeparator.map { FlowSeparator(content: $0, thinAxis: configuration.axis.across) }
    }

    /// The elements at some places on the lines. A dragged element is where a drop would put it.
    func elements(in ranges: [Range<Int>]) -> [LazyFlowElementView] {
        let indices = Array(ranges.joined())
        let numbers = indices.map { move?.numberBefore($0, among: section.count) ?? $0 }
        let ids = RepeatableID.all(numbers.map(section.idOfElement))
        return indices.indices.map {
            LazyFlowElementView(id: ids[$0], index: indices[$0], number: numbers[$0], shown: self)
        }
    }
}
