/// Where a line and its items stand along it.
struct LinePlacement {
    let lines: FlowLines
    /// The length of the flow along its lines.
    let container: Length
    let options: FlowOptions

    /// Writes each item's distance from the flow's beginning along the line, in points.
    func placeItems(
        of line: BrokenLine, by spread: FreeSpace, into positions: UnsafeMutableBufferPointer<Double>
    ) {
        var spread = spread
        var position = Length.zero
        for index in line.range {
            if index > line.range.lowerBound {
                position = position + lines.slots.spacing(before: index)
                spread.dropFirst()
            }
            positions[index] = (position + spread.beforeFirst + lines.slots.inset(at: index)).points
            position = position + lines.length(at: index)
        }
    }

    /// Calls with where each separator between a line's items begins along it, in order.
    func placeSeparators(
        _ separator: Length, of line: BrokenLine, by spread: FreeSpace, _ place: (_ begin: Length) -> Void
    ) {
        var position = Length.zero
        for (number, index) in line.range.enumerated() {
            if number > 0 {
                let end = position + spread.before(number - 1)
                position = position + lines.slots.spacing(before: index)
                place(end.middle(to: position + spread.before(number), of: separator))
            }
            position = position + lines.length(at: index)
        }
    }

    /// A line's rectangle. It reaches from the first item to the last.
    func frame(
        of line: BrokenLine, by spread: FreeSpace, top: Length, thickness: Length
    ) -> FlowRect {
        let begin = spread.beforeFirst
        let end = line.length + spread.before(line.range.count - 1)
        return FlowRect(
            main: begin, cross: top, length: end - begin, thickness: thickness, axis: options.axis)
    }

    /// How the room that a line leaves is spread.
    func spread(of line: BrokenLine) -> FreeSpace {
        FreeSpace(
            container - line.length, among: line.range.count, options: options,
            endsParagraph: lines.slots.endsParagraph(line))
    }
}
