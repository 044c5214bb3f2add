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
/// that is given the size it reported is the same flow, unless a line of it is longer than the space it had.
public struct FlowArrangement: Equatable, Sendable {
    /// The size of the whole: the longest line by the sum of the lines and the spacings between them.
    public internal(set) var size = FlowSize.zero
    /// The lines in order. Every item is in exactly one.
    public internal(set) var lines: [FlowLine] = []
    /// The frames of the items, in their order.
    public internal(set) var frames = FlowFrames()
    /// The separators between the items of a line, in order, as thick as their line. Each stands in the
    /// middle of its gap.
    public internal(set) var itemSeparators: [FlowRect] = []
    /// The separators between lines, in order, as long as the flow. Each stands in the middle of its gap.
    public internal(set) var lineSeparators: [FlowRect] = []
}

/// The frames of an arrangement's items, kept as one array for each coordinate.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    /// The left edges, in points.
    public internal(set) var x: [Double] = []
    /// The top edges, in points.
    public internal(set) var y: [Double] = []
    /// The widths, as the items came with them or as lines have changed them.
    public internal(set) var widths: [Double] = []
    /// The heights, as the items came with them or as lines have changed them.
    public internal(set) var heights: [Double] = []

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { x.count }

    /// The frame of an item. O(1).
    ///
    /// - Precondition: There is an item at the index.
    @inlinable public subscript(index: Int) -> FlowRect {
        FlowRect(x: x[index], y: y[index], width: widths[index], height: heights[index])
    }
}

extension FlowArrangement {
    /// Arranges items in lines. O(n), and as ``FlowLines`` for breaking that is not greedy.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The space along the main axis, in points. `nil` and infinity put everything in one
    ///     line; NaN and negative values count as 0. An item that is longer stands alone on its line
    ///     and sticks out.
    ///   - across: The space across the lines, in points, in which they are distributed; `nil`, the default, and
    ///     infinity for just what the lines take.
    ///   - options: Axis, spacings, alignments, columns and direction.
    public init(
        of items: FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        update(of: items, in: available, across: across, options: options)
    }

    /// Arranges items in lines whose distance depends on the items they hold. O(n).
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The room along the main axis, in points, as in ``init(of:in:across:options:)``.
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
        update(
            of: items, on: lines, across: room, extends: extends, options: options, lineSpacing: lineSpacing)
    }
}

extension FlowArrangement {
    /// Arranges items in lines, in the memory of this arrangement, which is forgotten. As
    /// ``init(of:in:across:options:)``.
    public mutating func update(
        of items: FlowItems, in available: Double?, across: Double? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        if across != nil || !updateInOnePass(of: items, in: available, options: options) {
            let lines = FlowLines(of: items, in: available, options: options)
            update(of: items, on: lines, across: across, options: options) { _, _ in options.lineSpacing }
        }
    }

    /// Places items on the lines that were made of them, in the memory of this arrangement, which is
    /// forgotten. As ``init(of:on:across:extends:options:lineSpacing:)``.
    public mutating func update(
        of items: FlowItems, on lines: FlowLines, across room: Double?, extends: Bool = false,
        options: FlowOptions, lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        // 1. Lines are stacked.
        let alignment = CrossAlignment(items, options: options)
        let stack = LineStack(
            lines.broken, alignment: alignment, room: Length(available: room), extends: extends,
            options: options, spacing: lineSpacing)
        place(
            items, on: lines, in: stack, length: lines.container, alignment: alignment, options: options)
    }

    /// Places items on lines that stand where they do in a stack. O(n).
    ///
    /// - Parameter length: That of the flow along its lines.
    mutating func place(
        _ items: FlowItems, on lines: FlowLines, in stack: LineStack, length: Length,
        alignment: CrossAlignment, options: FlowOptions
    ) {
        clear(for: items)
        setSize(of: stack, length: length, options: options)

        // 2. What items leave on their line is spread, and each is placed.
        let placement = LinePlacement(lines: lines, container: length, options: options)
        self.lines.reserveCapacity(lines.broken.count)
        frames.withPositions(along: options.axis) { mainPositions, crossPositions in
            for (number, line) in lines.broken.enumerated() {
                let (top, cross) = (stack.tops[number], stack.lines[number])
                let spread = placement.spread(of: line)
                placement.placeItems(of: line, by: spread, into: mainPositions)
                alignment.placeItems(line.range, in: cross, top: top, into: crossPositions)
                if let separator = lines.slots.separator {
                    placement.placeSeparators(separator, of: line, by: spread) { begin in
                        itemSeparators.append(
                            FlowRect(
                                main: begin, cross: top, length: separator, thickness: cross.thickness,
                                axis: options.axis))
                    }
                }
                let frame = FlowRect(
                    lineOf: line.length, count: line.range.count, spreadBy: spread, top: top,
                    thickness: cross.thickness, axis: options.axis)
                self.lines.append(FlowLine(range: line.range, frame: frame))
            }
        }

        // 3. Lengths along and across lines become widths and heights.
        if lines.mayChangeLengths {
            frames.withLengths(along: options.axis) { lengths in
                for index in lengths.indices where lines.length(at: index) != lines.slots.basis(at: index) {
                    lengths[index] = lines.length(at: index).points
                }
            }
        }
        if alignment.stretches {
            for (number, line) in lines.broken.enumerated() {
                for index in line.range where alignment.isStretched(index) {
                    frames.setThickness(
                        stack.lines[number].thickness.points, of: index, along: options.axis)
                }
            }
        }

        // 4. What runs the other way is mirrored.
        mirror(for: options)
    }

    /// Arranges lines of items, in the memory of this arrangement, which is forgotten: its size, its lines
    /// and the separators between them. No item gets a frame, and none a separator. As
    /// ``init(of:in:across:options:)``.
    public mutating func updateLines(
        of items: FlowItems, in available: Double?, options: FlowOptions = FlowOptions()
    ) {
        if updateLinesInOnePass(of: items, in: available, options: options) { return }
        clear(for: FlowItems())
        let lines = FlowLines(of: items, in: available, options: options)
        let alignment = CrossAlignment(items, options: options)
        let stack = LineStack(
            lines.broken, alignment: alignment, room: nil, extends: false, options: options
        ) { _, _ in options.lineSpacing }
        let length = lines.container
        setSize(of: stack, length: length, options: options)
        let placement = LinePlacement(lines: lines, container: length, options: options)
        for (number, line) in lines.broken.enumerated() {
            let frame = FlowRect(
                lineOf: line.length, count: line.range.count, spreadBy: placement.spread(of: line),
                top: stack.tops[number], thickness: stack.lines[number].thickness, axis: options.axis)
            self.lines.append(FlowLine(range: line.range, frame: frame))
        }
        mirror(for: options)
    }

    /// Takes the size that the lines make, and places the separators between them.
    private mutating func setSize(of stack: LineStack, length: Length, options: FlowOptions) {
        size = FlowSize(main: length, cross: stack.thickness, axis: options.axis)
        if let separator = Length(separator: options.lineSeparator) {
            lineSeparators = stack.separators(of: separator).map { top in
                FlowRect(
                    main: .zero, cross: top, length: length, thickness: separator, axis: options.axis)
            }
        }
    }
}

extension FlowArrangement {
    /// Forgets the lines and positions, but not their memory.
    mutating func clear(for items: FlowItems) {
        lines.removeAll(keepingCapacity: true)
        itemSeparators.removeAll(keepingCapacity: true)
        lineSeparators.removeAll(keepingCapacity: true)
        frames.clear(for: items)
    }
}

extension FlowFrames {
    /// Takes the sizes of items, which costs nothing as long as they stay what they are, and as many
    /// positions.
    fileprivate mutating func clear(for items: FlowItems) {
        widths = items.widths
        heights = items.heights
        if x.count != items.count {
            x = [Double](repeating: 0, count: items.count)
            y = x
        }
    }

    mutating func append(_ frame: FlowRect) {
        x.append(frame.x)
        y.append(frame.y)
        widths.append(frame.width)
        heights.append(frame.height)
    }

    /// Lets all positions be written, those along lines and those across.
    mutating func withPositions(
        along axis: FlowAxis,
        _ write: (
            _ main: UnsafeMutableBufferPointer<Double>, _ cross: UnsafeMutableBufferPointer<Double>
        ) -> Void
    ) {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                if axis == .horizontal {
                    write(x, y)
                } else {
                    write(y, x)
                }
            }
        }
    }

    /// Lets all lengths along lines be written.
    fileprivate mutating func withLengths(
        along axis: FlowAxis, _ write: (UnsafeMutableBufferPointer<Double>) -> Void
    ) {
        if axis == .horizontal {
            widths.withUnsafeMutableBufferPointer { write($0) }
        } else {
            heights.withUnsafeMutableBufferPointer { write($0) }
        }
    }

    fileprivate mutating func setThickness(_ thickness: Double, of index: Int, along axis: FlowAxis) {
        if axis == .horizontal {
            heights[index] = thickness
        } else {
            widths[index] = thickness
        }
    }
}
