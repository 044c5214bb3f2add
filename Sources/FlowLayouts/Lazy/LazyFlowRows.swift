/// The lines of a lazy flow as the rows of a lazy stack.
///
/// A row has the identity of its first element. So most rows keep theirs when elements come and go, because only few
/// lines then begin with another element.
struct LazyFlowRows<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let flow: EditableFlow

    var startIndex: Int { 0 }
    var endIndex: Int { flow.lineCount }

    subscript(position: Int) -> LazyFlowRow<ID> {
        let line = flow.options.reversesLines ? endIndex - 1 - position : position
        let range = flow.itemRange(ofLine: line)
        return LazyFlowRow(
            id: rowID(from: range.lowerBound), line: line, range: range, isLast: position == endIndex - 1)
    }

    /// The id of the row of a line.
    func rowID(ofLine line: Int) -> LazyFlowRow<ID>.ID {
        rowID(from: flow.itemRange(ofLine: line).lowerBound)
    }

    private func rowID(from first: Int) -> LazyFlowRow<ID>.ID {
        LazyFlowRow.ID(first: value(at: first)[keyPath: id])
    }

    func elements(of row: LazyFlowRow<ID>) -> [LazyFlowElement<Data.Element, ID>] {
        row.range.map { index in
            let value = value(at: index)
            return LazyFlowElement(id: value[keyPath: id], index: index, value: value)
        }
    }

    /// The index of the first element with an id. O(n).
    func item(of target: ID) -> Int? {
        data.firstIndex { $0[keyPath: id] == target }.map { data.distance(from: data.startIndex, to: $0) }
    }

    private func value(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }
}

struct LazyFlowRow<ElementID: Hashable>: Identifiable {
    /// Not the id of an element: views inside the row have those.
    struct ID: Hashable {
        let first: ElementID
    }

    let id: ID
    /// The index of its line.
    let line: Int
    /// The indices of its elements.
    let range: Range<Int>
    /// Whether no row comes after it.
    let isLast: Bool
}

struct LazyFlowElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    let index: Int
    let value: Value
}
