import PortableUIDrawing

/// Consecutive rows of a lazy stack from one view: built one at a time, and removed.
struct LazyRows {
    /// A row that has been built.
    struct Row {
        /// The elements of its view; usually one.
        var elements: [LayoutElement]
        /// Forgets the views of the row; their state, too, unless that is to come back with the row.
        var remove: (_ keepsState: Bool) -> Void
    }

    let count: Int
    /// The explicit id of a row, if it has one.
    let id: (Int) -> AnyHashable?
    /// The first row with an id. O(n).
    let firstIndex: (AnyHashable) -> Int?
    let build: (Int) -> Row
    /// How many rows follow in the section whose header these are.
    var sectionCount: Int? = nil

    /// The same rows with another element around each element.
    func map(_ transform: @escaping (LayoutElement) -> LayoutElement) -> LazyRows {
        var rows = LazyRows(count: count, id: id, firstIndex: firstIndex) { index in
            let row = build(index)
            return Row(elements: row.elements.map(transform), remove: row.remove)
        }
        rows.sectionCount = sectionCount
        return rows
    }
}

extension PrimitiveView {
    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        let row = LazyRows(count: 1) { _ in
            nil
        } firstIndex: { _ in
            nil
        } build: { _ in
            LazyRows.Row(elements: build(in: context)) { context.node.removeChildren(keepsState: $0) }
        }
        return [row]
    }
}

extension [LazyRows] {
    var rowCount: Int { reduce(0) { $0 + $1.count } }

    /// The rows of each section with a header, which is the first.
    var headers: [Range<Int>] {
        var headers: [Range<Int>] = []
        var index = 0
        for rows in self {
            if let count = rows.sectionCount { headers.append(index..<index + 1 + count) }
            index += rows.count
        }
        return headers
    }

    /// The explicit id of a row, if it has one.
    func id(at index: Int) -> AnyHashable? {
        let (rows, index) = locate(index)
        return rows.id(index)
    }

    /// The first row with an id. O(n).
    func firstIndex(of id: AnyHashable) -> Int? {
        var before = 0
        for rows in self {
            if let index = rows.firstIndex(id) { return before + index }
            before += rows.count
        }
        return nil
    }

    func build(_ index: Int) -> LazyRows.Row {
        let (rows, index) = locate(index)
        return rows.build(index)
    }

    /// The rows that one belongs to, and its index among them.
    ///
    /// - Precondition: There is a row at the index.
    private func locate(_ index: Int) -> (LazyRows, Int) {
        var index = index
        for rows in dropLast() {
            if index < rows.count { return (rows, index) }
            index -= rows.count
        }
        return (self[count - 1], index)
    }
}
