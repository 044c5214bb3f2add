extension FlowArrangement {
    /// Places lines and, on each, its items.
    mutating func placeLines(of lines: FlowLines, alignment: CrossAlignment) {
        let (slots, axis, mayReorder) = (lines.slots, lines.plan.options.axis, lines.plan.mayReorder)
        var placed: [PlacedSlot] = []
        frames.withPositions(along: axis) { mainPositions, crossPositions in
            for line in lines.lines {
                let spread = lines.spread.space(on: line)
                self.lines.append(FlowLine(line, spreadBy: spread, axis: axis))
                lines.walk(along: line, reusing: &placed) { index, position, start, _ in
                    mainPositions[index] = (start + spread.before(position) + slots.inset(at: index)).points
                    if mayReorder { order.append(index) }
                }
                alignment.placeItems(of: line, at: crossPositions)
            }
        }
        if order.elementsEqual(frames.indices) { order.removeAll(keepingCapacity: true) }
    }

    /// Places the separators between the items of a line, each in the middle between two of them.
    mutating func placeItemSeparators(of lines: FlowLines) {
        guard let separator = lines.plan.spacing.separator else { return }
        var slots: [PlacedSlot] = []
        for (line, placed) in zip(lines.lines, self.lines) {
            let spread = lines.spread.space(on: line)
            var previousEnd = Length.zero
            lines.walk(along: line, reusing: &slots) { _, position, start, end in
                let before = spread.before(position)
                if position > 0 {
                    let middle = previousEnd.middle(to: start + before, of: separator)
                    itemSeparators.append(
                        placed.frame.replacingMain(middle, length: separator, axis: lines.plan.options.axis))
                }
                previousEnd = end + before
            }
        }
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
