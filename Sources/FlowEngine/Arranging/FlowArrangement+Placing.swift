extension FlowArrangement {
    /// Places lines and, on each, its items, with separators in the middle between them. O(n).
    ///
    /// - Parameters:
    ///   - lines: Lines that are as thick as their items ask.
    ///   - stack: Where the lines of the whole flow are.
    ///   - start: The first of these lines among them.
    ///   - ownGaps: By how much the gap before each line is larger than the common one; empty if none is.
    mutating func place(
        _ lines: FlexedLines, by alignment: CrossAlignment, in stack: Stack,
        from start: LinePosition = LinePosition(), ownGaps: [Length] = []
    ) {
        reset(for: lines.items)
        self.lines.removeAll(keepingCapacity: true)
        size = stack.size
        let axis = stack.plan.options.axis
        let lineSeparator = stack.plan.lineSeparator
        var current = start
        var (shift, bottom) = (Length.zero, Length.zero)
        frames.withPositions(along: axis) { mains, crosses in
            for (number, line) in lines.lines.enumerated() {
                // 1. The line, after a separator.
                if !ownGaps.isEmpty { shift = shift + ownGaps[number] }
                let (top, thickness) = (
                    stack.top(of: current) + shift, stack.thickness(of: line, at: current)
                )
                let slack = stack.slack(of: line)
                let frame = stack.frame(of: line, slack, from: top, as: thickness)
                self.lines.append(FlowLine(range: current.item..<current.item + line.count, frame: frame))
                if let lineSeparator, number > 0 {
                    lineSeparators.append(
                        FlowRect(
                            main: .zero, cross: bottom.middle(to: top, of: lineSeparator),
                            length: stack.length, thickness: lineSeparator, axis: axis))
                }
                bottom = top + thickness

                // 2. Its items, along it and across it.
                let items = current.item - start.item..<current.item - start.item + line.count
                lines.place(
                    items, on: frame, slack, at: mains, order: &order, separators: &itemSeparators)
                let extents = alignment.extents(of: items, thickness: line.thickness)
                alignment.place(items, by: extents, from: top, as: thickness, at: crosses)
                current.step(over: line)
            }
        }
        if stack.plan.features.contains(.collapsing) {
            collapsedItems = frames.indices.filter(lines.slots.isCollapsed)
        }

        // 3. Some items are longer or thicker than they came, and what runs the other way is mirrored.
        takeLengths(from: lines)
        stretch(by: alignment, along: axis)
        orientation = stack.plan.orientation
        orientation.mirror(&self)
    }

    /// Gives items the lengths that their lines have given them. All others keep theirs to the last digit.
    mutating func takeLengths(from lines: FlexedLines) {
        guard lines.plan.features.contains(.changedLengths) else { return }
        let axis = lines.plan.options.axis
        frames.withSizes { sizes in
            for index in sizes.indices {
                let length = lines.itemLength(at: index)
                if length != lines.slots.ownLengths[index] || lines.slots.isScaled(index) {
                    sizes[index].setMain(length.points, along: axis)
                }
            }
        }
    }

    /// Makes items as thick as their line that are to be.
    mutating func stretch(by alignment: CrossAlignment, along axis: FlowAxis) {
        guard alignment.stretches else { return }
        let first = lines.first?.range.lowerBound ?? 0
        frames.withSizes { sizes in
            for line in lines {
                let thickness = line.frame.size(along: axis).cross
                for index in line.range where alignment.isStretched(index - first) {
                    sizes[index - first].setCross(thickness, along: axis)
                }
            }
        }
    }

    /// Makes space for the frames of items, which keep their sizes until they are placed.
    mutating func reset(for items: FlowItems) {
        frames.reset(for: items)
        order.removeAll(keepingCapacity: true)
        collapsedItems.removeAll(keepingCapacity: true)
        itemSeparators.removeAll(keepingCapacity: true)
        lineSeparators.removeAll(keepingCapacity: true)
    }
}

extension FlexedLines {
    /// Places items along their line, in the order in which they are seen, with separators between them.
    fileprivate func place(
        _ items: Range<Int>, on line: FlowRect, _ slack: Spread,
        at mains: UnsafeMutableBufferPointer<Double>,
        order: inout [Int], separators: inout [FlowRect]
    ) {
        place(items, at: mains)
        if plan.features.contains(.directions) {
            self.items.traits.mirrorRuns(
                against: plan.options.direction, on: items, of: mains, order: &order
            ) { length(at: $0) }
        }
        if plan.features.contains(.spreading) { slack.shift(items, of: mains, in: order) }
        if let separator = plan.spacing.separator {
            forEachGap(between: items, at: mains, in: order) { end, start in
                let place = end.middle(to: start, of: separator)
                separators.append(
                    line.replacingMain(place, length: separator, axis: plan.options.axis))
            }
        }
        if plan.columns != nil {
            for index in items { mains[index] += slots.inset(at: index).points }
        }
    }

    /// Places the slots of items along their line in their own order, as if they left no slack.
    @inline(never)  // Else the loop would share its registers with all that is done for a line.
    private func place(_ items: Range<Int>, at mains: UnsafeMutableBufferPointer<Double>) {
        slots.walk(along: items, length: { length(at: $0) }) { index, start, _ in
            mains[index] = start.points
        }
    }

    /// Calls `body` with where one item of a line ends and the next one that is seen starts.
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
                let start = Length(position: mains[index])
                if let previousEnd { body(previousEnd, start) }
                previousEnd = start + length(at: index)
            }
        }
    }
}
