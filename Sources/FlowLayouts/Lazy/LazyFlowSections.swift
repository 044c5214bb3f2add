/// Elements of a lazy flow that begin with a line of their own, after a header if there are headers.
struct LazyFlowSection<Data, Header> {
    let id: AnyHashable
    let data: Data
    let header: (() -> Header)?
}

extension LazyFlowSection where Header == EmptyView {
    /// The only section, without a header.
    init(_ data: Data) {
        self.init(id: 0, data: data, header: nil)
    }
}

/// A section as it is shown, or all of a flow that has no sections.
struct LazyFlowPart<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header
>: Identifiable {
    /// Its number among the sections, and the number of elements in those before it.
    let section: Int
    let start: Int
    private(set) var elements: LazyFlowElements<Data, ID>
    let lines: LazyFlowLines<Data, ID>
    let header: (() -> Header)?
    let style: LazyFlowStyle<L, Data.Element, Content>
    /// If people may drag the elements.
    private(set) var dragging: LazyFlowDragging<ID>?

    var id: ObjectIdentifier { ObjectIdentifier(lines) }

    /// The part while people may drag elements, with a move of one, if that is one of its own.
    func showing(_ move: FlowMove?, _ dragging: LazyFlowDragging<ID>) -> LazyFlowPart {
        var part = self
        part.dragging = dragging
        if let move, move.section == section { part.elements.move = move }
        return part
    }

    /// A move from where an element is to the same place.
    func place(ofNumber number: Int) -> FlowMove {
        FlowMove(section: section, start: start, source: number, destination: number)
    }
}

/// What a lazy flow remembers of its sections. It outlives the view.
final class LazyFlowMemory<Data: RandomAccessCollection, ID: Hashable>: LazyFlowScrolling {
    private var sections: [AnyHashable: LazyFlowLines<Data, ID>] = [:]
    private var ids: [AnyHashable] = []
    let sight = LazyFlowSight()

    /// The lines of the sections with some ids, which are new if there was none. Others are forgotten.
    func lines(of ids: [AnyHashable]) -> [LazyFlowLines<Data, ID>] {
        if ids != self.ids {
            self.ids = ids
            let known = Set(ids)
            sections = sections.filter { known.contains($0.key) }
        }
        return ids.map { id in
            if let lines = sections[id] { return lines }
            let new = LazyFlowLines<Data, ID>(sight)
            sections[id] = new
            return new
        }
    }

    @MainActor
    func scroll<Target: Hashable>(to id: Target, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        ids.contains { sections[$0]?.scroll(to: id, anchor: anchor, by: scroller) ?? false }
    }
}
