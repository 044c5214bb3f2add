// In most flows, nothing but the items' sizes and one spacing decides where lines break. Such items need no slots: one
// loop breaks them into lines and places them at the tops of these (bench: full arrangement).

extension FlowArrangement {
    /// Arranges items if nothing but their sizes decides. O(n).
    mutating func updatePlainly(of items: FlowItems, across: Length, _ plan: Plan) {
        // Without any feature, lines and items stay where the loop places them.
        let loopPlacesAll = plan.features.isEmpty && across.isEndless
        let axis = plan.options.axis
        var (lines, summary) = ([Line](), LineSummary())
        // As many as before, or a few.
        let usualCount = max(self.lines.count, min(items.count, 32))
        if loopPlacesAll { self.lines.reserveCapacity(usualCount) } else { lines.reserveCapacity(usualCount) }
        reset(for: items)
        var alignment = CrossAlignment(items, plan)
        // The loop adds to lines of its own, in the memory of the old ones.
        var placedLines: [FlowLine] = []
        swap(&placedLines, &self.lines)
        frames.withPositions(along: axis) { mains, crosses in
            items.sizes.withUnsafeBufferPointer { sizes in
                let source = PlainSource(sizes, spacing: plan.commonSpacing, axis: axis)
                // Where the line starts across, also in points, and how thick it is so far.
                var (top, topPoints, thickness) = (Length.zero, 0.0, 0.0)
                plan.bounds.breakLines(of: source) { line, range in
                    var line = line
                    line.thickness =
                        alignment.usesBaselines
                        ? alignment.resolveThickness(ofNextLine: range) : Length(size: thickness)
                    summary.append(line)
                    if loopPlacesAll {
                        let size = FlowSize(main: line.length, cross: line.thickness, axis: axis)
                        let frame = FlowRect(main: 0, cross: topPoints, size: size, axis: axis)
                        placedLines.append(FlowLine(range: range, frame: frame))
                    } else {
                        lines.append(line)
                    }
                    top = top + line.thickness + plan.lineGap
                    (topPoints, thickness) = (top.points, 0)
                } place: { index, start in
                    thickness = thickness.larger(source.thickness(at: index))
                    mains[index] = start.points
                    crosses[index] = topPoints
                }
            }
        }
        swap(&placedLines, &self.lines)
        if loopPlacesAll {
            // Sums that may have saturated depend on their order.
            if summary.thickness.isAbsurd || plan.lineGap.times(summary.count).isAbsurd {
                return stackAndPlace(FlexedLines(of: items, plan), across: across)
            }
            size = Stack(plan, summary, across: across).size
            orientation = plan.orientation
            return orientation.mirror(&self)
        }
        placeLines(lines, of: items, by: alignment, in: Stack(plan, summary, across: across))
    }
}
