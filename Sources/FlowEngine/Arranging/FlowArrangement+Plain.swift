// Where nothing but sizes and one spacing decides about lines, they are broken and placed in one loop.

extension FlowArrangement {
    /// Arranges items if they are plain, and otherwise does nothing. O(n).
    mutating func updatePlainly(
        of items: FlowItems, in available: Double?, across: Double?, options: FlowOptions
    ) -> Bool {
        guard items.details.areSizesOnly, let plain = PlainBreaking(in: available, options: options) else {
            return false
        }
        if across == nil, options.isAtLeadingEdges {
            // All is where it stays.
            resetSeparators()
            frames.reset(for: items)
            frames.withPositions(along: options.axis) { mainPositions, crossPositions in
                size = plain.stack(items, into: &lines, options: options) { index, main, cross in
                    mainPositions[index] = main
                    crossPositions[index] = cross
                }
            }
        } else {
            reset(for: items)
            var broken: [BrokenLine] = []
            frames.withPositions(along: options.axis) { positions, _ in
                plain.run(items) { line in
                    broken.append(line)
                } place: { index, start in
                    positions[index] = start.points
                }
            }
            let alignment = CrossAlignment(items, options: options)
            let stack = LineStack(
                broken, alignment: alignment, room: Length(available: across), options: options
            ) { _, _ in options.lineSpacing }
            let length = options.sizing == .fill ? plain.available : broken.longest
            align(broken, in: stack, length: length, alignment: alignment, options: options)
        }
        mirror(for: options)
        return true
    }

    /// Arranges lines of items, in the memory of this arrangement: its size, its lines and the separators
    /// between them. No item gets a frame, and none a separator. As ``init(of:in:across:options:)``.
    public mutating func updateLines(
        of items: FlowItems, in available: Double?, options: FlowOptions = FlowOptions()
    ) {
        if options.isAtLeadingEdges, items.details.areSizesOnly,
            let plain = PlainBreaking(in: available, options: options)
        {
            resetSeparators()
            size = plain.stack(items, into: &lines, options: options) { _, _, _ in
            }
            mirror(for: options)
        } else {
            update(of: items, in: available, options: options)
        }
        frames = FlowFrames()
        itemSeparators = []
    }
}

extension PlainBreaking {
    /// Breaks lines and stacks them, with each item at the top and at the leading edge.
    ///
    /// - Parameter place: Called with each item's distance in points from the start of the flow along its
    ///   line and across it.
    /// - Returns: The size of the flow.
    @inline(__always)
    fileprivate func stack(
        _ items: FlowItems, into lines: inout [FlowLine], options: FlowOptions,
        place: (_ index: Int, _ main: Double, _ cross: Double) -> Void
    ) -> FlowSize {
        let axis = options.axis
        let lineSpacing = Length(options.lineSpacing)
        var (top, bottom, longest, thickness) = (Length.zero, Length.zero, Length.zero, Length.zero)
        var topPoints = top.points
        items.lengths(across: axis).withUnsafeBufferPointer { thicknesses in
            lines.rewrite { add in
                run(items) { line in
                    let frame = FlowRect(
                        main: .zero, cross: top, length: line.length, thickness: thickness, axis: axis)
                    add(FlowLine(range: line.range, frame: frame))
                    longest = max(longest, line.length)
                    bottom = top + thickness
                    top = bottom + lineSpacing
                    topPoints = top.points
                    thickness = .zero
                } place: { index, start in
                    thickness = max(thickness, thicknesses[index])
                    place(index, start.points, topPoints)
                }
            }
        }
        let length = options.sizing == .fill ? available : longest
        return FlowSize(main: length, cross: max(bottom, .zero), axis: axis)
    }
}

extension FlowOptions {
    /// Whether plain items stay at the top and at the leading edge of their line, and lines one after another.
    var isAtLeadingEdges: Bool {
        lineAlignment == .leading && distribution == .natural && itemAlignment == .top && !equalizesLines
            && lineSeparator == nil
    }
}

extension Array {
    /// Replaces all elements by others, written over the old ones as far as they reach. An arrangement is mostly
    /// updated for about as many lines, and then takes a fifth less time than with ``refill(_:)``.
    @inline(__always)
    fileprivate mutating func rewrite(_ write: (_ add: (Element) -> Void) -> Void) {
        var count = 0
        var more: [Element] = []
        withUnsafeMutableBufferPointer { old in
            write { element in
                if count < old.count {
                    old[count] = element
                    count &+= 1
                } else {
                    more.append(element)
                }
            }
        }
        removeLast(self.count - count)
        self += more
    }
}
