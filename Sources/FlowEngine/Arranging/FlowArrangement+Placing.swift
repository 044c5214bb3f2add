extension FlowArrangement {
    /// Places lines and, on each, its items and the separators between them.
    mutating func placeLines(of lines: FlowLines, alignment: CrossAlignment) {
        let (slots, axis) = (lines.slots, lines.plan.options.axis)
        frames.withPositions(along: axis) { mainPositions, crossPositions in
            for line in lines.lines {
                let spread = lines.spread.space(on: line)
                let placed = FlowLine(line, spreadBy: spread, axis: axis)
                self.lines.append(placed)
                alignment.placeItems(of: line, into: crossPositions)

                // Where the next item starts if no space is spread, and where the last one ends.
                var (next, end) = (Length.zero, Length.zero)
                for (number, index) in line.range.enumerated() {
                    if number > 0 { next = next + slots.spacing(before: index) }
                    let start = next + spread.before(number)
                    if number > 0, let separator = lines.plan.itemSeparator {
                        let middle = end.middle(to: start, of: separator)
                        itemSeparators.append(
                            placed.frame.replacingMain(middle, length: separator, axis: axis))
                    }
                    mainPositions[index] = (start + slots.inset(at: index)).points
                    let length = lines.length(at: index)
                    next = next + length
                    end = start + length
                }
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
