/// The rows of a lazy flow, or of a section of one, and by what lines are broken. It outlives the view.
final class LazyFlowLines<Data: RandomAccessCollection, ID: Hashable> {
    private var flow = EditableFlow(in: 0)
    /// What all items are, if they are equal.
    private var equal: FlowItem?
    /// The sizes of all items, if they are fixed, and may differ.
    private var sizes: [FlowSize] = []
    private var block: LazyFlowBlock?
    private var rows: LazyFlowRows<Data, ID>?
    /// The rows as they are while an element is dragged.
    var shown: LazyFlowRows<Data, ID>?
    /// Where rows begin on screen.
    let start = StartOfScrollView()
    /// The rows that exist, by their numbers.
    private var present: Set<Int> = []
    /// Scrolls to an element as soon as there are rows, or as soon as a row exists.
    private var pendingScroll: (@MainActor () -> Void)?
    private var awaited: (row: Int, scroll: @MainActor () -> Void)?

    /// Divides the current elements into rows. There are none as long as their length is not known.
    func rows(
        of data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        length: CGFloat?, options: FlowOptions
    ) -> LazyFlowRows<Data, ID> {
        let division: LazyFlowRows<Data, ID>.Division
        switch (size.kind, length) {
        case (_, nil): division = .lines(EditableFlow(in: 0))
        case (.equal(let size), let length?):
            sizes = []
            update(FlowItem(size), count: data.count, length: length, options: options)
            division = .lines(flow)
        case (.fixed(let sizes), let length?):
            equal = nil
            let new =
                data.withContiguousStorageIfAvailable(sizes) ?? Array(data).withUnsafeBufferPointer(sizes)
            update(new, length: length, options: options)
            division = .lines(flow)
        case (.estimated(let size), let length?):
            division = .blocks(blockLength(for: size, in: length, options: options))
        }
        let rows = LazyFlowRows(
            data: data, id: id, division: division, reversesLines: options.reversesLines)
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

    /// The elements of a block stay what they were as long as they can: otherwise views would be made anew.
    private func blockLength(for estimate: FlowSize, in available: CGFloat, options: FlowOptions) -> Int {
        let known = block.flatMap { $0.isFor(estimate, in: available) ? $0 : nil }
        let block = known ?? LazyFlowBlock(estimate: estimate, available: available, options: options)
        self.block = block
        return block.length
    }

    // MARK: Scrolling

    /// Scrolls to the row of an element, as soon as there are rows; in a block, then to the element.
    @MainActor
    func scroll<Target: Hashable>(to id: Target, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let rows, let number = rows.number(of: id), let element = rows.id(ofElement: number) else {
            return false
        }
        guard let row = rows.row(of: number) else {
            pendingScroll = { [unowned self] in _ = scroll(to: id, anchor: anchor, by: scroller) }
            return true
        }
        scroller.scrollTo(rows.id(ofRow: row), anchor: anchor)
        awaited = nil
        guard rows.lines == nil else { return true }
        let scrollInBlock: @MainActor () -> Void = {
            scroller.scrollTo(element, anchor: anchor)
            // Where the elements are views, either id may be the one by which it is found.
            if AnyHashable(id) != AnyHashable(element) { scroller.scrollTo(id, anchor: anchor) }
        }
        if present.contains(row) { scrollInBlock() } else { awaited = (row, scrollInBlock) }
        return true
    }

    /// Notes that a row exists, and scrolls to the element in it that is awaited.
    @MainActor
    func appear(_ row: Int) {
        present.insert(row)
        guard let awaited, awaited.row == row else { return }
        self.awaited = nil
        awaited.scroll()
    }

    func disappear(_ row: Int) {
        present.remove(row)
    }

    /// Scrolls where it was asked to before there were rows.
    @MainActor
    func scrollToPending() {
        let scroll = pendingScroll
        pendingScroll = nil
        scroll?()
    }

    /// Scrolls the row of an element to where rows begin, once lines are broken anew, unless another scroll waits for
    /// that.
    @MainActor
    func scrollToStartLater(of id: ID, along axis: Axis, gap: CGFloat, by scroller: ScrollViewProxy) {
        guard pendingScroll == nil else { return }
        pendingScroll = { [unowned self] in
            let anchor = anchorAtStart(of: id, along: axis, gap: gap)
            _ = scroll(to: id, anchor: anchor, by: scroller)
        }
    }

    /// After the header of its section, and as far from that as it is if it is the first row.
    private func anchorAtStart(of id: ID, along axis: Axis, gap: CGFloat) -> UnitPoint {
        var (distance, length) = (start.header, CGFloat(0))
        if let rows, let lines = rows.lines, let number = rows.number(of: id), let row = rows.row(of: number)
        {
            let frame = lines.line(at: row).frame
            length = axis == .vertical ? frame.height : frame.width
            if start.header > 0, rows.isFirst(row) { distance += gap }
        }
        return start.anchor(at: distance, ofLength: length, along: axis)
    }
}

/// How many elements are made at a time where their sizes are estimated: about ten lines.
struct LazyFlowBlock {
    let length: Int
    private let estimate: FlowSize
    private let available: CGFloat

    init(estimate: FlowSize, available: CGFloat, options: FlowOptions) {
        let axis: Axis = options.axis == .horizontal ? .horizontal : .vertical
        let item = max(estimate.length(along: axis) + options.itemSpacing, 1)
        length = 10 * Int(max((available + options.itemSpacing) / item, 1))
        (self.estimate, self.available) = (estimate, available)
    }

    func isFor(_ estimate: FlowSize, in available: CGFloat) -> Bool {
        self.estimate == estimate && Self.isSame(for: available, as: self.available)
    }

    /// Whether a block stays what it is when the available length changes.
    static func isSame(for new: CGFloat, as old: CGFloat) -> Bool { new <= 4 * old && old <= 4 * new }
}

extension FlowItem {
    init(_ size: FlowSize) {
        self.init(width: size.width, height: size.height)
    }
}
