/// What a line takes from the rest of its flow, so that its items can be arranged without all others.
package struct LineSurroundings: Sendable {
    /// The columns that the items of all lines make.
    let columns: Columns?
    /// The space along the line, in points; `nil` has no end.
    package let availableLength: Double?
    /// The space that items grow and shrink into.
    let space: Length
    /// How the space that lines leave is spread.
    let spread: LineSpread
    /// How thick the line is.
    let thickness: Length
    /// Whether no line follows, or one that a forced break begins.
    let endsParagraph: Bool

    /// The length of a column, in points, if a chosen number of them share the space.
    package var columnLength: Double? { columns?.share?.points }
}

extension FlowArrangement {
    /// Arranges the items of one line as in its flow. They are where they are there, but across the line, their
    /// distance is from where the line starts.
    package init(of items: FlowItems, in flow: LineSurroundings, options: FlowOptions) {
        self.init()
        let summary = ItemSummary(count: items.count, items.details)
        let plan = Plan(options, in: flow.availableLength, summary: summary, columns: flow.columns)
        let slots = Slots(of: items, plan)
        var line = slots.line(0..<items.count)
        line.endsParagraph = flow.endsParagraph
        line.thickness = flow.thickness
        let lines = FlowLines(of: items, slots, lines: [line], in: flow.space, spread: flow.spread)
        place(lines, thickness: line.thickness)
    }
}
