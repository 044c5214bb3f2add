extension FlowArrangement {
    /// Places lines and, on each, its items and the separators between them.
    mutating func placeLines(of lines: FlowLines, in stack: LineStack, alignment: CrossAlignment) {
        let (options, slots) = (lines.options, lines.slots)
        let axis = options.axis
        let separator = options.itemSeparator.map(Length.init(nonNegative:))
        frames.withPositions(along: axis) { mainPositions, crossPositions in
            for (line, cross) in zip(lines.broken, stack.lines) {
                let spread = lines.spread.space(on: line)
                let placed = FlowLine(
                    line, spreadBy: spread, top: cross.top, thickness: cross.thickness, axis: axis)
                self.lines.append(placed)
                alignment.placeItems(line.range, in: cross, into: crossPositions)

                // Where the next item starts if no space is spread, and where the last one ends.
                var (next, end) = (Length.zero, Length.zero)
                for (number, index) in line.range.enumerated() {
                    if number > 0 { next = next + slots.spacing(before: index) }
                    let start = next + spread.before(number)
                    if number > 0, let separator {
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

    /// Places the separators between lines, which are as long as the flow.
    mutating func placeLineSeparators(of lines: FlowLines, in stack: LineStack) {
        let options = lines.options
        guard let separator = options.lineSeparator.map(Length.init(nonNegative:)) else { return }
        lineSeparators = stack.separators(of: separator).map { top in
            FlowRect(
                main: .zero, cross: top, length: lines.spread.container, thickness: separator,
                axis: options.axis)
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

extension FreeSpace {
    /// How long a line is from its first item to where it reaches.
    func length(of line: BrokenLine) -> Length {
        line.length + before(line.range.count - 1) - beforeFirst
    }
}

extension FlowLine {
    init(_ line: BrokenLine, spreadBy spread: FreeSpace, top: Length, thickness: Length, axis: FlowAxis) {
        let frame = FlowRect(
            main: spread.beforeFirst, cross: top, length: spread.length(of: line), thickness: thickness,
            axis: axis)
        self.init(range: line.range, frame: frame)
    }
}
