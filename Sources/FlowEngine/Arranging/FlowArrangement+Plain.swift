// In most flows, items follow one another at one distance, and nothing but their sizes decides. They need no slots, and are
// broken and placed at the tops of their lines in one loop (bench: full arrangement).

extension FlowArrangement {
    /// Arranges items of which nothing but the sizes decides. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length, _ plan: Plan) {
        let axis = plan.options.axis
        var lines: [Line] = []
        // As many as there were before, or a few.
        lines.reserveCapacity(max(self.lines.count, min(items.count, 32)))
        reset(for: items)
        frames.withPositions(along: axis) { mains, crosses in
            items.sizes.withUnsafeBufferPointer { sizes in
                let source = PlainSource(sizes, spacing: plan.itemSpacing, axis: axis)
                // Where a line starts across, and how thick its items are so far, in points.
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
