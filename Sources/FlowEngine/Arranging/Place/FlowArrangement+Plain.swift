// In most flows, nothing but the items' sizes and one spacing decides where lines break. Such items need no slots: one
// loop breaks them into lines and places them at the tops of these (bench: full arrangement).

extension FlowArrangement {
    /// Arranges items if nothing but their sizes decides. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length, _ plan: Plan) {
        let axis = plan.options.axis
        var lines: [Line] = []
        // As many as there were before, or a few.
        lines.reserveCapacity(max(self.lines.count, min(items.count, 32)))
        reset(for: items)
        frames.withPositions(along: axis) { mains, crosses in
            items.sizes.withUnsafeBufferPointer { sizes in
                let source = PlainSource(sizes, spacing: plan.itemSpacing, axis: axis)
                // Where the line starts across, also in points, and how thick it is so far.
                var (top, topPoints, thickness) = (Length.zero, 0.0, 0.0)
                plan.bounds.run(source) { line, _ in
                    var line = line
                    line.thickness = Length(size: thickness)
                    lines.append(line)
                    top = top + line.thickness + plan.lineGap
                    (topPoints, thickness) = (top.points, 0)
                } place: { index, start in
                    thickness = thickness.larger(source.thickness(at: index))
                    mains[index] = start.points
                    crosses[index] = topPoints
                }
            }
        }
        var alignment = CrossAlignment(items, plan)
        if alignment.usesBaselines { alignment.measure(&lines) }
        place(lines, of: items, by: alignment, in: Stack(plan, LineSummary(lines), across: across))
    }
}
