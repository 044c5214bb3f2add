/// The lines of a lazy flow, and the sizes by which they are broken. It outlives the view.
final class LazyFlowLines<Data: RandomAccessCollection, ID: Hashable> {
    private var flow = EditableFlow(in: 0)
    private var rows: LazyFlowRows<Data, ID>?
    /// The rows as they are while an element is dragged.
    var shown: LazyFlowRows<Data, ID>?
    /// What all items are, if they are equal.
    private var equal: FlowItem?
    /// The sizes of all items, if they are fixed, and may differ.
    private var sizes: [FlowSize] = []
    /// All items, if their sizes are estimated.
    var estimated: EstimatedFlow<ID>?
    /// Scrolls to an element as soon as lines are broken.
    private var pendingScroll: (@MainActor () -> Void)?
    /// An element to be kept on its line when lines are broken next.
    private var kept: ID?

    /// Breaks the current elements into lines. There are none as long as their length is not known.
    func rows(
        of data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>, length: CGFloat?,
        options: FlowOptions
    ) -> LazyFlowRows<Data, ID> {
        if let length {
            switch size.kind {
            case .equal(let size):
                sizes = []
                update(FlowItem(size), count: data.count, length: length, options: options)
            case .fixed(let size):
                equal = nil
                update(data.map(size), length: length, options: options)
            case .estimated(let size):
                (equal, sizes) = (nil, [])
                // Taken out, so that it is changed in place.
                var new = estimated ?? EstimatedFlow()
                estimated = nil
                new.update(data, id: id, estimate: size, length: length, options: options)
                if let kept, let item = LazyFlowRows(data: data, id: id, flow: new.flow).item(of: kept) {
                    new.pinLine(of: item)
                }
                flow = new.flow
                estimated = new
            }
        }
        kept = nil
        let rows = LazyFlowRows(data: data, id: id, flow: flow)
        self.rows = rows
        return rows
    }

    /// Breaks equal items into lines, unless they are. O(n/200) if each line is filled before the next, else O(n log m)
    /// for lines of m items.
    private func update(_ item: FlowItem, count: Int, length: CGFloat, options: FlowOptions) {
        let isSame =
            equal == item && flow.count == count && flow.availableLength == length && flow.options == options
        if !isSame { flow = EditableFlow(repeating: item, count: count, in: length, options: options) }
        equal = item
    }

    /// Replaces the items between the first and the last one whose size has changed. O(n).
    private func update(_ new: [FlowSize], length: CGFloat, options: FlowOptions) {
        if sizes.isEmpty || flow.options != options {
            sizes = []
            flow = EditableFlow(in: length, options: options)
        }
        flow.availableLength = length
        let common = min(sizes.count, new.count)
        let start = (0..<common).first { sizes[$0] != new[$0] } ?? common
        let rest = common - start
        let end = (0..<rest).first { sizes[sizes.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
        let (old, changed) = (start..<sizes.count - end, new[start..<new.count - end])
        if !old.isEmpty || !changed.isEmpty {
            flow.replaceSubrange(old, with: FlowItems(Array(changed)))
            sizes = new
        }
    }

    /// Scrolls to the row of an element, as soon as there are rows. It keeps its beginning from now on.
    @MainActor
    func scroll<Target: Hashable>(to id: Target, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let rows, let id = id as? ID, let item = rows.item(of: id) else { return false }
        if item < flow.count {
            let line = flow.lineIndex(ofItem: item)
            estimated?.pin(flow.itemRange(ofLine: line).lowerBound)
            scroller.scrollTo(rows.rowID(ofLine: line), anchor: anchor)
        } else {
            pendingScroll = { [unowned self] in _ = scroll(to: id, anchor: anchor, by: scroller) }
        }
        return true
    }

    /// Scrolls where it was asked to before there were rows.
    @MainActor
    func scrollToPending() {
        let scroll = pendingScroll
        pendingScroll = nil
        scroll?()
    }

    /// Scrolls to the row of an element once lines are broken anew, and keeps it there, unless another scroll waits for
    /// that.
    @MainActor
    func scrollLater(to id: ID, anchor: UnitPoint, by scroller: ScrollViewProxy) {
        guard pendingScroll == nil else { return }
        kept = id
        pendingScroll = { [unowned self] in _ = scroll(to: id, anchor: anchor, by: scroller) }
    }
}

extension FlowItem {
    init(_ size: FlowSize) {
        self.init(width: size.width, height: size.height)
    }
}
