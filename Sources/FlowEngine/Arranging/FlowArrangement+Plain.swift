// In most flows, items follow one another at one distance, with nothing between them. They are stacked and placed in one
// loop then. Where nothing but their sizes decides, it also breaks them greedily, and scales rows of photos.

extension FlowArrangement {
    /// Breaks and places items if nothing but their sizes decides, and otherwise does nothing. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length?, _ plan: Plan) -> Bool {
        guard plan.needs.isSubset(of: .metByPlainArranging), across == nil else { return false }
        let isDone = stackPlainly(items, items.lengths(along: plan.options.axis), plan, plan.breaking)
        if isDone { mirror(by: plan.options) }
        return isDone
    }

    /// Places items on their lines if nothing is between them but one distance, and otherwise does nothing. O(n).
    mutating func updatePlainly(of lines: FlowLines, across: Length?) -> Bool {
        guard lines.plan.needs.isSubset(of: .metByPlainPlacing), across == nil else { return false }
        let isDone = stackPlainly(
            lines.items, lines.lengths, lines.plan, lines.lines, targetLength: lines.targetLength)
        if isDone {
            takeLengths(from: lines)
            mirror(by: lines.plan.options)
        }
        return isDone
    }

    /// Breaks, scales and places items if nothing but their shapes decides, and otherwise does nothing. O(n).
    mutating func updatePlainly(of items: FlowItems, in slots: Slots, across: Length?) -> Bool {
        let plan = slots.plan
        guard slots.arePhotos, plan.needs.isSubset(of: .metByPlainScaling), across == nil,
            let scale = plan.scale, plan.available != nil
        else { return false }
        // Taken before they are replaced by those of the items.
        var (widths, heights) = frames.takeSizes(count: items.count)
        let isDone = widths.withUnsafeMutableBufferPointer { widths in
            heights.withUnsafeMutableBufferPointer { heights in
                let (lengths, thicknesses) =
                    plan.options.axis == .horizontal ? (widths, heights) : (heights, widths)
                return stackPlainly(
                    items, slots.lengths, plan,
                    PhotoLines(plan: plan, scale: scale, lengths: lengths, thicknesses: thicknesses))
            }
        }
        (frames.widths, frames.heights) = (widths, heights)
        if isDone { mirror(by: plan.options) }
        return isDone
    }

    /// Stacks lines of plain items. Returns whether all sums were exact. If not, the result is of no use.
    ///
    /// - Parameters:
    ///   - itemLengths: Those of the items on their lines, or of photos at the target thickness.
    ///   - plainLines: The lines.
    ///   - targetLength: That of lines that were chosen by their slack.
    @inline(__always)
    private mutating func stackPlainly(
        _ items: FlowItems, _ itemLengths: [Length], _ plan: Plan, _ plainLines: some PlainLines,
        targetLength: Length? = nil
    ) -> Bool {
        let (axis, lineGap) = (plan.options.axis, plan.lineGap)
        reset(for: items)
        // What there is of it where lines are no columns, and not equally thick.
        var summary = LineSummary()
        // How thick the items of a line are so far, and where it starts, also in points.
        var (thickness, top, topPoints) = (Length.zero, Length.zero, 0.0)
        // Lines are written over the old ones, as far as these suffice (bench: full arrangement).
        var newLines: [FlowLine] = []
        if lines.isEmpty { newLines.reserveCapacity(16) }
        frames.withPositions(along: axis) { mains, crosses in
            itemLengths.withUnsafeBufferPointer { lengths in
                items.lengths(along: axis.other).withUnsafeBufferPointer { thicknesses in
                    lines.withUnsafeMutableBufferPointer { oldLines in
                        let plainItems = PlainLengths(lengths: lengths, spacing: plan.itemSpacing)
                        plainLines.visit(plainItems, thicknesses) { line, range in
                            let size = FlowSize(main: line.length, cross: thickness, axis: axis)
                            let frame = FlowRect(main: 0, cross: topPoints, size: size, axis: axis)
                            let newLine = FlowLine(range: range, frame: frame)
                            if summary.count < oldLines.count {
                                oldLines[summary.count] = newLine
                            } else {
                                newLines.append(newLine)
                            }
                            summary.count &+= 1
                            summary.longest = max(summary.longest, line.length)
                            top = top + thickness + lineGap
                            (thickness, topPoints) = (.zero, top.points)
                        } place: { index, start, itemThickness in
                            thickness = max(thickness, itemThickness)
                            mains[index] = start.points
                            crosses[index] = topPoints
                        }
                    }
                }
            }
        }
        return alignPlainly(
            items, itemLengths, plan, summary, upTo: top, newLines: newLines, broken: plainLines.broken,
            targetLength: targetLength)
    }

    /// Does the rest once plain items are at the top left corner of their lines: moves them to where they are aligned, and
    /// sets the size. Returns whether all sums were exact.
    ///
    /// - Parameters:
    ///   - bottom: Where another line would start.
    ///   - newLines: The lines for which there were no old ones.
    ///   - broken: The lines, if they were broken before; else empty.
    @inline(never)  // Else each kind of lines would have a copy of it.
    private mutating func alignPlainly(
        _ items: FlowItems, _ itemLengths: [Length], _ plan: Plan, _ summary: LineSummary,
        upTo bottom: Length, newLines: [FlowLine], broken: [Line], targetLength: Length?
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
            let stack = Stack(plan, summary, targetLength: targetLength, across: nil)
            size = stack.size
            if plan.needs.contains(.directions) {
                for line in lines {
                    items.traits.mirrorRuns(
                        against: plan.options.direction, on: line.range, of: mains, order: &order
                    ) { itemLengths[$0] }
                }
            }
            if plan.needs.contains(.spreading) {
                lines.spread(as: broken, in: stack, mains, in: order)
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
    ///
    /// - Parameter broken: The lines, if they are broken before; else empty.
    fileprivate mutating func spread(
        as broken: [Line], in stack: Stack, _ positions: UnsafeMutableBufferPointer<Double>, in order: [Int]
    ) {
        let axis = stack.plan.options.axis
        for number in indices {
            let (range, frame) = (self[number].range, self[number].frame)
            let line =
                broken.isEmpty
                ? Line(
                    count: range.count, length: Length(position: frame.size(along: axis).main),
                    endsParagraph: number == count - 1)
                : broken[number]
            let slack = stack.slack(of: line)
            slack.shift(range, of: positions, in: order)
            self[number].frame = frame.replacingMain(
                slack.beforeFirst, length: slack.length(of: line), axis: axis)
        }
    }
}
