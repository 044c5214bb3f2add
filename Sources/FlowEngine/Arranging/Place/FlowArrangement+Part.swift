extension FlowArrangement {
    /// Arranges some lines of a flow where they are in the whole.
    ///
    /// - Parameters:
    ///   - lines: The lines, as thick as their items need.
    ///   - items: The items on them.
    ///   - stack: The stack of all lines of the flow.
    ///   - above: All lines above these.
    ///   - lineSpace: The space that items grow and shrink into: ``FlexedLines/lineSpace``.
    package init(
        of lines: [Line], with items: FlowItems, in stack: Stack, below above: LineSummary,
        lineSpace: Length
    ) {
        self.init()
        let plan = stack.plan
        if plan.features.isSubset(of: .allowedInPlainArranging) {
            // Nothing but sizes and one spacing decides (bench: frames on one screen).
            reset(for: items)
            let axis = plan.options.axis
            frames.withPositions(along: axis) { mains, _ in
                lines.placeItems(at: mains, length: { items.length(at: $0, along: axis) }) { _ in
                    plan.commonSpacing
                }
            }
            placeLines(lines, of: items, by: CrossAlignment(items, plan), in: stack, below: above)
            return
        }

        // 1. Lines get back the length that they had before their items grew or shrank.
        let slots = Slots(of: items, plan)
        var lines = lines
        if plan.features.contains(.changedLengths) {
            lines.update { line, range in line.length = slots.length(of: range) }
        }

        // 2. Everything is placed. The lines have the indices that their items have in the whole flow.
        let part = FlexedLines(of: items, slots, lines: lines, in: lineSpace)
        place(part, by: CrossAlignment(part.items, plan), in: stack, below: above)
    }
}
