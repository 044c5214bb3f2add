// Where lines begin at the leading edge and items at the top of theirs, no item's place depends on the items
// behind it: breaking and placing are then one pass.

extension FlowArrangement {
    /// Arranges items if that can be done in one pass, and otherwise does nothing. O(n).
    mutating func updateInOnePass(of items: FlowItems, in available: Double?, options: FlowOptions) -> Bool {
        guard var pass = OnePass(of: items, in: available, options: options) else { return false }
        clear(for: items)
        frames.withPositions(along: options.axis) { mainPositions, crossPositions in
            pass.run(items, into: &lines) { index, main, cross in
                mainPositions[index] = main
                crossPositions[index] = cross
            }
        }
        finish(pass, options: options)
        return true
    }

    /// Stacks the lines of items if that can be done in one pass, and otherwise does nothing. O(n).
    mutating func updateLinesInOnePass(
        of items: FlowItems, in available: Double?, options: FlowOptions
    ) -> Bool {
        guard var pass = OnePass(of: items, in: available, options: options) else { return false }
        clear(for: FlowItems())
        pass.run(items, into: &lines) { _, _, _ in }
        finish(pass, options: options)
        return true
    }

    private mutating func finish(_ pass: OnePass, options: FlowOptions) {
        let length = options.sizing == .fill ? pass.available : pass.longest
        size = FlowSize(main: length, cross: max(pass.bottom, .zero), axis: options.axis)
        mirror(for: options)
    }
}

extension FlowOptions {
    /// Whether items are as long as they come, and their places depend on none behind them.
    fileprivate var allowOnePass: Bool {
        var simple = FlowOptions(
            axis: axis, itemSpacing: itemSpacing, lineSpacing: lineSpacing, direction: direction)
        simple.sizing = sizing
        simple.reversesItems = reversesItems
        simple.reversesLines = reversesLines
        return self == simple && itemSpacing >= 0
    }
}

/// Lines of items that are as long as they come, with one spacing between them.
private struct OnePass {
    let available: Length
    private let itemSpacing: Length
    private let lineSpacing: Length
    private let axis: FlowAxis
    /// The length of the longest line.
    private(set) var longest = Length.zero
    /// Where the last line ends.
    private(set) var bottom = Length.zero

    init?(of items: FlowItems, in available: Double?, options: FlowOptions) {
        guard options.allowOnePass, items.traits.isEmpty, items.spacings.isEmpty,
            let available = Length(available: available)
        else { return nil }
        self.available = available
        itemSpacing = Length(options.itemSpacing)
        lineSpacing = Length(options.lineSpacing)
        axis = options.axis
    }

    /// Places all items. No sum along a line overflows: none is longer than the room with a spacing and an
    /// item behind it.
    ///
    /// - Parameter place: Called with each item's distance in points from the flow's beginning along the
    ///   line and across it.
    @inline(__always)
    mutating func run(
        _ items: FlowItems, into lines: inout [FlowLine],
        place: (_ index: Int, _ main: Double, _ cross: Double) -> Void
    ) {
        items.lengths(along: axis).withUnsafeBufferPointer { lengths in
            items.lengths(across: axis).withUnsafeBufferPointer { thicknesses in
                var top = Length.zero
                var start = 0
                while start < lengths.count {
                    // 1. A line takes items until the next would not fit.
                    let topPoints = top.points
                    var used = lengths[start]
                    var thickness = thicknesses[start]
                    place(start, 0, topPoints)
                    var next = start &+ 1
                    while next < lengths.count {
                        let position = used &+ itemSpacing
                        let extended = position &+ lengths[next]
                        if extended > available { break }
                        used = extended
                        thickness = max(thickness, thicknesses[next])
                        place(next, position.points, topPoints)
                        next &+= 1
                    }

                    // 2. The next line begins below it.
                    let range = Range(uncheckedBounds: (start, next))
                    let frame = FlowRect(
                        main: .zero, cross: top, length: used, thickness: thickness, axis: axis)
                    lines.append(FlowLine(range: range, frame: frame))
                    longest = max(longest, used)
                    bottom = top + thickness
                    top = bottom + lineSpacing
                    start = next
                }
            }
        }
    }
}
