extension FlowArrangement {
    /// Makes room for the frames of items, with their own sizes for now.
    mutating func reset(for items: FlowItems) {
        frames.reset(for: items)
        lines.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
        collapsedItems.removeAll(keepingCapacity: true)
        itemSeparators.removeAll(keepingCapacity: true)
        lineSeparators.removeAll(keepingCapacity: true)
    }

    /// Places lines whose items may have changed their lengths. O(n).
    ///
    /// - Parameters:
    ///   - flexed: Lines that are as thick as their items need.
    ///   - stack: The stack of all lines of the flow.
    ///   - above: All lines above these.
    mutating func place(
        _ flexed: FlexedLines, by alignment: CrossAlignment, in stack: Stack,
        below above: LineSummary = LineSummary()
    ) {
        reset(for: flexed.items)
        frames.withPositions(along: stack.plan.options.axis) { mains, _ in
            flexed.lines.placeItems(
                at: mains, length: { flexed.resolvedSlotLengths[$0] }, spacing: flexed.slots.spacing(before:))
        }
        placeLines(flexed.lines, of: flexed.items, by: alignment, in: stack, below: above, flexed: flexed)
    }

    /// Places lines and the items on them, and separators in the middle of gaps. O(n).
    ///
    /// Along their lines, items have been placed already, as if no slack were spread.
    ///
    /// - Parameter flexed: The same lines, if items may have changed their lengths.
    mutating func placeLines(
        _ lines: [Line], of items: FlowItems, by alignment: CrossAlignment, in stack: Stack,
        below above: LineSummary = LineSummary(), flexed: FlexedLines? = nil
    ) {
        let (plan, axis) = (stack.plan, stack.plan.options.axis)
        func length(_ index: Int) -> Length {
            flexed?.resolvedSlotLengths[index] ?? items.length(at: index, along: axis)
        }
        size = stack.size
        self.lines.reserveCapacity(lines.count)
        var (linesAbove, first) = (above, 0)
        var (extra, bottom) = (Length.zero, Length.zero)
        frames.withPositions(along: axis) { mains, crosses in
            for (lineIndex, line) in lines.enumerated() {
                // 1. The line, after a separator.
                if let flexed, !flexed.extraGaps.isEmpty { extra = extra + flexed.extraGaps[lineIndex] }
                let top = stack.top(below: linesAbove) + extra
                let thickness = stack.thickness(of: line, below: linesAbove)
                let spread = stack.spread(along: line)
                let frame = stack.frame(of: line, spread, from: top, thickness: thickness)
                self.lines.append(FlowLine(range: linesAbove.items(of: line), frame: frame))
                if let separator = plan.lineSeparator, lineIndex > 0 {
                    lineSeparators.append(stack.separator(separator, from: bottom, to: top))
                }
                bottom = top + thickness

                // 2. Its items along it, in visual order, with separators between them. `range` counts the items of
                //    this part, and `linesAbove.items(of:)` those of the whole flow.
                let range = Range(uncheckedBounds: (first, first &+ line.count))
                first = range.upperBound
                if plan.features.contains(.directions) {
                    items.traits.mirrorRuns(
                        against: plan.options.direction, on: range, of: mains, order: &order, length: length)
                }
                spread.shift(range, of: mains, in: order)
                if let separator = plan.spacings.separator {
                    flexed?.forEachGap(between: range, at: mains, in: order) { end, start in
                        itemSeparators.append(
                            FlowRect(
                                main: end.middle(to: start, of: separator), cross: top, length: separator,
                                thickness: thickness, axis: axis))
                    }
                }
                flexed?.center(range, at: mains)

                // 3. Its items across it.
                let metrics = alignment.metrics(of: range, ofLine: lineIndex, thickness: line.thickness)
                alignment.place(range, by: metrics, from: top, thickness: thickness, at: crosses)
                linesAbove.append(line)
            }
        }

        // 4. Items get their new sizes, and what runs the other way is mirrored.
        if let flexed { takeLengths(from: flexed) }
        stretch(by: alignment, along: axis)
        orientation = plan.orientation
        orientation.mirror(&self)
    }

    /// Gives items their resolved lengths. Where nothing changed, they keep their own to the last digit.
    private mutating func takeLengths(from flexed: FlexedLines) {
        let features = flexed.plan.features
        if features.contains(.collapsing) {
            collapsedItems = frames.indices.filter(flexed.slots.isCollapsed)
        }
        guard features.contains(.changedLengths) else { return }
        let axis = flexed.plan.options.axis
        frames.withSizes { sizes in
            for index in sizes.indices {
                let length = flexed.resolvedLengths[index]
                if length != flexed.slots.ownLengths[index] || flexed.slots.isScaled(index) {
                    sizes[index].setMain(length.points, along: axis)
                }
            }
        }
    }

    /// Makes stretched items as thick as their line.
    private mutating func stretch(by alignment: CrossAlignment, along axis: FlowAxis) {
        guard alignment.stretches else { return }
        let first = lines.first?.range.lowerBound ?? 0
        frames.withSizes { sizes in
            for line in lines {
                let thickness = axis == .horizontal ? line.frame.height : line.frame.width
                for index in line.range where alignment.isStretched(index - first) {
                    sizes[index - first].setCross(thickness, along: axis)
                }
            }
        }
    }
}

extension [Line] {
    /// Places items along their lines in their own order, as if no slack were spread among them.
    @inline(__always)
    func placeItems(
        at mains: UnsafeMutableBufferPointer<Double>, length: (_ index: Int) -> Length,
        spacing: (_ indexAfter: Int) -> Length
    ) {
        var index = 0
        for line in self {
            var start = Length.zero
            for _ in 0..<line.count {
                mains[index] = start.points
                start = start + length(index) + spacing(index + 1)
                index += 1
            }
        }
    }
}

extension FlexedLines {
    /// Moves items from the start of their columns to the middle, if they fit in them.
    fileprivate func center(_ items: Range<Int>, at mains: UnsafeMutableBufferPointer<Double>) {
        guard plan.features.contains(.columns) else { return }
        for index in items {
            mains[index] += max((resolvedSlotLengths[index] - resolvedLengths[index]).half, .zero).points
        }
    }

    /// Calls `body` with where an item of a line ends and where the next one in visual order starts.
    fileprivate func forEachGap(
        between items: Range<Int>, at mains: UnsafeMutableBufferPointer<Double>, in order: [Int],
        _ body: (_ end: Length, _ start: Length) -> Void
    ) {
        var previousEnd: Length?
        for position in items {
            let index = order.isEmpty ? position : order[position]
            if slots.isCollapsed(index) {
                previousEnd = nil
            } else {
                let start = Length(coordinate: mains[index])
                if let previousEnd { body(previousEnd, start) }
                previousEnd = start + resolvedSlotLengths[index]
            }
        }
    }
}
