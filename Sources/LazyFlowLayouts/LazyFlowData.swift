/// A collection of which a lazy flow shows the elements, whatever they are.
///
/// A flow that knew their types would be code for all of its parts in every app, also in those that have none. What it makes
/// of one element has the same type each time, so their views keep their state and are compared as ever.
protocol LazyFlowData {
    var count: Int { get }
    var size: LazyFlowSize { get }
    func id(ofElement number: Int) -> AnyHashable
    func view(ofElement number: Int) -> AnyView
    /// The size of each element in a range, if that is ``LazyFlowSize/fixed``.
    func sizes(ofElements range: Range<Int>) -> [FlowSize]
    /// The number of the first element with an id, or, if elements are views, of the first view to which it was given. O(n).
    func number<ID: Hashable>(ofElementWith id: ID) -> Int?
    /// Whether this is a copy of the same collection, and not just one with equal elements. O(1).
    func isCopy(of other: any LazyFlowData) -> Bool
}

/// A collection, and how its elements are shown.
struct LazyFlowCollection<Data: RandomAccessCollection, ID: Hashable>: LazyFlowData {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let itemSize: LazyFlowItemSize<Data.Element>
    let content: (Data.Element) -> AnyView

    init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        content: @escaping (Data.Element) -> some View
    ) {
        (self.data, self.id, itemSize) = (data, id, size)
        self.content = { AnyView(content($0)) }
    }

    /// Elements that are no views themselves. Their views have their ids, for a `ScrollViewReader`, to which an id in an
    /// `AnyHashable` is another one.
    init(
        elements: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        content: @escaping (Data.Element) -> some View
    ) {
        self.init(elements, id: id, size: size) { content($0).id($0[keyPath: id]) }
    }

    var count: Int { data.count }

    var size: LazyFlowSize { itemSize.size }

    func id(ofElement number: Int) -> AnyHashable { element(number)[keyPath: id] }

    func view(ofElement number: Int) -> AnyView { content(element(number)) }

    func sizes(ofElements range: Range<Int>) -> [FlowSize] {
        guard let measure = itemSize.measure else { return [] }
        if range.count == count, let sizes = data.withContiguousStorageIfAvailable(measure) {
            return sizes
        }
        return range.map(element).withUnsafeBufferPointer(measure)
    }

    func number<Target: Hashable>(ofElementWith target: Target) -> Int? {
        if let target = target as? ID, let index = data.firstIndex(where: { $0[keyPath: id] == target }) {
            return data.distance(from: data.startIndex, to: index)
        }
        let views = data as? _VariadicView.Children
        return views?.firstIndex { $0.id(as: Target.self) == target }
    }

    func isCopy(of other: any LazyFlowData) -> Bool {
        // An object may have other elements now. A value has other storage then, as its copy is kept.
        guard !(Data.self is AnyObject.Type), let other = other as? Self else { return false }
        return withUnsafeBytes(of: data) { new in
            withUnsafeBytes(of: other.data) { old in old.elementsEqual(new) }
        }
    }

    private func element(_ number: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: number)]
    }
}
