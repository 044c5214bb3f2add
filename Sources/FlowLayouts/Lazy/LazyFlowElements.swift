/// The elements of a lazy flow, or of a section of one, in the order in which they are shown: one that is dragged is where
/// a drop would put it.
struct LazyFlowElements<Data: RandomAccessCollection, ID: Hashable> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    /// A move that the data does not have yet.
    var move: FlowMove?

    var count: Int { data.count }

    /// The element at a place on the lines.
    subscript(index: Int) -> LazyFlowElement<Data.Element, ID> {
        let number = move?.source(of: index) ?? index
        let value = value(at: number)
        return LazyFlowElement(id: value[keyPath: id], index: index, number: number, value: value)
    }

    /// Those of a range, as far as there are any.
    func elements(in range: Range<Int>) -> [LazyFlowElement<Data.Element, ID>] {
        range.clamped(to: 0..<count).map { self[$0] }
    }

    /// The id of an element by its number in the data.
    func id(ofElement number: Int) -> ID? {
        number < count ? value(at: number)[keyPath: id] : nil
    }

    private func value(at number: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: number)]
    }

    /// The number of the first element with an id, or, if elements are views, of the first view to which it was given. O(n).
    func number<Target: Hashable>(of target: Target) -> Int? {
        if let target = target as? ID, let index = data.firstIndex(where: { $0[keyPath: id] == target }) {
            return data.distance(from: data.startIndex, to: index)
        }
        let views = data as? _VariadicView.Children
        return views?.firstIndex { $0.id(as: Target.self) == target }
    }
}

struct LazyFlowElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    /// Its place on the lines.
    let index: Int
    /// Its place in the data.
    let number: Int
    let value: Value
}
