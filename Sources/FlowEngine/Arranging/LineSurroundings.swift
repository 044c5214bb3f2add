/// What a line takes from the rest of its flow, so that its items can be arranged without all others.
package struct LineSurroundings: Sendable {
    /// The columns that the items of all lines make.
    let columns: Columns?
    /// The space along the line.
    let available: Length?
    /// The space that items grow and shrink into.
    let space: Length
    /// How the space that lines leave is spread.
    let spread: LineSpread
    /// How thick the line is at least: as the thickest line, if all are to be equally thick.
    let thickness: Length
    /// Whether no line follows, or one that a forced break begins.
    let endsParagraph: Bool
}

extension LineSurroundings {
    /// The space along the line, in points; `nil` has no end.
    package var availableLength: Double? { available?.points }

    /// The length of a column, in points, if a chosen number of them share the space.
    package var columnLength: Double? { columns?.share(of: available)?.points }
}

extension FlowArrangement {
    /// Arranges the items of one line as in its flow. They are where they are there, but across the line, their
    /// distance is from where the line starts.
    package init(of items: FlowItems, in flow: LineSurroundings, options: FlowOptions) {
        self.init()
        let slots = Slots(of: items, in: flow.available, options: options, columns: flow.columns)
        var line = slots.line(0..<items.count)
        line.endsParagraph = flow.endsParagraph
        let alignment = CrossAlignment(items, options: options)
        var cross = alignment.line(line.range)
        cross.thickness = max(cross.thickness, flow.thickness)
        let lines = FlowLines(
            of: items, slots, broken: [line], in: flow.space, spread: flow.spread, options: options)
        place(lines, in: LineStack(lines: [cross], thickness: cross.thickness), alignment: alignment)
    }
}
