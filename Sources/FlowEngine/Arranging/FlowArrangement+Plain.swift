// Where nothing but sizes and one spacing decides, lines are broken and placed in one loop.

extension FlowArrangement {
    /// Arranges items if they are plain, and otherwise does nothing. O(n).
    mutating func updatePlainly(
        of items: FlowItems, in available: Double?, across: Double?, options: FlowOptions
    ) -> Bool {
        guard let plain = PlainFlow(of: items, in: available, options: options) else { return false }
        if across == nil, options.isAtLeadingEdges {
            // All is where it stays.
            var lines = takeLines()
            reset(for: items)
            frames.withPositions(along: options.axis) { mainPositions, crossPositions in
                size = plain.stack(into: &lines) { index, main, cross in
                    mainPositions[index] = main
                    crossPositions[index] = cross
                }
            }
            self.lines = lines
        } else {
            reset(for: items)
            var broken: [BrokenLine] = []
            frames.withPositions(along: options.axis) { positions, _ in
                plain.run { line in
                    broken.append(line)
                } place: { index, start in
                    positions[index] = start.points
                }
            }
            let alignment = CrossAlignment(items, options: options)
            let stack = LineStack(
                broken, alignment: alignment, room: Length(available: across), options: options
            ) { _, _ in options.lineSpacing }
            align(
                broken, in: stack, length: plain.container(longest: broken.longest), alignment: alignment,
                options: options)
        }
        mirror(for: options)
        return true
    }

    /// Arranges lines of items, in the memory of this arrangement: its size, its lines and the separators
    /// between them. No item gets a frame, and none a separator. As ``init(of:in:across:options:)``.
    public mutating func updateLines(
        of items: FlowItems, in available: Double?, options: FlowOptions = FlowOptions()
    ) {
        guard options.isAtLeadingEdges, let plain = PlainFlow(of: items, in: available, options: options)
        else {
            update(of: items, in: available, options: options)
            frames = FlowFrames()
            itemSeparators = []
            return
        }
        var lines = takeLines()
        reset(for: FlowItems())
        size = plain.stack(into: &lines) { _, _, _ in
        }
        self.lines = lines
        mirror(for: options)
    }

    /// Takes the lines out, to be written in the same memory.
    private mutating func takeLines() -> [FlowLine] {
        var lines: [FlowLine] = []
        swap(&lines, &self.lines)
        return lines
    }
}

/// A flow of plain items: nothing but their sizes and one spacing decides about lines.
private struct PlainFlow {
    private let items: FlowItems
    private let spacing: Length
    private let breaking: GreedyBreaking
    private let options: FlowOptions

    init?(of items: FlowItems, in available: Double?, options: FlowOptions) {
        guard let spacing = options.plainSpacing, items.details.areSizesOnly,
            let available = Length(available: available)
        else { return nil }
        self.items = items
        self.spacing = spacing
        self.options = options
        breaking = GreedyBreaking(available: available, maxItemsPerLine: options.greedyLimit)
    }

    /// The length of the flow along its lines.
    func container(longest: Length) -> Length {
        options.sizing == .fill ? breaking.available : longest
    }

    /// Breaks lines, and places each item along its own.
    @inline(__always)
    func run(line add: (BrokenLine) -> Void, place: (_ index: Int, _ start: Length) -> Void) {
        items.lengths(along: options.axis).withUnsafeBufferPointer { lengths in
            breaking.run(PlainItems(lengths: lengths, spacing: spacing), line: add, place: place)
        }
    }

    /// Breaks lines and stacks them, with each item at the top and at the leading edge.
    ///
    /// - Parameter place: Called with each item's distance in points from the start of the flow along its
    ///   line and across it.
    /// - Returns: The size of the flow.
    @inline(__always)
    func stack(
        into lines: inout [FlowLine], place: (_ index: Int, _ main: Double, _ cross: Double) -> Void
    ) -> FlowSize {
        let axis = options.axis
        let lineSpacing = Length(options.lineSpacing)
        var (top, bottom, longest, thickness) = (Length.zero, Length.zero, Length.zero, Length.zero)
        var topPoints = top.points
        items.lengths(across: axis).withUnsafeBufferPointer { thicknesses in
            lines.rewrite { add in
                run { line in
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
        return FlowSize(main: container(longest: longest), cross: max(bottom, .zero), axis: axis)
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

extension FlowOptions {
    /// The spacing between items that have nothing but sizes, if these and it alone decide how lines are broken.
    var plainSpacing: Length? {
        let isPlain =
            columns == .natural && lineBreaking == .greedy && itemSeparator == nil && itemSpacing >= 0
        return isPlain ? Length(itemSpacing) : nil
    }

    /// Whether plain items stay at the top and at the leading edge of their line, and lines one after another.
    var isAtLeadingEdges: Bool {
        lineAlignment == .leading && distribution == .natural && itemAlignment == .top && !equalizesLines
            && lineSeparator == nil
    }
}
