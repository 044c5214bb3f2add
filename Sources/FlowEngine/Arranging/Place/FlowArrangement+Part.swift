extension FlowArrangement {
    /// Arranges some lines of a flow where they are in the whole.
    ///
    /// - Parameters:
    ///   - lines: The lines, as thick as their items need.
    ///   - items: The items on them.
    ///   - stack: The stack of all lines of the flow.
    ///   - above: All lines above these.
    ///   - space: The space that items grow and shrink into.
    package init(
        of lines: [Line], with items: FlowItems, in stack: Stack, below above: LineSummary, space: Length
    ) {
        self.init()
        let plan = stack.plan
        // Nothing but sizes and one spacing decides (bench: editable flow: frames on one screen).
        if items.details.isEmpty, plan.features.withoutItems().isSubset(of: .metByPlainPlacing) {
            reset(for: items)
            frames.withPositions(along: plan.options.axis) { mains, _ in
                lines.place(items, spacing: plan.itemSpacing, along: plan.options.axis, at: mains)
            }
            place(lines, of: items, by: CrossAlignment(items, plan), in: stack, below: above)
            return
        }
        // 1. Lines are as long as they are before their items grow or shrink.
        let slots = Slots(of: items, plan)
        var lines = lines
        lines.update { line, range in line.length = slots.length(of: range) }

        // 2. Everything is placed. Lines have the item indices of the whole.
        let part = FlexedLines(of: items, slots, lines: lines, in: space)
        place(part, by: CrossAlignment(part.items, plan), in: stack, below: above)
    }
}

extension [Line] {
    /// Places items along their lines, as if no slack were spread among them.
    fileprivate func place(
        _ items: FlowItems, spacing: Length, along axis: FlowAxis,
        at mains: UnsafeMutableBufferPointer<Double>
    ) {
        var next = 0
        for line in self {
            var start = Length.zero
            for index in next..<next + line.count {
                mains[index] = start.points
                start = start + items.length(at: index, along: axis) + spacing
            }
            next += line.count
        }
    }
}
