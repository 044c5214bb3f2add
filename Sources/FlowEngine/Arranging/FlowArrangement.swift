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
    /// The separators between the items of a line, in the order in which they are seen, as thick as their line. Each is in
    /// the middle of its gap.
    public internal(set) var itemSeparators: [FlowRect] = []
    /// The separators between lines, in order, as long as the flow. Each is in the middle of its gap.
    public internal(set) var lineSeparators: [FlowRect] = []
    /// The items that take no space, as their line has none for them, and have no separator beside them.
    package internal(set) var collapsedItems: [Int] = []
    /// The items in the order in which they are seen along their lines; empty where that is their own.
    package internal(set) var order: [Int] = []
    /// How its lines run.
    package internal(set) var orientation = Orientation(FlowOptions())

    /// An arrangement of nothing, to be updated.
    public init() {}

    /// Arranges items in lines. O(n). With balanced and even breaking O(n·log m) for lines of m items, O(k·n·log n) for k
    /// lines of which there may be no fewer, and more where limits hold items back one after the other.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The space along the main axis, in points. `nil` and infinity put everything in one
    ///     line; NaN and negative values count as 0. An item that is longer is alone on its line and sticks out.
    ///   - across: The space across the lines, in points, in which they are distributed; `nil`, the default, and
    ///     infinity for just what the lines take.
    ///   - options: How to arrange them.
    public init(
        of items: borrowing FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        update(of: items, in: available, across: across, options: options)
    }

    /// Arranges items in lines, in the memory of this arrangement. As ``init(of:in:across:options:)``.
    public mutating func update(
        of items: FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        update(of: items, across: Length(space: across), Plan(options, in: available, for: items))
    }

    init(of items: FlowItems, across: Length = .endless, _ plan: Plan) {
        update(of: items, across: across, plan)
    }

    private mutating func update(of items: FlowItems, across: Length, _ plan: Plan) {
        if plan.features.isSubset(of: .metByPlainArranging) {
            updatePlainly(of: items, across: across, plan)
        } else {
            update(of: FlexedLines(of: items, plan), across: across)
        }
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

// - Plan: options are resolved for the space and the items: `Plan`, with `Columns` if there are any.
// - Break: each item gets a slot along its line (`Slots`), and slots are broken into lines (`LineBreaker`).
// - Flex: items grow and shrink into the space for their line (`FlexibleLengths`), or are scaled with it (`LineScale`). What
//   has another length now is measured again, if someone measures.
// - Stack: each line is as thick as its items ask (`CrossAlignment`), and one comes after the other (`Stack`).
// - Place: items are placed on their lines (`FlowArrangement+Placing`).
// Where nothing but sizes decides, breaking takes a shorter way (`FlowArrangement+Plain`).

extension FlowArrangement {
    /// Arranges items that are on lines. O(n).
    ///
    /// - Parameters:
    ///   - space: The space across the lines in which they are distributed if they take less; one without an end for just what they take.
    ///   - extends: Whether a flow whose lines take more than that is as thick as they are. Otherwise,
    ///     by default, they stick out of it.
    ///   - ownGaps: By how much the gap before each line is larger than the common one; empty where all have that.
    init(of lines: FlexedLines, across space: Length, extends: Bool = false, ownGaps: [Length] = []) {
        update(of: lines, across: space, extends: extends, ownGaps: ownGaps)
    }

    private mutating func update(
        of lines: consuming FlexedLines, across space: Length, extends: Bool = false,
        ownGaps: [Length] = []
    ) {
        let alignment = lines.measure()
        place(
            lines, by: alignment,
            in: lines.stack(across: space, extends: extends, ownGaps: ownGaps), ownGaps: ownGaps)
    }
}

extension FlexedLines {
    /// The size of an arrangement of the lines that are not distributed across. O(n).
    func size(ownGaps: [Length] = []) -> FlowSize {
        var lines = self
        lines.measure()
        return lines.stack(ownGaps: ownGaps).size
    }

    fileprivate func stack(across space: Length = .endless, extends: Bool = false, ownGaps: [Length]) -> Stack
    {
        Stack(
            plan, LineSummary(lines), targetLength: targetLength, across: space, extends: extends,
            ownGaps: ownGaps.reduce(.zero) { $0 + $1 })
    }

    /// By how much the gap before each line is larger than the common one.
    ///
    /// - Parameter lineSpacing: How far apart two lines are, in points, asked once for each pair, in order.
    func ownGaps(by lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double) -> [Length] {
        let ranges = ranges
        return ranges.indices.map { number in
            guard number > 0 else { return .zero }
            let gap = Length(lineSpacing(ranges[number - 1], ranges[number]))
            return gap.spaced(from: plan.lineSeparator) - plan.lineGap
        }
    }
}
