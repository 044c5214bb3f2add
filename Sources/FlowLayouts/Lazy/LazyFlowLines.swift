/// The lines of a lazy flow, and the sizes by which they are broken. It outlives the view.
final class LazyFlowLines<ID: Hashable> {
    private(set) var flow = EditableFlow(in: 0)
    /// The sizes of all items, if they are fixed, and may differ.
    private var sizes: [CGSize] = []
    /// All items, if their sizes are estimated.
    private var estimated: EstimatedFlow<ID>?
    /// The index of the first element with an id. O(n).
    private var firstIndex: (ID) -> Int? = { _ in nil }
    /// The id of a line's row.
    private var rowID: (_ line: Int) -> LazyFlowRow<ID>.ID? = { _ in nil }
    /// Scrolls to an element that was asked for before there were lines.
    private var pendingScroll: (@MainActor () -> Void)?

    /// Breaks the current elements into lines. There are none as long as their length is not known.
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
            sizes = []
            flow = EditableFlow(
                repeating: FlowItem(size), count: data.count, in: length, options: options)
        case .fixed(let size):
            update(data.map(size), length: length, options: options)
        case .estimated(let size):
            sizes = []
            // Taken out, so that it is changed in place.
            var new = estimated ?? EstimatedFlow()
            estimated = nil
            new.update(data, id: id, estimate: size, length: length, options: options)
            flow = new.flow
            estimated = new
        }
        rowID = { [rows = LazyFlowRows(data: data, id: id, flow: flow)] in rows[$0].id }
    }

    /// Replaces the items between the first and the last one whose size has changed. O(n).
    private func update(_ new: [CGSize], length: CGFloat, options: FlowOptions) {
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
            flow.replaceSubrange(old, with: FlowItems(changed))
            sizes = new
        }
    }

    /// Takes the size of a view that has appeared, above the beginning of a line that was on screen before.
    ///
    /// - Returns: Whether lines have to be broken anew.
    func measure(_ size: CGSize, of item: Int, id: ID, above start: Int?) -> Bool {
        estimated?.measure(size, of: item, id: id, above: start) ?? false
    }

    /// Whether the size of an item was estimated, and its view has appeared.
    func isMeasured(_ item: Int) -> Bool {
        estimated?.isMeasured(item) ?? false
    }

    // MARK: Scrolling

    /// Scrolls to the row of an element, as soon as there are rows. It keeps its beginning from now on.
    ///
    /// - Returns: Whether there is such an element.
    @MainActor
    func scroll(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let item = firstIndex(id) else { return false }
        if item < flow.count {
            let line = flow.lineIndex(ofItem: item)
            estimated?.pin(flow.itemRange(ofLine: line).lowerBound)
            scroller.scrollTo(rowID(line), anchor: anchor)
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
}

extension FlowItem {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension FlowItems {
    init(_ sizes: some Collection<CGSize>) {
        self.init(sizes.map(FlowSize.init))
    }
}
