/// Greedy line breaking of items that are as long as they come, with one spacing between them.
struct PlainBreaking {
    let available: Length
    private let itemSpacing: Length

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
        self.available = available
        itemSpacing = Length(options.itemSpacing)
    }

    /// A line takes items until the next would not fit. O(n).
    ///
    /// No sum along a line overflows: none is longer than the room with a spacing and an item behind it.
    ///
    /// - Parameters:
    ///   - lengths: How long items are along their line.
    ///   - thicknesses: How long they are across it.
    ///   - add: Called with each line, behind its items.
    ///   - place: Called with each item's distance from the beginning of its line.
    @inline(__always)
    func run(
        _ lengths: [Length], _ thicknesses: [Length],
        line add: (_ items: Range<Int>, _ length: Length, _ thickness: Length) -> Void,
        place: (_ index: Int, _ position: Length) -> Void
    ) {
        lengths.withUnsafeBufferPointer { lengths in
            thicknesses.withUnsafeBufferPointer { thicknesses in
                var start = 0
                while start < lengths.count {
                    var used = lengths[start]
                    var thickness = thicknesses[start]
                    place(start, .zero)
                    var next = start &+ 1
                    while next < lengths.count {
                        let position = used &+ itemSpacing
                        let extended = position &+ lengths[next]
                        if extended > available { break }
                        used = extended
                        thickness = max(thickness, thicknesses[next])
                        place(next, position)
                        next &+= 1
                    }
                    add(Range(uncheckedBounds: (start, next)), used, thickness)
                    start = next
                }
            }
        }
    }
}

extension FlowItems {
    /// Whether items have nothing but sizes, as far as lines are concerned.
    var areSizesOnly: Bool { traits.isEmpty && spacings.isEmpty }
}
