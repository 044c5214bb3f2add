@_spi(Tools) import FlowLayouts

/// A section as it is shown, or all of a flow that has no sections. A class, because all of its views have it.
final class LazyFlowPart: Identifiable {
    /// Its number among the sections, and the number of elements in those before it.
    let number: Int
    let start: Int
    let data: any LazyFlowData
    let header: (() -> AnyView)?
    /// A move that the data does not have yet.
    let move: FlowMove?
    let sectionMemory: LazyFlowSectionMemory
    let memory: LazyFlowMemory
    let configuration: Boxed<FlowConfiguration>
    let decoration: Boxed<FlowDecoration>
    /// The view that people drag.
    let drag: Binding<FlowDrag?>

    init(
        _ section: LazyFlowSection, number: Int, start: Int, move: FlowMove?, memory: LazyFlowMemory,
        configuration: Boxed<FlowConfiguration>, decoration: Boxed<FlowDecoration>, drag: Binding<FlowDrag?>
    ) {
        (self.number, self.start, self.move, self.memory) = (number, start, move, memory)
        (self.configuration, self.decoration, self.drag) = (configuration, decoration, drag)
        (data, header, sectionMemory) = (section.data, section.header, memory.section(section.id))
    }

    var id: ObjectIdentifier { ObjectIdentifier(sectionMemory) }

    var isEstimated: Bool { data.size.isEstimated }

    var itemSeparator: FlowSeparator? {
        decoration.itemSeparator.map { FlowSeparator(content: $0, thinAxis: configuration.axis) }
    }

    var lineSeparator: FlowSeparator? {
        decoration.lineSeparator.map { FlowSeparator(content: $0, thinAxis: configuration.axis.across) }
    }

    /// The elements at some places on the lines, as far as there are any: one that is dragged is where a drop would put it.
    func elements(in range: Range<Int>) -> [LazyFlowElement] {
        range.clamped(to: 0..<data.count).map { index in
            let number = move?.source(of: index) ?? index
            return LazyFlowElement(id: data.id(ofElement: number), index: index, number: number)
        }
    }

    func place(ofElement number: Int) -> FlowPlace {
        FlowPlace(section: self.number, start: start, number: number)
    }
}

struct LazyFlowElement: Identifiable {
    let id: AnyHashable
    /// Its place on the lines.
    let index: Int
    /// Its place in the data.
    let number: Int
}
