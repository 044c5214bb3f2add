import FlowEditing

extension ShownSection {
    /// The element whose line began the window when lines had another length, and whether that line is where it was;
    /// `nil` if this section has nothing to do.
    ///
    /// - Parameter start: Where the window began with lines of the length in `visible`.
    func keptTarget(_ visible: LazyFlowVisibleState, from start: CGFloat, to new: LazyFlowWindow)
        -> (target: LazyFlowTarget, isWhereItWas: Bool)?
    {
        // In another turn, the flow was gone, or something else is about to be scrolled to.
        guard let scroller, let old = visible.window, old.turn == visible.turn, old.length != nil,
            old.availableLength != new.availableLength, let windowLength = new.length, !new.isGuessed
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
        // The line that was scrolled to, if people have not scrolled since. If it is where it was, its target and its approach
        // are right as they are.
        if let last = visible.target, visible.approach != nil, last.isToStart(flow.options.axis),
            last.isIn(section)
        {
            return isWhereItWas(last.number) ? nil : (target(last.number, of: section), false)
        }
        switch firstSeen(from: start, in: flow) {
        case .line(let number): return (target(number, of: section), isWhereItWas(number))
        case .nextHeader:
            if stays(from: flow.thickness, to: newFlow.thickness) { return nil }
            let next = memory.sections.dropFirst(section.index + 1).first { $0.count > 0 }
            return next.map { (target(0, of: $0), false) }
        case .otherSection: return nil
        }
    }

    /// What is seen at the start of a window: a line, by its first element, or a header.
    private enum FirstSeen { case line(Int), nextHeader, otherSection }

    /// What is seen first, of a window with this start. Positions are from the start of the first line:
    ///
    /// ```text
    /// |      header      |  gap  | first line | gap | second line … last line |       gap       | next header …
    /// -gap - its length  -gap    0                                            thickness         thickness + gap
    /// ```
    ///
    /// The header and the gap after it go with the first line, a gap between lines with the line before it, and the gap after
    /// all lines with the next header.
    private func firstSeen(from start: CGFloat, in flow: EditableFlow) -> FirstSeen {
        let gap = flow.options.lineSpacing
        // A bar covers the start of the window, and a header pinned below the bar covers more. Systems round to pixels.
        let barEnd = start + (memory.inset.current ?? 0) + 0.5
        let headerEnd = barEnd + memory.headerLength(of: section)
        // No line is seen. A window that begins at the next header, or after it, is the next section's.
        if headerEnd > flow.thickness { return start < flow.thickness + gap ? .nextHeader : .otherSection }
        // The header is not pinned yet: where it is, it ends at -gap. So what is above it is seen first.
        if headerEnd <= (section.header == nil ? 0 : -gap) { return .otherSection }
        // The line that the header ends on, or the gap after. If that is the gap before all lines, it is the first line.
        let lines = flow.lineRange(from: 0, to: max(headerEnd, 1 / 1024))
        let line = flow.options.reversesLines ? lines.first : lines.last
        return line.map { .line(flow.itemRange(ofLine: $0).lowerBound) } ?? .otherSection
    }
}
