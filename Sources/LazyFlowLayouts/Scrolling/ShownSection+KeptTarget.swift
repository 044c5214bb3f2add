import FlowEditing

extension ShownSection {
    /// The element whose line began the window when lines had another length, and whether it still begins it; `nil` if the
    /// window began neither in this section nor at the header before or after it, or if it stays at the line already.
    ///
    /// - Parameter start: Where the window began with lines of the length in `visible`.
    func keptTarget(_ visible: LazyFlowVisibleState, from start: CGFloat, to new: LazyFlowWindow)
        -> (target: LazyFlowTarget, isInPlace: Bool)?
    {
        guard let scroller, let old = visible.window, old.availableLength != new.availableLength,
            old.length != nil, let windowLength = new.length, !new.isGuessed,
            // In another turn, the flow was gone, or something else is about to be scrolled to.
            old.turn == visible.turn
        else { return nil }
        let flows = flows()
        let flow = visible.seenFlow(of: flows)
        let newFlow = flows.flow(in: new.availableLength, separators: visible.separators)
        func isInPlace(_ lineStart: CGFloat, _ newLineStart: CGFloat) -> Bool {
            abs((newLineStart - new.start) - (lineStart - start)) < 0.01
        }
        func isInPlace(_ number: Int) -> Bool {
            isInPlace(flow.extent(ofLineWith: number).start, newFlow.extent(ofLineWith: number).start)
        }
        func target(_ number: Int, of section: LazyFlowSection) -> LazyFlowTarget {
            memory.target(
                number, of: section, anchor: .topLeading, keptWindowLength: windowLength, by: scroller)
        }
        // The line that was scrolled to, if people have not scrolled since.
        if let last = visible.target, visible.approach != nil, last.isToStart(flow.options.axis),
            last.isIn(section)
        {
            return isInPlace(last.number) ? nil : (target(last.number, of: section), false)
        }
        // A pinned header covers the start of the window. Systems round to pixels.
        let uncoveredStart = start + (memory.inset.current ?? 0) + memory.headerLength(of: section) + 0.5
        let gap = flow.options.lineSpacing
        if uncoveredStart > flow.thickness {
            // Further on, the header of the next section covers its first line.
            guard start < flow.thickness + gap, !isInPlace(flow.thickness, newFlow.thickness)
            else { return nil }
            let next = memory.sections.dropFirst(section.index + 1).first { $0.count > 0 }
            return next.map { (target(0, of: $0), false) }
        }
        // The header belongs to the first line, and what is before the header to the section before.
        guard uncoveredStart > (section.header == nil ? 0 : -gap) else { return nil }
        // A gap belongs to the line before it.
        let lines = flow.lineRange(from: 0, to: max(uncoveredStart, 1 / 1024))
        guard let line = flow.options.reversesLines ? lines.first : lines.last else { return nil }
        let number = flow.itemRange(ofLine: line).lowerBound
        return (target(number, of: section), isInPlace(number))
    }
}
