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

/// A section that is divided into rows.
struct LazyFlowRowSection<Data: RandomAccessCollection, ID: Hashable, Header>: Identifiable {
    let id: AnyHashable
    /// Its number among the sections, and the number of elements in those before it.
    let number: Int
    let start: Int
    let lines: LazyFlowLines<Data, ID>
    private(set) var rows: LazyFlowRows<Data, ID>
    let header: (() -> Header)?

    /// The section while an element has another place, if that is one of its own.
    func showing(_ move: FlowMove?) -> LazyFlowRowSection {
        var section = self
        if let move, move.section == number { section.rows = rows.moving(move) }
        lines.shown = section.rows
        return section
    }
}

/// The line of a row that is at the top of the scroll view.
struct TopLine: Equatable, Sendable {
    /// The indices of its elements.
    let items: Range<Int>
    /// How long it may be, if the row has several lines.
    var length: CGFloat?
}

/// The lines of all sections of a lazy flow. They outlive the view.
final class LazyFlowSections<Data: RandomAccessCollection, ID: Hashable>: LazyFlowScrolling {
    private var sections: [AnyHashable: LazyFlowLines<Data, ID>] = [:]
    private var ids: [AnyHashable] = []
    /// The space that was found last.
    var space: LazyFlowSpace?
    /// How often the flow has been evaluated.
    private(set) var evaluation = 0
    /// The element whose line is at the top of the scroll view.
    private var top: Element?
    /// The element that was kept there last. Its line has no other: else each change of the width could move a flow by
    /// up to a line.
    private var kept: Element?

    private struct Element: Equatable {
        let section: AnyHashable
        let id: ID
    }

    /// The lines of a section, which are new if there was none with the id.
    subscript(id: AnyHashable) -> LazyFlowLines<Data, ID> {
        if let lines = sections[id] { return lines }
        let new = LazyFlowLines<Data, ID>()
        sections[id] = new
        return new
    }

    /// Begins an evaluation: takes the ids of the sections in their order, and forgets those with others.
    func begin(with ids: [AnyHashable]) {
        evaluation &+= 1
        guard self.ids != ids else { return }
        self.ids = ids
        let known = Set(ids)
        sections = sections.filter { known.contains($0.key) }
    }

    @MainActor
    func scroll<Target: Hashable>(to id: Target, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        ids.contains { self[$0].scroll(to: id, anchor: anchor, by: scroller) }
    }

    @MainActor
    func scrollToPending() {
        for lines in sections.values { lines.scrollToPending() }
    }

    // MARK: What is at the top

    /// Follows which line is at the top.
    ///
    /// - Parameters:
    ///   - row: The row that has come to be at the top, or to be there no longer.
    ///   - line: Its line at the top; `nil` if none is there.
    func row(
        _ row: LazyFlowRow<ID>, of rows: LazyFlowRows<Data, ID>, in section: AnyHashable,
        hasAtTop line: TopLine?
    ) {
        // After the length has changed, the line that was at the top before comes there again.
        if let length = line?.length, length != space?.length { return }
        func holds(_ range: Range<Int>, _ element: Element?) -> Bool {
            guard let element, element.section == section else { return false }
            return range.contains { rows.element(at: $0).id == element.id }
        }
        if let items = line?.items, let first = items.first {
            top = holds(items, kept) ? kept : Element(section: section, id: rows.element(at: first).id)
        } else if holds(row.range, top) {
            top = nil
        }
    }

    /// Notes that no line is at the top.
    func forgetTop() {
        top = nil
    }

    /// Scrolls to the element at the top once lines are broken anew.
    @MainActor
    func keepTop(along axis: Axis, gap: CGFloat, by scroller: ScrollViewProxy?) {
        guard let top, let scroller else { return }
        kept = top
        self[top.section].scrollToStartLater(of: top.id, along: axis, gap: gap, by: scroller)
    }
}
