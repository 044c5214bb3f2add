import FlowEditing

/// What a lazy flow remembers from one evaluation to the next. It outlives the views.
///
/// What it tells a body follows from what that gives it: there it only saves work. What actions have found out, it only
/// tells other actions.
final class LazyFlowMemory {
    private(set) var sections: [LazyFlowSection] = []
    /// Those rows that are shown, and what each does to show an element. One that is made anew may appear before the old one
    /// disappears, so they are counted.
    private var rows: [LazyFlowID: (count: Int, show: @MainActor (LazyFlowTarget) -> Void)] = [:]
    /// The last element that was to be scrolled to.
    private var request: Request?
    private var targetCount = 0
    /// The number of the last target that the scroll view was asked for.
    private var askedCount = 0
    /// With which animation the last one was set.
    private var animation: (target: Int, animation: Animation?) = (0, nil)
    /// Where rows are while something can be dropped on them.
    private var places: [LazyFlowID: (frame: CGRect, placed: PlacedFlow?)] = [:]
    /// Where the view that is dragged was found last.
    var origin: (section: AnyHashable, number: Int)?
    /// How long the headers of sections are.
    private(set) var headerLengths: [AnyHashable: CGFloat] = [:]

    /// Takes the sections that there are. Others are forgotten.
    func take(_ new: [LazyFlowSection]) {
        let old = Dictionary(sections.map { ($0.id, $0) }) { first, _ in first }
        for section in new {
            if let known = old[section.id] { section.follow(known) }
        }
        sections = new
        if let request, !new.contains(where: { $0.id == request.section.id }) { self.request = nil }
    }

    /// Tells a row from all others, also in other flows: a section of known sizes, or a block.
    func id(ofRow number: Int = 0, in section: LazyFlowSection) -> LazyFlowID {
        LazyFlowID(flow: ObjectIdentifier(self), section: section.id, number: number)
    }
}

// MARK: - Scrolling

extension LazyFlowMemory {
    /// Scrolls to an element.
    ///
    /// - Returns: Whether there is one with the id.
    @MainActor
    func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        for section in sections {
            guard let item = section.number(ofElementWith: AnyHashable(id)) else { continue }
            let target = target(item, anchor) { scroller.scrollTo(id, anchor: anchor) }
            scroll(to: target, in: section, by: scroller)
            return true
        }
        return false
    }

    private func target(
        _ item: Int, _ anchor: UnitPoint?, scrollToView: @escaping @MainActor () -> Void
    ) -> LazyFlowTarget {
        targetCount += 1
        return LazyFlowTarget(
            item: item, anchor: anchor, number: targetCount, header: 0, scrollToView: scrollToView)
    }

    /// Has the line of an element begin a window of a length.
    @MainActor
    func keep(
        _ item: Int, in windowLength: CGFloat?, of section: LazyFlowSection, by scroller: ScrollViewProxy
    ) {
        var target = target(item, .topLeading) {}
        target.windowLength = windowLength
        scroll(to: target, in: section, by: scroller)
    }

    @MainActor
    private func scroll(to target: LazyFlowTarget, in section: LazyFlowSection, by scroller: ScrollViewProxy)
    {
        guard target.item < section.count else { return }
        let row = id(ofRow: target.item / (section.blockLength ?? section.count), in: section)
        request = (row, section, target, scroller, tries: 0)
        showTarget()
    }

    /// Has a lazy stack make the row that is scrolled to: about there, the same part of it is at the same part of the window.
    /// The stack guesses how long rows are that it has not shown. So it is asked again as rows come and go, but not for ever.
    @MainActor
    private func seek() {
        guard var request, request.tries < 16 else { return self.request = nil }
        request.tries += 1
        self.request = request
        let (section, start) = (request.section, request.row.number * (request.section.blockLength ?? 0))
        let count = min(section.blockLength ?? section.count, section.count - start)
        let part = (CGFloat(request.target.item - start) + 0.5) / CGFloat(count)
        request.scroller.scrollTo(request.row, anchor: UnitPoint(x: part, y: part))
    }

    /// A row is shown.
    @MainActor
    func appear(_ row: LazyFlowID, show: @escaping @MainActor (LazyFlowTarget) -> Void) {
        rows[row] = ((rows[row]?.count ?? 0) + 1, show)
        if let request, request.row == row || rows[request.row] == nil { showTarget() }
    }

    @MainActor
    func disappear(_ row: LazyFlowID) {
        guard let known = rows[row] else { return }
        rows[row] = known.count > 1 ? (known.count - 1, known.show) : nil
        if request?.row == row { showTarget() }
    }

    /// Takes how long a header is, which may come with its section.
    @MainActor
    func setHeader(_ length: CGFloat, ofSection id: AnyHashable) {
        headerLengths[id] = length
        if request?.row.section == id { showTarget() }
    }

    /// Has the row of the target show it, unless that has been done.
    @MainActor
    private func showTarget() {
        guard let request, request.target.number > askedCount else { return }
        guard let show = rows[request.row]?.show else { return seek() }
        var target = request.target
        target.header = headerLengths[request.section.id] ?? 0
        show(target)
    }

    /// Whether the scroll view has not been asked for a target yet. A view that comes back has an old one.
    func ask(for target: LazyFlowTarget) -> Bool {
        guard target.number > askedCount else { return false }
        askedCount = target.number
        request = nil
        return true
    }

    /// Takes the animation with which a target is scrolled to: that of its first evaluation.
    func note(_ animation: Animation?, for target: LazyFlowTarget) {
        if self.animation.target < target.number { self.animation = (target.number, animation) }
    }

    func animation(for target: LazyFlowTarget) -> Animation? {
        animation.target == target.number ? animation.animation : nil
    }
}

// MARK: - Dragging

extension LazyFlowMemory {
    /// Takes where a row is, and where the views of a block are in it.
    func place(_ row: LazyFlowID, at frame: CGRect, _ placed: PlacedFlow?) {
        places[row] = frame.isNull ? nil : (frame, placed)
    }

    /// The row of a section that is nearest to a point, of those that are shown: lazy stacks may keep others, which do not
    /// know where they are.
    func row(of section: LazyFlowSection, nearestTo point: CGPoint, along axis: Axis)
        -> (number: Int, frame: CGRect, placed: PlacedFlow?)?
    {
        func distance(_ frame: CGRect) -> CGFloat {
            axis == .horizontal
                ? max(frame.minY - point.y, point.y - frame.maxY, 0)
                : max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        return
            places
            .filter { $0.key.section == section.id && rows[$0.key] != nil }
            .min { (distance($0.value.frame), -$0.key.number) < (distance($1.value.frame), -$1.key.number) }
            .map { ($0.key.number, $0.value.frame, $0.value.placed) }
    }
}

extension LazyFlowMemory {
    /// An element that is to be scrolled to, and how often its row was sought.
    private typealias Request = (
        row: LazyFlowID, section: LazyFlowSection, target: LazyFlowTarget, scroller: ScrollViewProxy,
        tries: Int
    )
}

/// Tells a row of a lazy flow from all others. Not the id of an element: views in a row have those.
struct LazyFlowID: Hashable {
    let flow: ObjectIdentifier
    let section: AnyHashable
    /// That of a block; 0 where sizes are known.
    let number: Int
}
