// Where nothing but shapes and one spacing determines the lines, as in a wall of photos, they are broken, scaled and placed
// in one loop. It takes a quarter of the time of one step after the other.

extension FlowArrangement {
    /// Arranges items if they are scaled and nothing else, and otherwise returns `false`. O(n).
    mutating func updateScaled(of items: FlowItems, across: Length?, _ plan: Plan) -> Bool {
        guard let scale = plan.scale, plan.isScaledPlainly, across == nil else { return false }
        reset()
        frames.resize(to: items.count)
        let axis = plan.options.axis
        var newSize: FlowSize?
        items.lengths(along: axis).withUnsafeBufferPointer { lengths in
            items.lengths(along: axis.other).withUnsafeBufferPointer { thicknesses in
                let shapes = Shapes(
                    lengths: lengths, thicknesses: thicknesses, spacing: plan.itemSpacing, scale: scale)
                frames.withAll(along: axis) { frames in
                    newSize = lines.stack(shapes, plan, into: frames)
                    if let newSize, !plan.options.areItemsAtLineStarts {
                        lines.spread(in: newSize, plan, frames.mainPositions)
                    }
                }
            }
        }
        guard let newSize else { return false }
        size = newSize
        mirror(for: plan.options)
        return true
    }
}

extension [FlowLine] {
    /// Breaks items into lines, scales these and stacks them, each at the leading edge. Returns the size of the flow; `nil`
    /// if some item has no thickness to scale.
    fileprivate mutating func stack(
        _ shapes: Shapes, _ plan: Plan, into frames: FlowFrames.Buffers
    ) -> FlowSize? {
        let (axis, spacing, scale) = (plan.options.axis, shapes.spacing, shapes.scale)
        var (top, bottom, longest) = (Length.zero, Length.zero, Length.zero)
        var areAllScaled = true
        rewrite { append in
            plan.breaking.run(shapes) { line in
                // b. The items of a line share the space that spacings leave.
                let spacings = spacing.times(line.range.count - 1)
                let scaled = line.length - spacings
                if scaled == .zero { areAllScaled = false }
                let (whole, thickness) = scale.scaled(
                    line, scaled, into: Swift.max(scale.available - spacings, .zero))
                var parts = LengthParts(of: whole, weights: scaled.points)

                // c. They follow one another.
                let (thicknessPoints, topPoints) = (thickness.points, top.points)
                var position = Length.zero
                for index in line.range {
                    let length = parts.next(weight: frames.lengths[index])
                    (frames.mainPositions[index], frames.crossPositions[index]) = (position.points, topPoints)
                    (frames.lengths[index], frames.thicknesses[index]) = (length.points, thicknessPoints)
                    position = position &+ length &+ spacing
                }
                let length = whole + spacings
                let frame = FlowRect(
                    main: .zero, cross: top, length: length, thickness: thickness, axis: axis)
                append(FlowLine(range: line.range, frame: frame))
                longest = Swift.max(longest, length)
                bottom = top + thickness
                top = bottom + plan.lineGap
            } place: { index, start, end in
                // a. Each item has the length that it has at the thickness that lines aim at.
                frames.lengths[index] = (end &- start).points
                if shapes.thicknesses[index] == .zero { areAllScaled = false }
            }
        }
        guard areAllScaled else { return nil }
        let length = plan.containerLength(longest: longest, kept: nil)
        return FlowSize(main: length, cross: Swift.max(bottom, .zero), axis: axis)
    }
}

/// Items of which nothing but their shapes counts, as greedy breaking reads them.
private struct Shapes: PlainSource {
    let lengths: UnsafeBufferPointer<Length>
    let thicknesses: UnsafeBufferPointer<Length>
    let spacing: Length
    let scale: LineScale

    var count: Int { lengths.count }

    /// How long an item is with the thickness that lines aim at.
    @inline(__always)
    func length(at index: Int) -> Length { scale.length(lengths[index], thickness: thicknesses[index]) }

    @inline(__always)
    func isFull(
        _ line: (first: Int, end: Length), before index: Int, reaching end: Length, in available: Length
    ) -> Bool {
        end > available
            && !scale.takes(end, after: line.end, scaled: end - spacing.times(index - line.first))
    }
}
