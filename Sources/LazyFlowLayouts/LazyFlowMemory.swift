import FlowEditing

/// What a lazy flow remembers from one evaluation to the next. It outlives the views.
///
/// To a body, it is a cache: its answers depend only on what it is asked. What actions find out, it tells only other
/// actions. SwiftUI may evaluate bodies on any thread, so a lock protects all of it.
final class LazyFlowMemory: @unchecked Sendable {
    private let state = Locked(State())
    /// How far a bar covers the start of the window; `nil` until that is measured.
    let inset = Locked<CGFloat?>(nil)
    /// How wide the flow is, if people can move its views.
    let width = Locked<CGFloat>(0)
    /// Where the element that is dragged was found last.
    let dragSource = Locked<(section: Int, number: Int)?>(nil)

    private struct State {
        var sections: [LazyFlowSection] = []
        /// How many elements come before each section.
        var starts: [Int] = []
        /// The lines of each section, and the section for which they were broken.
        var lines: [AnyHashable: (section: LazyFlowSection, lines: LazyFlowLines)] = [:]
        var blocks: [LazyFlowID: LazyFlowBlock] = [:]
        /// The element to scroll to. It stays here until people scroll on from it: a header that gets longer would cover it.
        var target: LazyFlowTarget?
        /// Whether the scroll view was asked for it.
        var isReached = false
        /// How often a lazy stack was asked for its block.
        var tries = 0
        /// The lengths of the headers that have been shown, by section.
        var headerLengths: [AnyHashable: CGFloat] = [:]

        /// The target, as long as the scroll view is still to be asked for it.
        var sought: LazyFlowTarget? { isReached ? nil : target }
    }

    var sections: [LazyFlowSection] { state.withLock { $0.sections } }

    /// Takes the current sections, and forgets others.
    func update(_ new: [LazyFlowSection]) {
        let ids = Set(new.map(\.id))
        state.withLock { state in
            state.lines = state.lines.filter { ids.contains($0.key) }
            state.headerLengths = state.headerLengths.filter { ids.contains($0.key) }
            state.sections = new
            state.starts = new.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        }
    }

    func id(of kind: LazyFlowID.Kind, in section: LazyFlowSection) -> LazyFlowID {
        LazyFlowID(memory: ObjectIdentifier(self), section: section.id, kind: kind)
    }

    func start(ofSection number: Int) -> Int { state.withLock { $0.starts[number] } }

    func id(ofElement number: Int, inSection section: Int) -> AnyHashable? {
        let sections = sections
        guard section < sections.count, number < sections[section].count else { return nil }
        return sections[section].idOfElement(number)
    }

    /// The first element with an id. O(n).
    private func firstElement(withID id: AnyHashable) -> (section: Int, number: Int)? {
        let sections = sections
        return sections.indices.lazy
            .flatMap { section in (0..<sections[section].count).lazy.map { (section, $0) } }
            .first { sections[$0].idOfElement($1) == id }
    }
}

// MARK: - Lines

extension LazyFlowMemory {
    /// The lines of a section's elements. Nobody says what has changed in the data, so all are broken again if anything has.
    ///
    /// - Parameter options: How to arrange them. The size of separators is only known when there are views of them.
    func lines(of section: LazyFlowSection, _ options: FlowOptions) -> LazyFlowLines {
        let old = state.withLock { $0.lines[section.id] }
        let isSame = old.map { section.hasElements(of: $0.section) } ?? false
        func made() -> LazyFlowLines {
            var flow = old?.lines.placed ?? EditableFlow(in: LazyFlowVisibleState.firstLength(options.axis))
            let options = options.with(flow.options.separators)
            // Closures of the app run without the lock.
            if !isSame { return LazyFlowLines(section.flow(in: flow.availableLength, options: options)) }
            flow.options = options
            return LazyFlowLines(flow)
        }
        let unchanged = isSame && old?.lines.options == options ? old?.lines : nil
        let lines = unchanged ?? made()
        state.withLock { $0.lines[section.id] = (section, lines) }
        return lines
    }

    /// Checks whether elements that are about to exist have the sizes that were found before, and otherwise forgets all lines.
    /// If none are about to exist, it checks the first element.
    ///
    /// So an evaluation need not ask all elements. Returns whether the sizes are right.
    func confirmSizes(of ranges: [Range<Int>], in section: LazyFlowSection) -> Bool {
        guard section.size == nil, let flow = state.withLock({ $0.lines[section.id]?.lines.placed }) else {
            return true
        }
        let ranges = ranges.allSatisfy(\.isEmpty) ? [0..<1] : ranges
        let areRight = ranges.map { $0.clamped(to: 0..<flow.count) }.allSatisfy { range in
            FlowItems(section.sizesOfElements(range)).map(\.size) == range.map { flow[$0].size }
        }
        if !areRight { state.withLock { $0.lines[section.id] = nil } }
        return areRight
    }
}

// MARK: - Scrolling

extension LazyFlowMemory {
    /// Returns whether there is an element with the id.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let (section, item) = firstElement(withID: id) else { return false }
        scroll(to: target(item, of: sections[section], anchor: anchor, by: scroller))
        return true
    }

    /// The line of an element or, where lines are not known, its view.
    ///
    /// - Parameter windowLength: The length of the window, if the line is to stay at its start.
    func target(
        _ item: Int, of section: LazyFlowSection, anchor: UnitPoint?, windowLength: CGFloat? = nil,
        by scroller: ScrollViewProxy
    ) -> LazyFlowTarget {
        let length = section.blockLength ?? section.count
        let (block, number) = item.quotientAndRemainder(dividingBy: length)
        return LazyFlowTarget(
            block: id(of: .block(block), in: section), fraction: CGFloat(number) / CGFloat(length),
            item: item, id: section.idOfElement(item), anchor: anchor, windowLength: windowLength,
            scroller: scroller)
    }

    func scroll(to target: LazyFlowTarget) {
        state.withLock { ($0.target, $0.isReached, $0.tries) = (target, false, 0) }
        showTarget()
    }

    /// Lets the block of the target show it, or asks a lazy stack for that block: the stack scrolls until roughly the part of
    /// the block with the target is at the same part of the window. It guesses the lengths of blocks that it has not shown,
    /// so it is asked again as blocks come and go, a limited number of times.
    private func showTarget() {
        let now = state.current
        guard var target = now.sought else { return }
        if let show = now.blocks[target.block]?.show {
            target.headerLength = now.headerLengths[target.block.section] ?? 0
            show(target)
        } else if now.tries < 16 {
            state.withLock { $0.tries += 1 }
            target.scroller.scrollTo(target.block, anchor: UnitPoint(x: target.fraction, y: target.fraction))
        } else {
            state.withLock { if target.isSame(as: $0.sought) { $0.target = nil } }
        }
    }

    func appear(_ block: LazyFlowBlock, _ id: LazyFlowID) {
        block.count += 1
        let isSought = state.withLock { state in
            state.blocks[id] = block
            return state.sought.map { $0.block == id || state.blocks[$0.block] == nil } ?? false
        }
        if isSought { showTarget() }
    }

    /// Notes that a block has disappeared. A new one in its place may have appeared before.
    func disappear(_ block: LazyFlowBlock, _ id: LazyFlowID) {
        block.count -= 1
        let isSought = state.withLock { state in
            if block.count == 0, state.blocks[id] === block { state.blocks[id] = nil }
            return state.sought?.block == id
        }
        if isSought { showTarget() }
    }

    /// Takes the length of a header, which may be new or have changed: then what was scrolled to goes below it.
    func setHeader(_ length: CGFloat, ofSection id: AnyHashable) {
        let isSame = state.withLock { $0.headerLengths.updateValue(length, forKey: id) == length }
        let now = state.current
        guard let target = now.target, target.block.section == id else { return }
        if !now.isReached {
            showTarget()
        } else if !isSame, let section = now.sections.first(where: { $0.id == id }), !section.isEstimated,
            target.isIn(section)
        {
            scroll(to: target)
        }
    }

    func forgetHeader(ofSection id: AnyHashable) {
        state.withLock { $0.headerLengths[id] = nil }
    }

    /// The length of the header of a section, which may cover the start of the window.
    func headerLength(of section: LazyFlowSection) -> CGFloat {
        state.withLock { $0.headerLengths[section.id] ?? 0 }
    }

    /// Notes that the scroll view is now asked for a target. Returns whether it was sought until then: a view that comes back
    /// has an old one.
    func reach(_ target: LazyFlowTarget) -> Bool {
        state.withLock { state in
            guard target.isSame(as: state.sought) else { return false }
            state.isReached = true
            return true
        }
    }

    /// People have scrolled on from a target.
    func leave(_ target: LazyFlowTarget) {
        state.withLock { if $0.isReached, target.isSame(as: $0.target) { $0.target = nil } }
    }
}

// MARK: - Dragging

extension LazyFlowMemory {
    /// The number before which an element goes that is dropped on a section at a point: in the nearest block.
    func insertionNumber(
        at point: CGPoint, inSection number: Int, isMirrored: Bool, axis: Axis, move: FlowMove?
    ) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            axis == .horizontal
                ? max(frame.minY - point.y, point.y - frame.maxY, 0)
                : max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        let now = state.current
        let section = now.sections[number]
        let blocks = now.blocks.compactMap { id, block -> (index: Int, block: LazyFlowBlock)? in
            guard id.section == section.id, !block.frame.isNull, case .block(let index) = id.kind else {
                return nil
            }
            return (index, block)
        }
        // Of two equally near, the later one in the data.
        let nearest = blocks.min {
            (distance($0.block.frame), -$0.index) < (distance($1.block.frame), -$1.index)
        }
        guard let (index, block) = nearest else { return nil }
        let frame = block.frame
        let local = CGPoint(
            x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
        if let length = section.blockLength {
            return block.flowMemory?.placement.current.map { index * length + $0.insertionIndex(at: local) }
        }
        var lines = now.lines[section.id]?.lines
        if let move { lines = lines?.moving(move) }
        return lines?.placed.insertionIndex(atX: local.x, y: local.y)
    }

    /// Where an element is in the data: where it was found last or, if it is not there any more, by a search in O(n).
    func place(of id: AnyHashable) -> FlowPlace? {
        if dragSource.current.flatMap({ self.id(ofElement: $0.number, inSection: $0.section) }) != id {
            dragSource.current = firstElement(withID: id)
        }
        return dragSource.current.map {
            FlowPlace(
                section: $0.section, sectionStart: start(ofSection: $0.section), number: $0.number)
        }
    }
}
