/// The result of arranging a flow: its size, its lines and a frame for each item.
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
/// All lengths are in points. Sums are exact: the engine counts in units of 2⁻²⁰ point and truncates each length that
/// enters. The same input gives the same bits, on Linux as in WebAssembly. Arranged again in the size that it reported, a flow
/// stays the same, unless one of its lines is longer than the space it had.
public struct FlowArrangement: Equatable, Sendable {
    /// The size of the flow: by default, as long as its longest line, and as thick as its lines with the gaps between
    /// them.
    public internal(set) var size = FlowSize.zero
    /// The lines in order. Every item is on exactly one.
    public internal(set) var lines: [FlowLine] = []
    /// The frames of the items, in their order.
    public internal(set) var frames = FlowFrames()
    /// The separators between items, line by line in visual order. Each is as thick as its line, and in the middle of its
    /// gap.
    public internal(set) var itemSeparators: [FlowRect] = []
    /// The separators between lines, in order, as long as the flow. Each is in the middle of its gap.
    public internal(set) var lineSeparators: [FlowRect] = []
    /// The items that have collapsed, and so have no separator beside them.
    package internal(set) var collapsedItems: [Int] = []
    /// The items in visual order along their lines; empty if that is their own order.
    package internal(set) var order: [Int] = []
    /// How its lines run.
    package internal(set) var orientation = Orientation(FlowOptions())

    /// An empty arrangement, to be updated.
    public init() {}

    /// Arranges items in lines. O(n). Balanced and even breaking take O(n·log m) for lines of m items, and a minimum
    /// number of k lines O(k·n·log n). Items that reach their limits one after another take longer.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The space along the main axis, in points. `nil` and infinity are endless; NaN and negative values
    ///     count as 0. A longer item is alone on its line, and overflows it.
    ///   - across: The space across the lines, in points, in which they are distributed; `nil`, the default, and
    ///     infinity for no more than the lines take.
    ///   - options: How to arrange them.
    public init(
        of items: borrowing FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        update(of: items, in: available, across: across, options: options)
    }

    /// Arranges items like ``init(of:in:across:options:)``, but reuses the memory of this arrangement.
    public mutating func update(
        of items: FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        update(of: items, across: Length(space: across), by: Plan(options, in: available, for: items))
    }

    /// Takes all steps after Plan.
    mutating func update(of items: FlowItems, across: Length, by plan: Plan) {
        if plan.features.isSubset(of: .allowedInPlainArranging) {
            updatePlainly(of: items, across: across, plan)
        } else {
            stackAndPlace(FlexedLines(of: items, plan), across: across)
        }
    }
}

/// One line of an arrangement.
public struct FlowLine: Equatable, Hashable, Sendable {
    /// The indices of the line's items.
    public internal(set) var range: Range<Int>
    /// The line's rectangle: from its first item to its last, and as thick as the line.
    public internal(set) var frame: FlowRect

    package init(range: Range<Int>, frame: FlowRect) {
        self.range = range
        self.frame = frame
    }
}

// MARK: - Step by step

// - Plan: resolve the options for the space and the items (`Plan`, `Columns`).
// - Break: give each item a slot along its line (`Slots`), and break slots into lines (`LineBreaker`).
// - Flex: let items grow and shrink into the space of their line (`Slots+Flexing`), or scale them with it (`LineScale`).
//   Items whose length changes are measured again, if someone measures.
// - Stack: make each line as thick as its items need (`CrossAlignment`), and put one after the other (`Stack`).
// - Place: place items on their lines (`FlowArrangement+Placing`).
//
// `FlexedLines` takes the steps Break and Flex. The step Fit of a `FittedFlow` (`Fitter`) is around the first three: it
// runs Plan and Break for each choice of items, and Flex for what is shown. If nothing but sizes decides where lines
// break, one loop breaks them (`FlowArrangement+Plain`).

extension FlowArrangement {
    /// Takes the last two steps. O(n).
    ///
    /// - Parameters:
    ///   - across: The space across, in which lines are distributed if they take less; endless for as much as they take.
    ///   - extends: Whether the flow becomes as thick as its lines if they take more than that. By default, they overflow
    ///     it.
    mutating func stackAndPlace(_ flexed: consuming FlexedLines, across: Length, extends: Bool = false) {
        let alignment = flexed.resolveThicknesses()
        place(flexed, by: alignment, in: flexed.stack(across: across, extends: extends))
    }
}
