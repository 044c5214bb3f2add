/// The lines of a lazy flow, and what is known of its items. It outlives the view.
final class LazyFlowLines<ID: Hashable> {
    private(set) var index = EditableFlow(in: 0)
    /// The index of the first element with an id. O(n).
    private var firstIndex: (ID) -> Int? = { _ in nil }
    /// The row that a line is.
    private var row: (_ line: Int) -> LazyFlowRow<ID>.ID? = { _ in nil }
    private var known: KnownItems?
    private var estimated: EstimatedItems<ID>?
    /// Scrolls to an element that was asked for before there were lines.
    private var pendingScroll: (@MainActor () -> Void)?

    /// Breaks lines of the elements that there are now, in the space that there is now.
    ///
    /// - Parameter length: `nil` as long as it is not known how long lines may be. Then there are none.
    func update<Data: RandomAccessCollection>(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>, length: CGFloat?,
        options: FlowOptions
    ) {
        firstIndex = { target in
            data.firstIndex { $0[keyPath: id] == target }
                .map { data.distance(from: data.startIndex, to: $0) }
        }
        guard let length else { return }
        switch size.kind {
        case .equal(let size):
            index = EditableFlow(
                repeating: FlowItem(size), count: data.count, in: length, options: options)
        case .fixed(let size):
            var items = known.take() ?? KnownItems()
            items.update(data.map(size), length: length, options: options)
            index = items.index
            known = items
        case .estimated(let size):
            var items = estimated.take() ?? EstimatedItems()
            items.update(data, id: id, estimate: size, length: length, options: options)
            index = items.index
            estimated = items
        }
        row = { [rows = LazyFlowRows(data: data, id: id, index: index)] in rows[$0].id }
    }

    /// Takes the size of a view that has appeared.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - item: The index of its element.
    ///   - id: The id of its element.
    ///   - start: The beginning of the line below, if that was on screen before the view was made.
    /// - Returns: Whether lines are to be broken anew.
    func measure(_ size: CGSize, of item: Int, id: ID, above start: Int?) -> Bool {
        estimated?.measure(size, of: item, id: id, above: start) ?? false
    }

    /// Whether the view of the element at an index has appeared before, where its size is estimated.
    func isMeasured(_ item: Int) -> Bool {
        estimated?.isMeasured(item) ?? false
    }

    // MARK: Scrolling

    /// Scrolls to the row of an element. From now on it keeps its beginning. As long as there are no rows, that
    /// waits until there are.
    ///
    /// - Returns: Whether there is such an element.
    @MainActor
    func scroll(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let item = firstIndex(id) else { return false }
        if item < index.count {
            let line = index.lineIndex(ofItem: item)
            estimated?.pin(index.itemRange(ofLine: line).lowerBound)
            scroller.scrollTo(row(line), anchor: anchor)
        } else {
            pendingScroll = { [unowned self] in _ = scroll(to: id, anchor: anchor, by: scroller) }
        }
        return true
    }

    /// Does what has waited for rows, now that there are some.
    @MainActor
    func scrollToPending() {
        pendingScroll.take()?()
    }
}

extension Optional {
    /// Takes the value out, so that it can be changed in place.
    fileprivate mutating func take() -> Wrapped? {
        defer { self = nil }
        return self
    }
}
