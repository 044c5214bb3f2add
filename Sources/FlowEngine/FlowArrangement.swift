/// One line of an arrangement.
public struct FlowLine: Equatable, Hashable, Sendable {
    /// The indices of the line's items.
    public var range: Range<Int>
    /// The line's rectangle: as long as its items and spacings, as thick as its largest item asks.
    public var frame: FlowRect

    /// Creates a line. Those of an arrangement are made by it.
    public init(range: Range<Int>, frame: FlowRect) {
        self.range = range
        self.frame = frame
    }
}

/// Where everything in a flow stands: its size, its lines and a frame for each item.
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
/// that is given the width it reported breaks where it broke before, unless an item stuck out of it or
/// a negative spacing moves one further back than it is long.
public struct FlowArrangement: Equatable, Sendable {
    /// The size of the whole: the longest line by the sum of the lines and the spacings between them.
    public private(set) var size: FlowSize
    /// The lines in order. Every item is in exactly one.
    public internal(set) var lines: [FlowLine]
    /// The frames of the items, in their order.
    public internal(set) var frames: FlowFrames
    /// The separators between the items of a line, in order, as thick as their line. Each stands in the
    /// middle of its gap.
    public internal(set) var itemSeparators: [FlowRect] = []
    /// The separators between lines, in order, as long as the flow. Each stands in the middle of its gap.
    public internal(set) var lineSeparators: [FlowRect] = []
}

/// The frames of an arrangement's items, kept as one array for each coordinate.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    /// The left edges, in points.
    public internal(set) var x: [Double]
    /// The top edges, in points.
    public internal(set) var y: [Double]
    /// The widths, as the items came with them or as lines have changed them.
    public internal(set) var widths: [Double]
    /// The heights, as the items came with them or as lines have changed them.
    public internal(set) var heights: [Double]

    public var startIndex: Int { 0 }
    public var endIndex: Int { x.count }

    /// The frame of an item. O(1).
    ///
    /// - Precondition: There is an item at the index.
    public subscript(index: Int) -> FlowRect {
        FlowRect(x: x[index], y: y[index], width: widths[index], height: heights[index])
    }
}

extension FlowArrangement {
    /// Arranges items in lines. O(n), and as ``FlowLines`` for breaking that is not greedy.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The room along the main axis, in points. `nil` and infinity put everything in one
    ///     line; NaN and negative values count as 0. An item that is longer stands alone on its line
    ///     and sticks out.
    ///   - options: Axis, spacings, alignments, columns and direction.
    public init(of items: FlowItems, in available: Double?, options: FlowOptions = FlowOptions()) {
        self.init(of: items, in: available, options: options) { _, _ in options.lineSpacing }
    }

    /// Arranges items in lines whose distance depends on the items they hold. O(n).
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The room along the main axis, in points, as in ``init(of:in:options:)``.
    ///   - options: What to follow. Its line spacing is not used.
    ///   - lineSpacing: The distance between two lines, in points, given the indices of the items in
    ///     the upper (or leading) one and of those in the lower one. Asked once for each pair, in order.
    public init(
        of items: FlowItems, in available: Double?, options: FlowOptions,
        lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        let lines = FlowLines(of: items, in: available, options: options)
        self.init(of: items, on: lines, across: nil, options: options, lineSpacing: lineSpacing)
    }

    /// Places items on the lines that were made of them. O(n).
    ///
    /// Between the two steps, items whose length has changed can be measured again and
    /// given their new size across with ``FlowItems/replace(at:width:height:firstBaseline:lastBaseline:)``.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - lines: The lines made of these items, by the same options.
    ///   - room: The room across the lines, in points, which they are distributed in if they take less;
    ///     `nil` and infinity for just what the lines take.
    ///   - extends: Whether a flow whose lines take more than the room is as thick as they are. Otherwise,
    ///     by default, they stick out of it.
    ///   - options: What to follow. Its line spacing is not used.
    ///   - lineSpacing: The distance between two lines, in points, given the indices of the items in
    ///     the upper (or leading) one and of those in the lower one. Asked once for each pair, in order.
    public init(
        of items: FlowItems, on lines: FlowLines, across room: Double?, extends: Bool = false,
        options: FlowOptions, lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        // 1. Lines are stacked.
        let alignment = CrossAlignment(items, options: options)
        let stack = LineStack(
            lines.broken, alignment: alignment, room: Length(available: room), extends: extends,
            options: options, spacing: lineSpacing)
        if let separator = Length(separator: options.lineSeparator) {
            lineSeparators = stack.separators(of: separator).map { top in
                FlowRect(
                    main: .zero, cross: top, length: lines.container, thickness: separator,
                    axis: options.axis)
            }
        }

        // 2. What items leave on their line is spread, and each is placed.
        let length = lines.container
        var mainPositions = [Double](repeating: 0, count: items.count)
        var crossPositions = mainPositions
        var stretched: [(index: Int, size: Double)] = []
        self.lines = []
        self.lines.reserveCapacity(lines.broken.count)
        for (number, line) in lines.broken.enumerated() {
            let (top, cross) = (stack.tops[number], stack.lines[number])
            let spread = FreeSpace(
                length - line.length, among: line.range.count, options: options,
                endsParagraph: line.endsParagraph)
            var position = Length.zero
            for (place, index) in line.range.enumerated() {
                if place > 0 {
                    let end = position + spread.before(place - 1)
                    position = position + lines.slots.spacing(before: index)
                    if let separator = lines.slots.separator {
                        let begin = end.middle(to: position + spread.before(place), of: separator)
                        itemSeparators.append(
                            FlowRect(
                                main: begin, cross: top, length: separator, thickness: cross.thickness,
                                axis: options.axis))
                    }
                }
                let start = position + spread.before(place) + lines.slots.inset(at: index)
                mainPositions[index] = start.points
                crossPositions[index] = (top + alignment.offset(of: index, in: cross)).points
                if alignment.isStretched(index) {
                    stretched.append((index, cross.thickness.points))
                }
                position = position + lines.length(at: index)
            }
            // A line reaches from its first item to its last.
            let begin = spread.before(0)
            let end = line.length + spread.before(line.range.count - 1)
            let frame = FlowRect(
                main: begin, cross: top, length: end - begin, thickness: cross.thickness, axis: options.axis)
            self.lines.append(FlowLine(range: line.range, frame: frame))
        }

        // 3. Lengths along and across lines become widths and heights.
        size = FlowSize(main: length, cross: stack.thickness, axis: options.axis)
        let horizontal = options.axis == .horizontal
        frames = FlowFrames(
            x: horizontal ? mainPositions : crossPositions, y: horizontal ? crossPositions : mainPositions,
            widths: items.widths, heights: items.heights)
        for change in lines.changes {
            frames.setSize(change.size, of: change.index, isWidth: horizontal)
        }
        for item in stretched {
            frames.setSize(item.size, of: item.index, isWidth: !horizontal)
        }

        // 4. What runs the other way is mirrored.
        mirror(for: options)
    }
}

extension FlowFrames {
    fileprivate mutating func setSize(_ size: Double, of index: Int, isWidth: Bool) {
        if isWidth {
            widths[index] = size
        } else {
            heights[index] = size
        }
    }
}
