/// Where the items of one line stand, along the line and across it.
struct LinePlacement {
    let lines: FlowLines
    let alignment: CrossAlignment
    /// The length of the flow along its lines.
    let container: Length
    let options: FlowOptions

    /// Places a line's items, and the separators between them.
    ///
    /// - Parameters:
    ///   - line: The items, and how long they are with their spacings.
    ///   - top: Where the line begins across the flow.
    ///   - cross: How thick the line is.
    ///   - separators: Gets the separators, in order.
    ///   - place: Called with each item's distance from the flow's beginning along the line and across it.
    /// - Returns: The line's rectangle.
    @inline(__always)
    func place(
        _ line: BrokenLine, top: Length, cross: CrossAlignment.Line, separators: inout [FlowRect],
        item place: (_ index: Int, _ main: Length, _ cross: Length) -> Void
    ) -> FlowRect {
        let slots = lines.slots
        let spread = spread(of: line)
        var position = Length.zero
        for (number, index) in line.range.enumerated() {
            if number > 0 {
                let end = position
                position = position + slots.spacing(before: index)
                if let separator = slots.separator {
                    let end = end + spread.before(number - 1)
                    let begin = end.middle(to: position + spread.before(number), of: separator)
                    separators.append(
                        FlowRect(
                            main: begin, cross: top, length: separator, thickness: cross.thickness,
                            axis: options.axis))
                }
            }
            let main = position + spread.before(number) + slots.inset(at: index)
            place(index, main, top + alignment.offset(of: index, in: cross))
            position = position + lines.length(at: index)
        }
        return frame(of: line, top: top, cross: cross)
    }

    /// A line's rectangle. It reaches from the first item to the last.
    func frame(of line: BrokenLine, top: Length, cross: CrossAlignment.Line) -> FlowRect {
        let spread = spread(of: line)
        let begin = spread.before(0)
        let end = line.length + spread.before(line.range.count - 1)
        return FlowRect(
            main: begin, cross: top, length: end - begin, thickness: cross.thickness, axis: options.axis)
    }

    private func spread(of line: BrokenLine) -> FreeSpace {
        FreeSpace(
            container - line.length, among: line.range.count, options: options,
            endsParagraph: lines.slots.endsParagraph(line))
    }
}
