// Where nothing but sizes decides, as in most flows, items are stacked and placed in one loop, which also breaks greedy
// lines.

extension FlowArrangement {
    /// Arranges items if they are plain, and otherwise does nothing. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length?, _ plan: Plan) -> Bool {
        let options = plan.options
        guard plan.isPlain, across == nil else { return false }
        reset()
        frames.reset(for: items)
        let alignment = CrossAlignment(items, plan)
        frames.withPositions(along: options.axis) { mainPositions, crossPositions in
            @inline(__always)
            func stack(_ breaking: some PlainBreaking) -> FlowSize {
                items.stackPlainly(plan, alignment, by: breaking, into: &lines) { index, main, cross in
                    mainPositions[index] = main
                    crossPositions[index] = cross
                } line: { line in
                    alignment.placeItems(of: line, at: crossPositions)
                }
            }
            size = plan.areEven ? stack(FlowLines(of: items, plan)) : stack(plan.breaking)
            if !options.areItemsAtLineStarts { lines.spread(in: size, plan, mainPositions) }
        }
        stretch(by: alignment, along: options.axis)
        mirror(for: options)
        return true
    }
}

extension FlowItems {
    /// Stacks plain lines, each at the leading edge. Returns the size of the flow.
    ///
    /// - Parameters:
    ///   - place: Called with where each item is along and across, in points, if it is at the top of its line.
    ///   - add: Called with each line, after its items, unless all are at the top.
    @inline(__always)
    fileprivate func stackPlainly(
        _ plan: Plan, _ alignment: CrossAlignment, by breaking: some PlainBreaking,
        into lines: inout [FlowLine],
        item place: (_ index: Int, _ main: Double, _ cross: Double) -> Void, line add: (Line) -> Void
    ) -> FlowSize {
        let (axis, lineGap, areAtTop) = (plan.options.axis, plan.lineGap, alignment.areAtTop)
        var (top, bottom, longest, thickness) = (Length.zero, Length.zero, Length.zero, Length.zero)
        var topPoints = top.points
        lengths(along: axis).withUnsafeBufferPointer { lengths in
            self.lengths(along: axis.other).withUnsafeBufferPointer { thicknesses in
                lines.rewrite { append in
                    breaking.run(PlainLengths(lengths: lengths, spacing: plan.itemSpacing)) { line in
                        if !areAtTop {
                            var line = line
                            alignment.measure(&line, thickness: thickness)
                            line.top = top
                            add(line)
                            thickness = line.thickness
                        }
                        let frame = FlowRect(
                            main: .zero, cross: top, length: line.length, thickness: thickness, axis: axis)
                        append(FlowLine(range: line.range, frame: frame))
                        longest = Swift.max(longest, line.length)
                        bottom = top + thickness
                        top = bottom + lineGap
                        topPoints = top.points
                        thickness = .zero
                    } place: { index, start, _ in
                        thickness = Swift.max(thickness, thicknesses[index])
                        place(index, start.points, topPoints)
                    }
                }
            }
        }
        let length = plan.containerLength(longest: longest, targetLength: breaking.targetLength)
        return FlowSize(main: length, cross: Swift.max(bottom, .zero), axis: axis)
    }
}

/// How plain items are broken into lines, or were.
private protocol PlainBreaking {
    /// The target length of lines that were chosen by their slack.
    var targetLength: Length? { get }
    /// Calls `add` with each line, after `place` with its items.
    func run(
        _ items: PlainLengths, line add: (Line) -> Void,
        place: (_ index: Int, _ start: Length, _ end: Length) -> Void)
}

extension GreedyBreaking: PlainBreaking {
    fileprivate var targetLength: Length? { nil }
}

extension FlowLines: PlainBreaking {
    @inline(__always)
    fileprivate func run(
        _ items: PlainLengths, line add: (Line) -> Void,
        place: (_ index: Int, _ start: Length, _ end: Length) -> Void
    ) {
        for line in lines {
            slots.walk(along: line.range, length: { lengths[$0] }, place)
            add(line)
        }
    }
}

extension [FlowLine] {
    /// Shifts lines and their items from the leading edge to where they are aligned or distributed.
    fileprivate mutating func spread(
        in size: FlowSize, _ plan: Plan, _ positions: UnsafeMutableBufferPointer<Double>
    ) {
        let axis = plan.options.axis
        let spread = LineSpread(
            in: Length(position: size.along(axis).main), longest: .zero, most: 0, plan: plan)
        for number in indices {
            let frame = self[number].frame
            let line = Line(
                range: self[number].range, length: Length(position: frame.size(along: axis).main),
                endsParagraph: number == count - 1)
            let slack = spread.slack(of: line)
            slack.shift(line.range, of: positions)
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
