// Where nothing but sizes decides, as in most flows, items are stacked and placed in one loop, which also breaks greedy
// lines.

extension FlowArrangement {
    /// Arranges items if they are plain, and otherwise does nothing. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length?, _ plan: Plan) -> Bool {
        guard plan.needs.isSubset(of: .metByPlainArranging), across == nil else { return false }
        if plan.needs.contains(.evenLines) {
            let (lines, targetLength) = Slots(of: items, plan).broken()
            stackPlainly(items, plan, by: lines, targetLength: targetLength)
        } else {
            stackPlainly(items, plan, by: plan.breaking, targetLength: nil)
        }
        mirror(for: plan.options)
        return true
    }

    /// Stacks lines of plain items.
    private mutating func stackPlainly(
        _ items: FlowItems, _ plan: Plan, by breaking: some PlainBreaking, targetLength: Length?
    ) {
        let (axis, lineGap, alignment) = (plan.options.axis, plan.lineGap, CrossAlignment(items, plan))
        let areAtTop = alignment.areAtTop
        reset(for: items)
        frames.withPositions(along: axis) { mains, crosses in
            var (top, bottom, longest) = (Length.zero, Length.zero, Length.zero)
            // How thick the items of a line are so far, and where it starts in points.
            var (thickness, topPoints) = (Length.zero, 0.0)
            items.lengths(along: axis).withUnsafeBufferPointer { lengths in
                items.lengths(along: axis.other).withUnsafeBufferPointer { thicknesses in
                    lines.rewrite { add in
                        breaking.run(PlainLengths(lengths: lengths, spacing: plan.itemSpacing)) {
                            line, range in
                            if !areAtTop {
                                let extents = alignment.extents(of: range, thickness: thickness)
                                thickness = extents.thickness
                                alignment.place(range, by: extents, from: top, as: thickness, at: crosses)
                            }
                            let frame = FlowRect(
                                main: .zero, cross: top, length: line.length, thickness: thickness, axis: axis
                            )
                            add(FlowLine(range: range, frame: frame))
                            longest = max(longest, line.length)
                            bottom = top + thickness
                            top = bottom + lineGap
                            (thickness, topPoints) = (.zero, top.points)
                        } place: { index, start, _ in
                            thickness = max(thickness, thicknesses[index])
                            mains[index] = start.points
                            crosses[index] = topPoints
                        }
                    }
                }
            }
            let length = plan.containerLength(longest: longest, targetLength: targetLength)
            size = FlowSize(main: length, cross: max(bottom, .zero), axis: axis)
            if plan.needs.contains(.spreading) { lines.spread(in: length, plan, mains) }
        }
        stretch(by: alignment, along: axis)
    }
}

/// How plain items are broken into lines, or were.
private protocol PlainBreaking {
    /// Calls `add` with each line, after `place` with its items.
    func run(
        _ items: PlainLengths, line add: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length, _ end: Length) -> Void)
}

extension GreedyBreaking: PlainBreaking {}

extension [Line]: PlainBreaking {
    @inline(__always)
    fileprivate func run(
        _ items: PlainLengths, line add: (_ line: Line, _ items: Range<Int>) -> Void,
        place: (_ index: Int, _ start: Length, _ end: Length) -> Void
    ) {
        var first = 0
        for line in self {
            let range = first..<first + line.count
            var start = Length.zero
            for index in range {
                let end = items.end(of: index, from: start)
                place(index, start, end)
                start = items.start(of: index, after: end)
            }
            add(line, range)
            first = range.upperBound
        }
    }
}

extension [FlowLine] {
    /// Shifts lines and their items from the leading edge to where they are aligned or distributed.
    fileprivate mutating func spread(
        in container: Length, _ plan: Plan, _ positions: UnsafeMutableBufferPointer<Double>
    ) {
        let axis = plan.options.axis
        let spread = LineSpread(LineSummary(), in: container, plan: plan)
        for number in indices {
            let frame = self[number].frame
            let line = Line(
                count: self[number].range.count, length: Length(position: frame.size(along: axis).main),
                endsParagraph: number == count - 1)
            let slack = spread.slack(of: line)
            slack.shift(self[number].range, of: positions)
            self[number].frame = frame.replacingMain(
                slack.beforeFirst, length: slack.length(of: line), axis: axis)
        }
    }

    /// Writes new lines over the old ones, and appends what is left (bench: full arrangement).
    @inline(__always)
    fileprivate mutating func rewrite(_ write: (_ add: (FlowLine) -> Void) -> Void) {
        var count = 0
        var more: [FlowLine] = []
        withUnsafeMutableBufferPointer { old in
            write { line in
                if count < old.count {
                    old[count] = line
                    count &+= 1
                } else {
                    more.append(line)
                }
            }
        }
        removeLast(self.count - count)
        self += more
    }
}
