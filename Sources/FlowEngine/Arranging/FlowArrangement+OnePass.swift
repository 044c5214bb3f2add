// Where lines begin at the leading edge and items at the top of theirs, no item's place depends on the items
// behind it: breaking and placing are then one pass.

extension FlowArrangement {
    /// Arranges items if that can be done in one pass, and otherwise does nothing. O(n).
    mutating func updateInOnePass(
        of items: FlowItems, in available: Double?, options: FlowOptions
    ) -> Bool {
        guard items.details.areSizesOnly, var pass = OnePass(in: available, options: options) else {
            return false
        }
        var lines = takeLines()
        clear(for: items)
        frames.withPositions(along: options.axis) { mainPositions, crossPositions in
            lines.rewrite { add in
                pass.run(items, line: add) { index, main, cross in
                    mainPositions[index] = main
                    crossPositions[index] = cross
                }
            }
        }
        self.lines = lines
        size = pass.size(of: options)
        mirror(for: options)
        return true
    }

    /// Stacks the lines of items if that can be done in one pass, and otherwise does nothing. O(n).
    mutating func updateLinesInOnePass(
        of items: FlowItems, in available: Double?, options: FlowOptions
    ) -> Bool {
        guard items.details.areSizesOnly, var pass = OnePass(in: available, options: options) else {
            return false
        }
        var lines = takeLines()
        clear(for: FlowItems())
        lines.rewrite { add in
            pass.run(items, line: add) { _, _, _ in
            }
        }
        self.lines = lines
        size = pass.size(of: options)
        mirror(for: options)
        return true
    }

    /// Takes the lines out, to be written anew in the same memory.
    private mutating func takeLines() -> [FlowLine] {
        var lines: [FlowLine] = []
        swap(&lines, &self.lines)
        return lines
    }
}

extension Array {
    /// Replaces all elements by others, as far as possible where the old ones are: to append one takes several
    /// times as long.
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

/// Lines of items from top to bottom, which nothing but their sizes decides.
private struct OnePass {
    private let breaking: PlainBreaking
    private let lineSpacing: Length
    private let axis: FlowAxis
    /// Where the next line begins.
    private var top = Length.zero
    private var bottom = Length.zero
    private var longest = Length.zero

    /// `nil` where items need more than one pass.
    init?(in available: Double?, options: FlowOptions) {
        guard let breaking = PlainBreaking(in: available, options: options) else { return nil }
        self.breaking = breaking
        lineSpacing = Length(options.lineSpacing)
        axis = options.axis
    }

    /// How large the lines make the flow.
    func size(of options: FlowOptions) -> FlowSize {
        let length = options.sizing == .fill ? breaking.available : longest
        return FlowSize(main: length, cross: max(bottom, .zero), axis: axis)
    }

    /// Places all items.
    ///
    /// - Parameters:
    ///   - add: Called with each line.
    ///   - place: Called with each item's distance in points from the flow's beginning along the line and
    ///     across it.
    @inline(__always)
    mutating func run(
        _ items: FlowItems, line add: (FlowLine) -> Void,
        place: (_ index: Int, _ main: Double, _ cross: Double) -> Void
    ) {
        let (lengths, thicknesses) = (items.lengths(along: axis), items.lengths(across: axis))
        var (top, bottom, longest) = (top, bottom, longest)
        var topPoints = top.points
        breaking.run(lengths, thicknesses) { range, length, thickness in
            let frame = FlowRect(main: .zero, cross: top, length: length, thickness: thickness, axis: axis)
            add(FlowLine(range: range, frame: frame))
            longest = max(longest, length)
            bottom = top + thickness
            top = bottom + lineSpacing
            topPoints = top.points
        } place: { index, position in
            place(index, position.points, topPoints)
        }
        (self.top, self.bottom, self.longest) = (top, bottom, longest)
    }
}
