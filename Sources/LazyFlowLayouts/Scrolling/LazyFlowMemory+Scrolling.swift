// From a request to scroll until the scroll view is asked for what exists: a target is sought until it is found.

extension LazyFlowMemory {
    /// Scrolls to the first element with an id. Returns whether there is one.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, by scroller: ScrollViewProxy) -> Bool {
        guard let place = firstPlace(withID: id) else { return false }
        seek(target(place.number, of: sections[place.sectionIndex], anchor: anchor, by: scroller))
        return true
    }

    /// A target: the line of an element or, where lines are not known, its view.
    func target(
        _ number: Int, of section: LazyFlowSection, anchor: UnitPoint?, keptWindowLength: CGFloat? = nil,
        by scroller: ScrollViewProxy
    ) -> LazyFlowTarget {
        let length = section.blockLength ?? section.count
        let (blockIndex, offset) = number.quotientAndRemainder(dividingBy: length)
        return LazyFlowTarget(
            blockID: id(of: .block(blockIndex), in: section), fraction: CGFloat(offset) / CGFloat(length),
            number: number, id: section.idOfElement(number), anchor: anchor,
            keptWindowLength: keptWindowLength, scroller: scroller)
    }

    func seek(_ target: LazyFlowTarget) {
        state.withLock { ($0.target, $0.isFound, $0.tries) = (target, false, 0) }
        seekTarget()
    }

    /// Lets the block of the target show it, or asks a lazy stack for that block: the stack scrolls until roughly the part of
    /// the block with the target is at the same part of the window. It guesses the lengths of blocks that it has not shown,
    /// so it is asked again as blocks come and go, a limited number of times.
    private func seekTarget() {
        let now = state.current
        guard var target = now.sought else { return }
        if let show = now.blocks[target.blockID]?.show {
            target.headerLength = now.headerLengths[target.blockID.sectionID] ?? 0
            show(target)
        } else if now.tries < 16 {
            state.withLock { $0.tries += 1 }
            let anchor = UnitPoint(x: target.fraction, y: target.fraction)
            target.scroller.scrollTo(target.blockID, anchor: anchor)
        } else {
            state.withLock { if target.isSame(as: $0.sought) { $0.target = nil } }
        }
    }

    /// Notes that the scroll view is now asked for a target. Returns whether it was sought until then: a view that comes back
    /// has an old one.
    func markFound(_ target: LazyFlowTarget) -> Bool {
        state.withLock { state in
            guard target.isSame(as: state.sought) else { return false }
            state.isFound = true
            return true
        }
    }

    /// Forgets a target that was found, as people have scrolled on from it.
    func forget(_ target: LazyFlowTarget) {
        state.withLock { if $0.isFound, target.isSame(as: $0.target) { $0.target = nil } }
    }

    // MARK: Blocks

    func appear(_ block: LazyFlowBlock, _ id: LazyFlowID) {
        block.appearances += 1
        let isSought = state.withLock { state in
            state.blocks[id] = block
            return state.sought.map { $0.blockID == id || state.blocks[$0.blockID] == nil } ?? false
        }
        if isSought { seekTarget() }
    }

    /// Notes that a block has disappeared. A new one in its place may have appeared before.
    func disappear(_ block: LazyFlowBlock, _ id: LazyFlowID) {
        block.appearances -= 1
        let isSought = state.withLock { state in
            if block.appearances == 0, state.blocks[id] === block { state.blocks[id] = nil }
            return state.sought?.blockID == id
        }
        if isSought { seekTarget() }
    }

    // MARK: Headers

    /// Takes the length of a header, which may be new or have changed: then what was scrolled to goes below it.
    func setHeader(_ length: CGFloat, ofSection id: AnyHashable) {
        let isSame = state.withLock { $0.headerLengths.updateValue(length, forKey: id) == length }
        let now = state.current
        guard let target = now.target, target.blockID.sectionID == id else { return }
        if !now.isFound {
            seekTarget()
        } else if !isSame, let section = now.sections.first(where: { $0.id == id }), !section.isEstimated,
            target.isIn(section)
        {
            seek(target)
        }
    }

    func forgetHeader(ofSection id: AnyHashable) {
        state.withLock { $0.headerLengths[id] = nil }
    }

    /// The length of the header of a section, which may cover the start of the window.
    func headerLength(of section: LazyFlowSection) -> CGFloat {
        state.withLock { $0.headerLengths[section.id] ?? 0 }
    }
}
