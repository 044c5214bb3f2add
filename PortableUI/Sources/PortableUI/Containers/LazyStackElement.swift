import PortableUIDrawing

/// An element whose children are the rows near the window of the scroll view around.
///
/// Rows are built during layout, when it is known which of them are visible. If that changes the length of the stack,
/// everything is laid out again.
final class LazyStackElement<RowLayout: Layout>: LayoutElement {
    private let stackName: String
    private let axis: Axis
    private let rows: [LazyRows]
    /// The headers that stay in sight: the row of each, and the end of its section.
    private let headers: [Range<Int>]
    private let rowLayout: RowLayout
    private let context: BuildContext
    /// Where a row begins across a stack of some dimensions.
    private let crossPosition: (_ row: ViewDimensions, _ stack: ViewDimensions) -> CGFloat
    private let rowSpacing: CGFloat
    private let scroll: ScrollState?
    /// The lengths of rows, which outlive the element.
    private let memory: LazyStackMemory
    private var isMemoryCurrent = false
    /// The rows that there are.
    private var built: [Int: BuiltRow] = [:]
    /// The elements of the rows that have been placed, in order.
    private var placed: [LayoutElement] = []

    private struct BuiltRow {
        let row: LazyRows.Row
        /// `nil` for a row without a view.
        let element: LayoutElement?
    }

    init(
        _ name: String, axis: Axis, spacing: CGFloat?, pinsHeaders: Bool, rows: [LazyRows],
        rowLayout: RowLayout, context: BuildContext,
        crossPosition: @escaping (_ row: ViewDimensions, _ stack: ViewDimensions) -> CGFloat
    ) {
        self.axis = axis
        rowSpacing = spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.defaultDistance
        self.rows = rows
        headers = pinsHeaders ? rows.headers : []
        self.rowLayout = rowLayout
        self.context = context
        self.crossPosition = crossPosition
        scroll = axis == .horizontal ? context.horizontalScroll : context.verticalScroll
        memory = context.node.memory { LazyStackMemory() }
        stackName = name
        super.init(context: context)
    }

    override var name: String { stackName }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        for row in placed {
            body(row)
        }
    }

    // MARK: Layout

    override func forgetEstimates() -> Bool {
        super.forgetEstimates()
        forgetSizes()
        return true
    }

    /// As wide as it may be, and as long as all rows are thought to be.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        updateMemory()
        let rowProposal = ProposedViewSize(main: nil, cross: proposal.cross(axis), axis: axis)
        if memory.lengths.estimate == nil, memory.lengths.count > 0 {
            // A row may be without a view, as the header of a section that has none.
            let first = (0..<min(memory.lengths.count, 4)).lazy.map { self.length(of: $0, rowProposal) }
            memory.lengths.estimate = first.first { $0 > 0 } ?? 0
        }
        var cross = proposal.cross(axis) ?? .infinity
        if cross == .infinity {
            cross = built.values.reduce(0) { widest, row in
                max(widest, row.element?.size(rowProposal).cross(axis) ?? 0)
            }
        }
        return CGSize(main: memory.lengths.total, cross: cross, axis: axis)
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        updateMemory()
        let before = (total: memory.lengths.total, offset: offset)
        let proposal = ProposedViewSize(main: nil, cross: bounds.size.cross(axis), axis: axis)
        if memory.cross != proposal.cross(axis) {
            // Rows may have another length now. Those that were seen keep theirs until they are measured again, so that
            // the window still has them.
            memory.cross = proposal.cross(axis)
            keepInPlace { memory.lengths.forget(but: Set(memory.seen.map(\.index))) }
        }
        buildRows(in: window(movedBy: offset - before.offset), proposal)
        place(in: bounds, proposal, window: window(movedBy: offset - before.offset))
        if before != (memory.lengths.total, offset) {
            context.hostMemory.isLayoutNeeded = true
        }
    }

    override func frame(of id: AnyHashable, below ancestor: ViewIdentity) -> CGRect? {
        if let frame = super.frame(of: id, below: ancestor) { return frame }
        guard let index = rows.firstIndex(of: id) else { return nil }
        let position = memory.lengths.position(of: index)
        let length = memory.lengths.position(of: index + 1) - position - memory.lengths.spacing
        var row = CGRect(
            origin: CGPoint(main: position, cross: 0, axis: axis),
            size: CGSize(main: length, cross: frame.size.cross(axis), axis: axis))
        if layoutDirection == .rightToLeft {
            row.origin.x = frame.width - row.maxX
        }
        return row.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    // MARK: Rows

    /// Builds the rows that are seen and one more at each end, measures them and lets others go.
    private func buildRows(in window: Range<CGFloat>, _ proposal: ProposedViewSize) {
        let lengths = memory.lengths
        // Rows that are thought to have no length are there, too.
        let isBeforeEnd = window.lowerBound < lengths.total || window.lowerBound == 0
        guard isBeforeEnd, window.upperBound > 0, lengths.count > 0 else {
            memory.see(0..<0, of: rows, scrollCount: 0)
            removeRows(outside: 0..<0)
            return
        }
        // 1. The row that stays where it is: of those seen before, the first that still is.
        let top = window.lowerBound > 0 ? lengths.row(at: window.lowerBound) : 0
        let bottom = lengths.row(at: window.upperBound)
        let anchor = window.lowerBound > 0 ? memory.seen.first { $0.index >= top && $0.index <= bottom } : nil
        let first = anchor?.index ?? top
        let position = lengths.position(of: first)

        // 2. Rows from there on, down and up to the ends of the window, and one more.
        var measured = [measure(first, proposal)]
        var (low, high) = (first, first)
        var (start, end) = (position, position + measured[0].length)
        func measureNext() {
            high += 1
            measured.append(measure(high, proposal))
            end += lengths.spacing + measured[measured.count - 1].length
        }
        func measurePrevious() {
            low -= 1
            measured.insert(measure(low, proposal), at: 0)
            start -= lengths.spacing + measured[0].length
        }
        while end + lengths.spacing < window.upperBound, high < lengths.count - 1 { measureNext() }
        while start - lengths.spacing > window.lowerBound, low > 0 { measurePrevious() }
        let seen = low..<high + 1
        if low > 0, !isPessimistic { measurePrevious() }
        if high < lengths.count - 1, !isPessimistic { measureNext() }

        // 3. What has become known of those above moves the content, not what is seen.
        memory.isAboveWindow = window.lowerBound > 0
        keepInPlace(LazyStackMemory.Seen(index: first, id: nil, position: position)) {
            memory.lengths.measure(measured)
        }
        memory.see(seen, of: rows, scrollCount: scroll?.scrollCount ?? 0)
        removeRows(outside: low..<high + 1, but: header(at: pinPosition(in: window))?.lowerBound)
    }

    private func place(in bounds: CGRect, _ proposal: ProposedViewSize, window: Range<CGFloat>) {
        let stack = ViewDimensions(bounds.size)
        func place(_ index: Int, at position: CGFloat) -> LayoutElement? {
            guard let element = built[index]?.element else { return nil }
            let origin = CGPoint(
                main: position, cross: crossPosition(element.dimensions(proposal), stack), axis: axis)
            element.placement = LayoutPlacement(
                position: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
            return element
        }
        let lengths = memory.lengths
        let top = pinPosition(in: window)
        let header = header(at: top)
        placed = built.keys.sorted().filter { $0 != header?.lowerBound }.compactMap { index in
            place(index, at: lengths.position(of: index))
        }
        // The last one is in front of the others. It leaves with the end of its section.
        if let header {
            let length = length(of: header.lowerBound, proposal)
            let end = lengths.position(of: header.upperBound) - lengths.spacing
            let pinned = place(header.lowerBound, at: min(top, end - length))
            placed += pinned.map { [$0] } ?? []
        }
    }

    /// The section in which a position is, if its header stays in sight.
    private func header(at position: CGFloat) -> Range<Int>? {
        // The last that begins before the position.
        var (low, high) = (0, headers.count)
        while low < high {
            let middle = low + (high - low) / 2
            if memory.lengths.position(of: headers[middle].lowerBound) < position {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0 else { return nil }
        let header = headers[low - 1]
        return memory.lengths.position(of: header.upperBound) - memory.lengths.spacing > position
            ? header : nil
    }

    private func measure(_ index: Int, _ proposal: ProposedViewSize) -> RowLengths.Row {
        RowLengths.Row(index: index, id: rows.id(at: index), length: length(of: index, proposal))
    }

    /// The length of a row, which is built if there is none. One without a view has no distance either.
    private func length(of index: Int, _ proposal: ProposedViewSize) -> CGFloat {
        row(at: index).element?.size(proposal).main(axis) ?? -memory.lengths.spacing
    }

    private func row(at index: Int) -> BuiltRow {
        if let row = built[index] { return row }
        let row = rows.build(index)
        var element = row.elements.first
        if let first = element, row.elements.count > 1 {
            element = LayoutContainerElement(
                rowLayout, children: row.elements, context: context.around(first))
        }
        let new = BuiltRow(row: row, element: element)
        built[index] = new
        return new
    }

    private func removeRows(outside range: Range<Int>, but header: Int? = nil) {
        for (index, row) in built where !range.contains(index) && index != header {
            row.row.remove(isPessimistic)
            built[index] = nil
        }
    }

    // MARK: The window

    /// The part of the stack that is seen, in its own coordinates; without a scroll view all of it.
    private func window(movedBy distance: CGFloat) -> Range<CGFloat> {
        guard let scroll else { return 0..<memory.lengths.total }
        let start = position(of: scroll.window) + distance
        return start..<start + scroll.window.size.main(axis)
    }

    /// Where a rectangle of the host's space begins in the stack.
    private func position(of rect: CGRect) -> CGFloat {
        switch (axis, layoutDirection) {
        case (.vertical, _): rect.minY - frame.minY
        case (.horizontal, .leftToRight): rect.minX - frame.minX
        case (.horizontal, .rightToLeft): frame.maxX - rect.maxX
        }
    }

    /// Where headers stay in sight, given what is seen.
    private func pinPosition(in window: Range<CGFloat>) -> CGFloat {
        guard let scroll else { return window.lowerBound }
        return window.lowerBound + position(of: scroll.frame) - position(of: scroll.window)
    }

    private var offset: CGFloat {
        get {
            guard let offset = scroll?.offset else { return 0 }
            return axis == .horizontal ? offset.x : offset.y
        }
        set {
            if axis == .horizontal {
                scroll?.offset.x = newValue
            } else {
                scroll?.offset.y = newValue
            }
        }
    }

    // MARK: Memory

    /// Scrolls by as much as a change of the lengths moves a row that was seen.
    private func keepInPlace(_ row: LazyStackMemory.Seen? = nil, _ change: () -> Void) {
        change()
        guard memory.isAboveWindow, let anchor = row ?? memory.seen.first else { return }
        offset += memory.lengths.position(of: anchor.index) - anchor.position
    }

    /// Adapts the memory to the rows of this element, once.
    private func updateMemory() {
        guard !isMemoryCurrent else { return }
        isMemoryCurrent = true
        keepInPlace { memory.follow(rows, spacing: rowSpacing) }
    }
}
