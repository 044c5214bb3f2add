import FlowEditing

/// How a line stays at the start of the window when lines get another length.
enum KeptTarget {
    /// It has not moved and is the target already, or there is none to keep in this section.
    case asItIs
    /// It has not moved, and becomes the target.
    case stay(LazyFlowTarget)
    case scroll(to: LazyFlowTarget)
}

extension ShownSection {
    /// How the line stays at which the window began: at `start`, while lines had the length in `visible`.
    func keptTarget(_ visible: LazyFlowVisibleState, from start: CGFloat, to new: LazyFlowWindow)
        -> KeptTarget
    {
        // In another turn, the flow was gone, or something else is about to be scrolled to.
        guard let scroller, let old = visible.window, old.turn == visible.turn, old.length != nil,
            old.availableLength != new.availableLength, let windowLength = new.length, !new.isGuessed
        else { return .asItIs }
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
            return isWhereItWas(last.number) ? .asItIs : .scroll(to: target(last.number, of: section))
        }
        switch firstSeen(from: start, in: flow) {
        case .line(let number):
            let first = target(number, of: section)
            return isWhereItWas(number) ? .stay(first) : .scroll(to: first)
        case .nextHeader:
            if stays(from: flow.thickness, to: newFlow.thickness) { return .asItIs }
            let next = memory.sections.dropFirst(section.index + 1).first { $0.count > 0 }
            return next.map { .scroll(to: target(0, of: $0)) } ?? .asItIs
        case .otherSection: return .asItIs
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
        // A header that is not pinned ends at -gap. If the window's start is above that, something else is seen first.
        if headerEnd <= (section.header == nil ? 0 : -gap) { return .otherSection }
        // The line on which the header ends, or before the gap in which it ends; before all lines, the first.
        let lines = flow.lineRange(from: 0, to: max(headerEnd, 1 / 1024))  // The interval must not be empty.
        let line = flow.options.reversesLines ? lines.first : lines.last
        return line.map { .line(flow.itemRange(ofLine: $0).lowerBound) } ?? .otherSection
    }
}
