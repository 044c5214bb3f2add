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

    /// How the room that a line leaves is spread.
    func spread(of line: BrokenLine) -> FreeSpace {
        FreeSpace(
            container - line.length, among: line.range.count, options: options,
            endsParagraph: lines.slots.endsParagraph(line))
    }
}

extension FlowRect {
    /// A line's rectangle, from its first item to where it reaches.
    ///
    /// - Parameters:
    ///   - length: How far it would reach without the spread.
    ///   - count: The number of its items.
    init(
        lineOf length: Length, count: Int, spreadBy spread: FreeSpace, top: Length, thickness: Length,
        axis: FlowAxis
    ) {
        let begin = spread.beforeFirst
        let end = length + spread.before(count - 1)
        self.init(main: begin, cross: top, length: end - begin, thickness: thickness, axis: axis)
    }
}
