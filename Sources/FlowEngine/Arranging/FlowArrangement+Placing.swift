// Items are placed at the leading edge of their line, and lines at the leading edge of the flow. What is aligned
// otherwise is then shifted.

extension FlowArrangement {
    mutating func placeAtLeadingEdge(_ lines: FlowLines) {
        let slots = lines.slots
        frames.withPositions(along: lines.options.axis) { positions, _ in
            for line in lines.broken {
                var end = Length.zero
                for index in line.range {
                    if index > line.range.lowerBound { end = end + slots.spacing(before: index) }
                    positions[index] = (end + slots.inset(at: index)).points
                    end = end + lines.length(at: index)
                }
            }
        }
    }

    /// Aligns items that are at the leading edge of their line, along it and across.
    ///
    /// - Parameter length: That of the flow along its lines.
    mutating func align(
        _ broken: [BrokenLine], in stack: LineStack, length: Length, alignment: CrossAlignment,
        options: FlowOptions
    ) {
        let axis = options.axis
        size = FlowSize(main: length, cross: stack.thickness, axis: axis)
        if let separator = options.lineSeparator.map(Length.init(nonNegative:)) {
            lineSeparators = stack.separators(of: separator).map { top in
                FlowRect(main: .zero, cross: top, length: length, thickness: separator, axis: axis)
            }
        }
        lines.reserveCapacity(broken.count)
        frames.withPositions(along: axis) { mainPositions, crossPositions in
            for (line, cross) in zip(broken, stack.lines) {
                let spread = FreeSpace(in: length, of: line, options: options)
                spread.shift(line.range, of: mainPositions)
                alignment.placeItems(line.range, in: cross, into: crossPositions)
                lines.append(
                    FlowLine(line, spreadBy: spread, top: cross.top, thickness: cross.thickness, axis: axis))
            }
        }
        stretch(by: alignment, along: axis)
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

    /// Places the separators between the items of each line, which has its place already.
    mutating func placeItemSeparators(of lines: FlowLines) {
        let options = lines.options
        guard let separator = options.itemSeparator.map(Length.init(nonNegative:)) else { return }
        for (number, line) in lines.broken.enumerated() {
            let spread = FreeSpace(in: lines.container, of: line, options: options)
            let frame = self.lines[number].frame
            var position = Length.zero
            for (number, index) in line.range.enumerated() {
                if number > 0 {
                    let end = position + spread.before(number - 1)
                    position = position + lines.slots.spacing(before: index)
                    let start = end.middle(to: position + spread.before(number), of: separator)
                    itemSeparators.append(frame.replacingMain(start, length: separator, axis: options.axis))
                }
                position = position + lines.length(at: index)
            }
        }
    }
}

extension FreeSpace {
    /// How what a line leaves of a flow is spread.
    init(in container: Length, of line: BrokenLine, options: FlowOptions) {
        self.init(
            container - line.length, among: line.range.count, options: options,
            endsParagraph: line.endsParagraph)
    }

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
