/// Where everything in a flow is: its size, its lines and a frame for each item.
///
/// ```swift
/// var items = FlowItems()
/// for width in [60.0, 50, 40] { items.append(width: width, height: 20) }
/// let arrangement = FlowArrangement(of: items, in: 120)
/// arrangement.size           // 118 × 48
/// arrangement.lines[0].range // 0..<2
/// arrangement.lines[1].frame // x 0, y 28, 40 × 20
/// arrangement.frames[1]      // x 68, y 0, 50 × 20
/// ```
///
/// All lengths are in points. Sums are exact: the engine counts in 2⁻²⁰ point and truncates every
/// length to that when it enters. The same input gives the same bits on every platform, and a flow
/// that is given the size it reported is the same flow, unless a line of it is longer than the space it had.
public struct FlowArrangement: Equatable, Sendable {
    /// The size of the whole: the longest line by the sum of the lines and the spacings between them.
    public internal(set) var size = FlowSize.zero
    /// The lines in order. Every item is in exactly one.
    public internal(set) var lines: [FlowLine] = []
    /// The frames of the items, in their order.
    public internal(set) var frames = FlowFrames()
    /// The separators between the items of a line, in order, as thick as their line. Each is in the middle of
    /// its gap.
    public internal(set) var itemSeparators: [FlowRect] = []
    /// The separators between lines, in order, as long as the flow. Each is in the middle of its gap.
    public internal(set) var lineSeparators: [FlowRect] = []

    /// An arrangement of nothing, to be updated.
    public init() {}

    /// Arranges items in lines. O(n). With balanced and even breaking O(n·log m) for lines of m items, with lines of length
    /// c of which there may be no fewer O(n·log m·log c), and more where limits hold items back one after the other.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The space along the main axis, in points. `nil` and infinity put everything in one
    ///     line; NaN and negative values count as 0. An item that is longer is alone on its line and sticks out.
    ///   - across: The space across the lines, in points, in which they are distributed; `nil`, the default, and
    ///     infinity for just what the lines take.
    ///   - options: How to arrange them.
    public init(
        of items: FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        update(of: items, in: available, across: across, options: options)
    }

    /// Arranges items in lines, in the memory of this arrangement. As ``init(of:in:across:options:)``.
    public mutating func update(
        of items: FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        // Most flows are broken and placed in one loop.
        if updatePlainly(of: items, in: available, across: across, options: options) { return }
        let lines = FlowLines(of: items, in: available, options: options)
        update(of: lines, across: across) { _, _ in options.lineSpacing }
    }
}

/// One line of an arrangement.
public struct FlowLine: Equatable, Hashable, Sendable {
    /// The indices of the line's items.
    public internal(set) var range: Range<Int>
    /// The line's rectangle: as long as its items and spacings, as thick as its largest item asks.
    public internal(set) var frame: FlowRect

    package init(range: Range<Int>, frame: FlowRect) {
        self.range = range
        self.frame = frame
    }
}

// MARK: - Step by step

// 1. Each item gets a slot along its line: `Slots`, and `Columns` if there are any.
// 2. Slots are broken into lines: `GreedyBreaking` or `EvenBreaking`.
// 3. Items grow and shrink into the space for their line: `FlexibleLengths`.
// `FlowLines` does so much. A flow of views measures what has another length now. Then:

extension FlowArrangement {
    /// Arranges items that are on lines, whose distance may depend on the items that they hold. O(n).
    ///
    /// - Parameters:
    ///   - space: The space across the lines, in points, in which they are distributed if they take less;
    ///     `nil` and infinity for just what the lines take.
    ///   - extends: Whether a flow whose lines take more than that is as thick as they are. Otherwise,
    ///     by default, they stick out of it.
    ///   - lineSpacing: The distance between two lines, in points, given the indices of the items in
    ///     the upper (or leading) one and of those in the lower one. Asked once for each pair, in order.
    package init(
        of lines: FlowLines, across space: Double?, extends: Bool = false,
        lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        update(of: lines, across: space, extends: extends, lineSpacing: lineSpacing)
    }

    private mutating func update(
        of lines: FlowLines, across space: Double?, extends: Bool = false,
        lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        // 4. Lines are stacked.
        let alignment = CrossAlignment(lines.items, options: lines.options)
        let stack = LineStack(
            lines.broken, alignment: alignment, space: Length(available: space), extends: extends,
            options: lines.options, spacing: lineSpacing)
        place(lines, in: stack, alignment: alignment)
    }

    /// Places items on lines in a stack. O(n).
    mutating func place(_ lines: FlowLines, in stack: LineStack, alignment: CrossAlignment) {
        self.lines.removeAll(keepingCapacity: true)
        frames.reset(for: lines.items)
        resetSeparators()

        // 5. Items are placed on their lines, with separators between them.
        let axis = lines.options.axis
        size = FlowSize(main: lines.spread.container, cross: stack.thickness, axis: axis)
        placeLines(of: lines, in: stack, alignment: alignment)
        placeLineSeparators(of: lines, in: stack)
        stretch(by: alignment, along: axis)

        // 6. Lengths along and across lines become widths and heights, and what runs the other way is mirrored.
        if lines.mayChangeLengths {
            frames.withLengths(along: axis) { lengths in
                for index in lengths.indices where lines.itemLength(at: index) != lines.slots.sizes[index] {
                    lengths[index] = lines.itemLength(at: index).points
                }
            }
        }
        mirror(for: lines.options)
    }

    mutating func resetSeparators() {
        itemSeparators.removeAll(keepingCapacity: true)
        lineSeparators.removeAll(keepingCapacity: true)
    }
}
