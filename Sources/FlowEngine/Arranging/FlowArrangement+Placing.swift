extension FlowArrangement {
    /// Places lines and, on each, its items, with separators in the middle between them.
    mutating func placeLines(of lines: FlowLines, alignment: CrossAlignment) {
        let (slots, plan, axis) = (lines.slots, lines.plan, lines.plan.options.axis)
        let (mayReorder, separator) = (plan.mayReorder, plan.spacing.separator)
        var placed: [PlacedSlot] = []
        frames.withPositions(along: axis) { mainPositions, crossPositions in
            for line in lines.lines {
                let slack = lines.spread.slack(of: line)
                let placedLine = FlowLine(line, with: slack, axis: axis)
                self.lines.append(placedLine)
                var previousEnd = Length.zero
                lines.walk(along: line, reusing: &placed) { index, position, start, end in
                    let before = slack.before(position)
                    mainPositions[index] = (start + before + slots.inset(at: index)).points
                    if mayReorder { order.append(index) }
                    guard let separator else { return }
                    if position > 0 {
                        let middle = previousEnd.middle(to: start + before, of: separator)
                        itemSeparators.append(
                            placedLine.frame.replacingMain(middle, length: separator, axis: axis))
                    }
                    previousEnd = end + before
                }
                alignment.placeItems(of: line, at: crossPositions)
            }
        }
        if order.elementsEqual(frames.indices) { order.removeAll(keepingCapacity: true) }
    }

    /// Places the separators between lines, which are as long as the flow, each in the middle between two of them.
    mutating func placeLineSeparators(of lines: FlowLines) {
        guard let separator = lines.plan.lineSeparator else { return }
        lineSeparators = zip(lines.lines, lines.lines.dropFirst()).map { upper, lower in
            FlowRect(
                main: .zero, cross: (upper.top + upper.thickness).middle(to: lower.top, of: separator),
                length: lines.spread.container, thickness: separator, axis: lines.plan.options.axis)
        }
    }

    /// Makes items as thick as their line that are to be.
    mutating func stretch(by alignment: CrossAlignment, along axis: FlowAxis) {
        guard alignment.stretches else { return }
        frames.withLengths(along: axis.other) { thicknesses in
            for line in lines {
                let thickness = line.frame.size(along: axis).cross
                for index in line.range where alignment.isStretched(index) {
                    thicknesses[index] = thickness
                }
            }
        }
    }
}
