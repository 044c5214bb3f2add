import FlowEditing

extension ShownSection {
    /// The element whose line began the window when lines had another length, and whether that line is where it was;
    /// `nil` if this section has nothing to do:
    /// - Lines are as long as before, there is no reader, or the window is not known, guessed or of another turn.
    /// - The window began at what belongs to another section, as the diagram below says.
    /// - The line that was scrolled to is where it was, so its approach holds it there; or the next header is where it was.
    ///
    /// - Parameter start: Where the window began with lines of the length in `visible`.
    func keptTarget(_ visible: LazyFlowVisibleState, from start: CGFloat, to new: LazyFlowWindow)
        -> (target: LazyFlowTarget, isWhereItWas: Bool)?
    {
        guard let scroller, let old = visible.window, old.availableLength != new.availableLength,
            old.length != nil, let windowLength = new.length, !new.isGuessed,
            // In another turn, the flow was gone, or something else is about to be scrolled to.
            old.turn == visible.turn
        else { return nil }
        let flows = flows()
        let flow = visible.seenFlow(of: flows)
        let newFlow = flows.flow(in: new.availableLength, separators: visible.separators)
        // Sums of coordinates are a little off.
        func stays(from oldStart: CGFloat, to newStart: CGFloat) -> Bool {
            abs((newStart - new.start) - (oldStart - start)) < 0.01
        }
        func isWhereItWas(_ number: Int) -> Bool {
            stays(from: flow.extent(ofLineWith: number).start, to: newFlow.extent(ofLineWith: number).start)
        }
        func target(_ number: Int, of section: LazyFlowSection) -> LazyFlowTarget {
            memory.target(
                number, of: section, anchor: .topLeading, keptWindowLength: windowLength, by: scroller)
        }
        // The line that was scrolled to, if people have not scrolled since.
        if let last = visible.target, visible.approach != nil, last.isToStart(flow.options.axis),
            last.isIn(section)
        {
            // If it is where it was, its target and its approach are right as they are.
            return isWhereItWas(last.number) ? nil : (target(last.number, of: section), false)
        }
        // One after another: … last line | gap | header | gap | first line | gap | second line …
        // What is before a header belongs to the section before it; the header and the gap after it, to its first line; a
        // gap between lines, to the line before it. A pinned header covers the start of the window. Systems round to pixels.
        let uncoveredStart = start + (memory.inset.current ?? 0) + memory.headerLength(of: section) + 0.5
        let gap = flow.options.lineSpacing
        if uncoveredStart > flow.thickness {
            // No line was seen, so the next header goes to the start of the window. If it is where it was, the section after
            // it keeps its own line.
            guard start < flow.thickness + gap, !stays(from: flow.thickness, to: newFlow.thickness)
            else { return nil }
            let next = memory.sections.dropFirst(section.index + 1).first { $0.count > 0 }
            return next.map { (target(0, of: $0), false) }
        }
        // The header is from -gap - its length to -gap, so a window that begins there has an `uncoveredStart` after -gap.
        guard uncoveredStart > (section.header == nil ? 0 : -gap) else { return nil }
        // An `uncoveredStart` that is in the gap after the header is negative or zero, and would meet no line.
        let lines = flow.lineRange(from: 0, to: max(uncoveredStart, 1 / 1024))
        guard let line = flow.options.reversesLines ? lines.first : lines.last else { return nil }
        let number = flow.itemRange(ofLine: line).lowerBound
        return (target(number, of: section), isWhereItWas(number))
    }
}
