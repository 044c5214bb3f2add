/// Greedy line breaking of items that are as long as they come, with one spacing between them.
struct PlainBreaking {
    let available: Length
    let itemSpacing: Length

    init(available: Length, itemSpacing: Length) {
        self.available = available
        self.itemSpacing = itemSpacing
    }

    /// `nil` where more decides than sizes, or where the place of an item depends on those behind it.
    init?(in available: Double?, options: FlowOptions) {
        var simple = FlowOptions(
            axis: options.axis, itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing,
            direction: options.direction)
        simple.sizing = options.sizing
        simple.reversesItems = options.reversesItems
        simple.reversesLines = options.reversesLines
        guard options == simple, options.itemSpacing >= 0, let available = Length(available: available) else {
            return nil
        }
        self.init(available: available, itemSpacing: Length(options.itemSpacing))
    }

    /// A line takes items until the next would not fit. O(n).
    ///
    /// No sum along a line overflows: none is longer than the room with a spacing and an item behind it.
    ///
    /// - Parameters:
    ///   - lengths: How long items are along their line.
    ///   - add: Called with each line, behind its items.
    ///   - place: Called with each item's distance from the beginning of its line.
    @inline(__always)
    func run(
        _ lengths: [Length], line add: (_ items: Range<Int>, _ length: Length) -> Void,
        place: (_ index: Int, _ position: Length) -> Void
    ) {
        lengths.withUnsafeBufferPointer { lengths in
            var start = 0
            while start < lengths.count {
                var used = lengths[start]
                place(start, .zero)
                var next = start &+ 1
                while next < lengths.count {
                    let position = used &+ itemSpacing
                    let extended = position &+ lengths[next]
                    if extended > available { break }
                    used = extended
                    place(next, position)
                    next &+= 1
                }
                add(Range(uncheckedBounds: (start, next)), used)
                start = next
            }
        }
    }

    /// Likewise, with the thickness of each line, given those of the items.
    @inline(__always)
    func run(
        _ lengths: [Length], _ thicknesses: [Length],
        line add: (_ items: Range<Int>, _ length: Length, _ thickness: Length) -> Void,
        place: (_ index: Int, _ position: Length) -> Void
    ) {
        thicknesses.withUnsafeBufferPointer { thicknesses in
            var thickness = Length.zero
            run(lengths) { range, length in
                add(range, length, thickness)
                thickness = .zero
            } place: { index, position in
                thickness = max(thickness, thicknesses[index])
                place(index, position)
            }
        }
    }
}

/// A line that is not full yet.
struct PlainLine {
    var count = 0
    var length = Length.zero
    /// In points.
    var thickness = 0.0
}

extension PlainBreaking {
    /// Adds items to a line until the next would not fit, or there are no more of them.
    ///
    /// - Parameters:
    ///   - sizes: What has been clamped already.
    ///   - index: The next item.
    @inline(__always)
    func fill(
        _ line: inout PlainLine, with sizes: UnsafeBufferPointer<FlowSize>, from index: inout Int,
        along axis: FlowAxis
    ) {
        // The axis is not looked at again for each item.
        switch axis {
        case .horizontal: fill(&line, with: sizes, from: &index) { $0.along(.horizontal) }
        case .vertical: fill(&line, with: sizes, from: &index) { $0.along(.vertical) }
        }
    }

    @inline(__always)
    private func fill(
        _ line: inout PlainLine, with sizes: UnsafeBufferPointer<FlowSize>, from index: inout Int,
        along: (FlowSize) -> (main: Double, cross: Double)
    ) {
        var next = index
        if line.count == 0, next < sizes.count {
            // However long it is.
            let (main, cross) = along(sizes[next])
            line = PlainLine(count: 1, length: Length(size: main), thickness: cross)
            next &+= 1
        }
        let start = next &- line.count
        var used = line.length
        var thickness = line.thickness
        while next < sizes.count {
            let (main, cross) = along(sizes[next])
            let extended = used &+ itemSpacing &+ Length(size: main)
            if extended > available { break }
            used = extended
            thickness = thickness.larger(cross)
            next &+= 1
        }
        index = next
        line = PlainLine(count: next &- start, length: used, thickness: thickness)
    }
}
