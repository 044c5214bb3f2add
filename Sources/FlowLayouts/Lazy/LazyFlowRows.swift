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

    subscript(line: Int) -> LazyFlowRow<ID> {
        let range = flow.itemRange(ofLine: line)
        return LazyFlowRow(
            id: LazyFlowRow.ID(first: value(at: range.lowerBound)[keyPath: id]), range: range)
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
    /// The indices of its elements.
    let range: Range<Int>
}

struct LazyFlowElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    let index: Int
    let value: Value
}
