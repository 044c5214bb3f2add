/// The lines of a lazy flow as the rows of a lazy stack.
///
/// A row has the identity of its first item. So most rows stay who they are when items come and go, as only
/// some lines begin with another item then.
struct LazyFlowRows<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let index: EditableFlow

    var startIndex: Int { 0 }
    var endIndex: Int { index.lineCount }

    subscript(line: Int) -> LazyFlowRow<ID> {
        let items = index.itemRange(ofLine: line)
        return LazyFlowRow(
            id: LazyFlowRow.ID(first: element(at: items.lowerBound)[keyPath: id]), items: items)
    }

    /// The items of a row.
    func items(of row: LazyFlowRow<ID>) -> [LazyFlowItem<Data.Element, ID>] {
        row.items.map { index in
            let element = element(at: index)
            return LazyFlowItem(id: element[keyPath: id], index: index, element: element)
        }
    }

    private func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }
}

/// A line of a lazy flow.
struct LazyFlowRow<ItemID: Hashable>: Identifiable {
    /// Not the id of an item: views inside the row have those.
    struct ID: Hashable {
        let first: ItemID
    }

    let id: ID
    /// The indices of its items.
    let items: Range<Int>
}

/// An element of a lazy flow.
struct LazyFlowItem<Element, ID: Hashable>: Identifiable {
    let id: ID
    let index: Int
    let element: Element
}
