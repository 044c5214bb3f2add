extension FlowArrangement {
    /// Arranges some lines of a flow where they are in the whole.
    ///
    /// - Parameters:
    ///   - lines: The lines, as thick as their items need.
    ///   - items: The items on them.
    ///   - stack: The stack of all lines of the flow.
    ///   - start: Where the first of these lines is among all.
    ///   - space: The space that items grow and shrink into.
    package init(
        of lines: [Line], with items: FlowItems, in stack: Stack, from start: LinePosition, space: Length
    ) {
        self.init()
        // 1. Lines are as long as they are before their items grow or shrink.
        let slots = Slots(of: items, stack.plan)
        var lines = lines
        lines.update { line, range in line.length = slots.length(of: range) }

        // 2. Everything is placed. Lines have the item indices of the whole.
        let part = FlexedLines(of: items, slots, lines: lines, in: space)
        place(part, by: CrossAlignment(part.items, stack.plan), in: stack, from: start)
    }
}
