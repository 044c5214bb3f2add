// In most flows, items follow one another at one distance, and nothing but their sizes decides. They are broken, stacked and
// placed in one loop then (bench: full arrangement, which takes 2.7 to 3.6 times as long in steps, and a layout pass at
// another width 1.5 times).

extension FlowArrangement {
    /// Breaks and places items if nothing but their sizes decides. Otherwise returns false, and the frames mean nothing. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length, _ plan: Plan) -> Bool {
        guard plan.features.isSubset(of: .metByPlainArranging), across.isEndless,
            stackPlainly(items, plan)
        else { return false }
        orientation = plan.orientation
        orientation.mirror(&self)
        return true
    }

    /// Breaks and stacks plain items. Returns whether all sums were exact.
    private mutating func stackPlainly(_ items: FlowItems, _ plan: Plan) -> Bool {
        let (axis, lineGap) = (plan.options.axis, plan.lineGap)
        reset(for: items)
        // What there is of it where lines are no columns, and not equally thick.
        var summary = LineSummary()
        // How thick the items of a line are so far, and where it starts, both in points.
        var (thickness, topPoints) = (0.0, 0.0)
        var top = Length.zero
        // Lines are written over the old ones, as far as these suffice (bench: full arrangement).
        var newLines: [FlowLine] = []
        if lines.isEmpty { newLines.reserveCapacity(min(items.count, 32)) }
        frames.withPositions(along: axis) { mains, crosses in
            items.sizes.withUnsafeBufferPointer { sizes in
                lines.withUnsafeMutableBufferPointer { oldLines in
                    let plainItems = PlainSource(sizes, spacing: plan.itemSpacing, axis: axis)
                    plan.bounds.run(plainItems) { line, range in
                        let lineThickness = Length(size: thickness)
                        let size = FlowSize(main: line.length, cross: lineThickness, axis: axis)
                        let frame = FlowRect(main: 0, cross: topPoints, size: size, axis: axis)
                        let newLine = FlowLine(range: range, frame: frame)
                        if summary.count < oldLines.count {
                            oldLines[summary.count] = newLine
                        } else {
                            newLines.append(newLine)
                        }
                        summary.count &+= 1
                        summary.longest = max(summary.longest, line.length)
                        top = top + lineThickness + lineGap
                        (thickness, topPoints) = (0, top.points)
                    } place: { index, start in
                        thickness = thickness.larger(plainItems.thickness(at: index))
                        mains[index] = start.points
                        crosses[index] = topPoints
                    }
                }
            }
        }
        return alignPlainly(items, plan, summary, upTo: top, newLines: newLines)
    }

    /// Does the rest once plain items are at the top left corner of their lines: moves them to where they are aligned, and
    /// sets the size. Returns whether all sums were exact.
    ///
    /// - Parameters:
    ///   - bottom: Where another line would start.
    ///   - newLines: The lines for which there were no old ones.
    private mutating func alignPlainly(
        _ items: FlowItems, _ plan: Plan, _ summary: LineSummary, upTo bottom: Length, newLines: [FlowLine]
    ) -> Bool {
        var (summary, bottom) = (summary, bottom)
        let (axis, alignment) = (plan.options.axis, CrossAlignment(items, plan))
        lines.removeLast(max(lines.count - summary.count, 0))
        if lines.isEmpty { lines = newLines } else { lines += newLines }
        let isExact = frames.withPositions(along: axis) { mains, crosses in
            if !alignment.areAtTop {
                bottom = lines.align(by: alignment, lineGap: plan.lineGap, along: axis, at: crosses)
            }
            let gaps = plan.lineGap.times(summary.count)
            if bottom.isAbsurd || gaps.isAbsurd { return false }
            summary.thickness = bottom - gaps
            let stack = Stack(plan, summary, targetLength: nil, across: .endless)
            size = stack.size
            if plan.features.contains(.directions) {
                for line in lines {
                    items.traits.mirrorRuns(
                        against: plan.options.direction, on: line.range, of: mains, order: &order
                    ) { items.length(at: $0, along: axis) }
                }
            }
            if plan.features.contains(.spreading) {
                lines.spread(in: stack, mains, in: order)
            }
            return true
        }
        if isExact { stretch(by: alignment, along: axis) }
        return isExact
    }
}

extension [FlowLine] {
    /// Moves items from the tops of their lines to where they are aligned. Lines become thicker where baselines ask for it,
    /// and move down. Returns where another line would start.
    fileprivate mutating func align(
        by alignment: CrossAlignment, lineGap: Length, along axis: FlowAxis,
        at positions: UnsafeMutableBufferPointer<Double>
    ) -> Length {
        var top = Length.zero
        for number in indices {
            let (range, size) = (self[number].range, self[number].frame.size(along: axis))
            let extents = alignment.extents(of: range, thickness: Length(position: size.cross))
            alignment.place(range, by: extents, from: top, as: extents.thickness, at: positions)
            self[number].frame = FlowRect(
                main: .zero, cross: top, length: Length(position: size.main), thickness: extents.thickness,
                axis: axis)
            top = top + extents.thickness + lineGap
        }
        return top
    }

    /// Shifts lines and their items from the leading edge to where they are aligned or distributed.
    fileprivate mutating func spread(
        in stack: Stack, _ positions: UnsafeMutableBufferPointer<Double>, in order: [Int]
    ) {
        let axis = stack.plan.options.axis
        for number in indices {
            let (range, frame) = (self[number].range, self[number].frame)
            let line = Line(
                count: range.count, length: Length(position: frame.size(along: axis).main),
                endsParagraph: number == count - 1)
            let slack = stack.slack(of: line)
            slack.shift(range, of: positions, in: order)
            self[number].frame = frame.replacingMain(
                slack.beforeFirst, length: slack.length(of: line), axis: axis)
        }
    }
}
