import FlowEditing

/// What a lazy flow remembers from one evaluation to the next. It outlives the views.
///
/// What it tells a body follows from what that gives it: there it only saves work. What actions have found out, it only
/// tells other actions.
final class LazyFlowMemory {
    private(set) var sections: [LazyFlowSection] = []
    /// The numbers of elements before them.
    private var starts: [Int] = []
    /// The lines of sections, and of which elements these are.
    private var known: [AnyHashable: (section: LazyFlowSection, lines: LazyFlowLines)] = [:]
    /// The rows that are shown.
    private var rows: [LazyFlowID: LazyFlowRow] = [:]
    /// An element that is to be scrolled to, until the scroll view is asked for it.
    private var request: LazyFlowTarget?
    /// What was scrolled to last, if a header may come with it that covers it.
    private var unheaded: LazyFlowTarget?
    private var targetCount = 0
    /// How long the headers of sections are that have been shown.
    private var headerLengths: [AnyHashable: CGFloat] = [:]
    /// How wide the flow is, if people can move its views.
    var width: CGFloat = 0
    /// Where the element that is dragged was found last.
    var origin: (section: Int, number: Int)?

    /// Takes the sections that there are. Others are forgotten.
    func take(_ new: [LazyFlowSection]) {
        let ids = Set(new.map(\.id))
        known = known.filter { ids.contains($0.key) }
        headerLengths = headerLengths.filter { ids.contains($0.key) }
        sections = new
        starts = new.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        unheaded = nil
    }

    /// Tells a row from all others, also in other flows: a section of known sizes, or a block.
    func id(ofRow number: Int = 0, in section: LazyFlowSection) -> LazyFlowID {
        LazyFlowID(flow: ObjectIdentifier(self), section: section.id, number: number)
    }

    /// The number of elements in the sections before one.
    func start(ofSection number: Int) -> Int { starts[number] }
}

// MARK: - Lines

extension LazyFlowMemory {
    /// The lines of a section's elements.
    ///
    /// - Parameter options: How to arrange them. How long separators are is known when there are views of them.
    func lines(of section: LazyFlowSection, _ options: FlowOptions) -> LazyFlowLines {
        let old = known[section.id]
        let isSame = old.map { section.hasElements(of: $0.section) } ?? false
        func made() -> LazyFlowLines {
            var flow = old?.lines.placed ?? EditableFlow(in: LazyFlowSight.firstLength(options.axis))
            let options = options.with(flow.options.separators)
            if !isSame { return LazyFlowLines(section.flow(in: flow.availableLength, options: options)) }
            flow.options = options
            return LazyFlowLines(flow)
        }
        let known = isSame && old?.lines.options == options ? old?.lines : nil
        let lines = known ?? made()
        self.known[section.id] = (section, lines)
        return lines
    }

    /// Looks whether elements that are about to exist have the sizes that were found before; otherwise forgets all. If none
    /// is, the first one tells.
    ///
    /// So an app's elements are not all asked whenever the view around the flow is evaluated.
    ///
    /// - Returns: Whether there are other lines now.
    func confirmSizes(of ranges: [Range<Int>], in section: LazyFlowSection) -> Bool {
        guard section.size == nil, let flow = known[section.id]?.lines.placed else { return false }
        let ranges = ranges.allSatisfy(\.isEmpty) ? [0..<1] : ranges
        let areRight = ranges.map { $0.clamped(to: 0..<flow.count) }.allSatisfy { range in
            section.sizesOfElements(range).elementsEqual(range.lazy.map { flow[$0].size })
        }
        if !areRight { known[section.id] = nil }
        return !areRight
    }
}

// MARK: - Scrolling

extension LazyFlowMemory {
    /// Scrolls to an element.
    ///
    /// - Returns: Whether there is one with the id.
    @MainActor
    func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let anyID = AnyHashable(id).base as? any Hashable else { return false }
        for section in sections {
            guard let item = section.numberOfID(anyID) else { continue }
            scroll(to: item, of: section, anchor: anchor, by: scroller) {
                scroller.scrollTo(id, anchor: anchor)
            }
            return true
        }
        return false
    }

    /// Scrolls to the line of an element, or, where lines are not known, to its view.
    ///
    /// - Parameter windowLength: If the line is to begin the window, how long that is.
    @MainActor
    func scroll(
        to item: Int, of section: LazyFlowSection, anchor: UnitPoint?, windowLength: CGFloat? = nil,
        by scroller: ScrollViewProxy, scrollToView: @escaping @MainActor () -> Void = {}
    ) {
        let length = section.blockLength ?? section.count
        let (row, number) = item.quotientAndRemainder(dividingBy: length)
        let count = min(length, section.count - row * length)
        targetCount += 1
        unheaded = nil
        request = LazyFlowTarget(
            row: id(ofRow: row, in: section), item: item, part: (CGFloat(number) + 0.5) / CGFloat(count),
            anchor: anchor, windowLength: windowLength, number: targetCount, scroller: scroller,
            scrollToView: scrollToView)
        showTarget()
    }

    /// Has the row of the target show it, or a lazy stack make that row: about there, the same part of it is at the same part
    /// of the window. The stack guesses how long rows are that it has not shown. So it is asked again as rows come and go, but
    /// not for ever.
    @MainActor
    private func showTarget() {
        guard let request else { return }
        if let show = rows[request.row]?.show {
            show(request, headerLengths[request.row.section] ?? 0)
        } else if request.tries < 16 {
            request.tries += 1
            request.scroller.scrollTo(request.row, anchor: UnitPoint(x: request.part, y: request.part))
        } else {
            self.request = nil
        }
    }

    /// A row is shown.
    @MainActor
    func appear(_ row: LazyFlowRow, _ id: LazyFlowID) {
        row.count += 1
        rows[id] = row
        if let request, request.row == id || rows[request.row] == nil { showTarget() }
    }

    /// A row is shown no more, unless what was made anew has appeared before.
    @MainActor
    func disappear(_ row: LazyFlowRow, _ id: LazyFlowID) {
        row.count -= 1
        if row.count == 0, rows[id] === row { rows[id] = nil }
        if request?.row == id { showTarget() }
    }

    /// Takes how long a header is, which may come with its section.
    @MainActor
    func setHeader(_ length: CGFloat, ofSection id: AnyHashable) {
        headerLengths[id] = length
        if unheaded?.row.section == id { (request, unheaded) = (unheaded, nil) }
        if request?.row.section == id { showTarget() }
    }

    /// A header has no views any more.
    func forgetHeader(ofSection id: AnyHashable) {
        headerLengths[id] = nil
    }

    /// The first section that has elements, from one on.
    func section(from number: Int) -> LazyFlowSection? {
        sections[number...].first { $0.count > 0 }
    }

    /// The length of the header of a section, which may cover the start of the window.
    func headerLength(ofSection number: Int) -> CGFloat? {
        sections.indices.contains(number) ? headerLengths[sections[number].id] : nil
    }

    /// Ends a request, as the scroll view is asked for its target now.
    ///
    /// - Returns: Whether it was not asked yet. A view that comes back has an old target.
    func reach(_ target: LazyFlowTarget) -> Bool {
        guard request === target else { return false }
        request = nil
        if headerLengths[target.row.section] == nil { unheaded = target }
        return true
    }
}

// MARK: - Dragging

extension LazyFlowMemory {
    /// The number before which something goes that is dropped on a section at a point: in the nearest row.
    func insertionNumber(
        at point: CGPoint, inSection number: Int, isMirrored: Bool, axis: Axis, move: FlowMove?
    ) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            axis == .horizontal
                ? max(frame.minY - point.y, point.y - frame.maxY, 0)
                : max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        let section = sections[number]
        let targets = rows.filter { $0.key.section == section.id && !$0.value.frame.isNull }
        // Of two, the later one in the data.
        let nearest = targets.min {
            (distance($0.value.frame), -$0.key.number) < (distance($1.value.frame), -$1.key.number)
        }
        guard let (id, row) = nearest else { return nil }
        let frame = row.frame
        let local = CGPoint(
            x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
        if let length = section.blockLength {
            return row.placed?.placement.map { id.number * length + $0.insertionNumber(at: local) }
        }
        var lines = known[section.id]?.lines
        if let move, move.section == number { lines = lines?.moving(move) }
        return lines?.placed.insertionIndex(atX: local.x, y: local.y)
    }

    func id(ofElement number: Int, inSection section: Int) -> AnyHashable? {
        guard section < sections.count, number < sections[section].count else { return nil }
        return sections[section].idOfElement(number)
    }

    /// Where an element is in the data: where it was found last, unless that has changed meanwhile. O(n) then.
    func place(of id: AnyHashable) -> FlowPlace? {
        if origin.flatMap({ self.id(ofElement: $0.number, inSection: $0.section) }) != id {
            origin = sections.enumerated().lazy
                .flatMap { section, elements in (0..<elements.count).lazy.map { (section, $0) } }
                .first { self.id(ofElement: $0.1, inSection: $0.0) == id }
        }
        return origin.map { FlowPlace(section: $0.section, start: starts[$0.section], number: $0.number) }
    }
}

/// Tells a row of a lazy flow from all others. Not the id of an element: views in a row have those.
struct LazyFlowID: Hashable {
    let flow: ObjectIdentifier
    let section: AnyHashable
    /// That of a block; 0 where sizes are known.
    let number: Int
}
