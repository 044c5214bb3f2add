/// One line of an arrangement.
public struct FlowLine: Equatable, Hashable, Sendable {
    /// The indices of the line's items.
    public var range: Range<Int>
    /// The line's rectangle: as long as its items and spacings, as thick as its largest item asks.
    public var frame: FlowRect

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
/// arrangement.size        // 118 × 48
/// arrangement.lines.count // 2
/// arrangement.frames[2]   // x 0, y 28, 40 × 20
/// ```
///
/// All lengths are in points. Sums are exact: the engine counts in 2⁻²⁰ point and truncates every
/// length to that when it enters. The same input gives the same bits on every platform, and a flow
/// that is given the width it reported breaks where it broke before.
public struct FlowArrangement: Equatable, Sendable {
    /// The size of the whole: the longest line by the sum of the lines and the spacings between them.
    public private(set) var size: FlowSize
    /// The lines in order. Every item is in exactly one.
    public private(set) var lines: [FlowLine]
    /// The frames of the items, in their order.
    public private(set) var frames: FlowFrames
}

/// The frames of an arrangement's items, kept as one array for each coordinate.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    public fileprivate(set) var x: [Double]
    public fileprivate(set) var y: [Double]
    public fileprivate(set) var widths: [Double]
    public fileprivate(set) var heights: [Double]

    public var startIndex: Int { 0 }
    public var endIndex: Int { x.count }

    public subscript(index: Int) -> FlowRect {
        FlowRect(x: x[index], y: y[index], width: widths[index], height: heights[index])
    }
}

extension FlowArrangement {
    /// Arranges items in lines. O(n) time; memory for the result only.
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

    /// Arranges items in lines whose distance depends on the items they hold.
    ///
    /// - Parameters:
    ///   - items: The measured items.
    ///   - available: The room along the main axis, in points, as in ``init(of:in:options:)``.
    ///   - options: Axis, spacings, alignments, columns and direction. Its line spacing is not used.
    ///   - lineSpacing: The distance between two lines, in points, given the indices of the items in
    ///     the upper (or leading) one and of those in the lower one. Asked once for each pair, in order.
    public init(
        of items: FlowItems, in available: Double?, options: FlowOptions,
        lineSpacing: (_ upper: Range<Int>, _ lower: Range<Int>) -> Double
    ) {
        let horizontal = options.axis == .horizontal
        let mainSizes = horizontal ? items.widths : items.heights
        let crossSizes = horizontal ? items.heights : items.widths

        // 1. Every item gets a slot along its line and a spacing before it.
        let slots = Slots(of: mainSizes, spacings: items.spacings, options: options)

        // 2. Slots are broken into lines.
        var breaks: [Range<Int>] = []
        var lengths: [Length] = []
        var breaker = LineBreaker(available: available)
        var start = 0
        for index in mainSizes.indices {
            let length = breaker.used
            if breaker.add(slots.length(at: index), spacing: slots.spacing(before: index)) {
                breaks.append(start..<index)
                lengths.append(length)
                start = index
            }
        }
        if start < mainSizes.count {
            breaks.append(start..<mainSizes.count)
            lengths.append(breaker.used)
        }
        var longest = Length.zero
        for length in lengths {
            longest = max(longest, length)
        }

        // 3. Lines are stacked, and items placed in them.
        let alignment = CrossAlignment(items, sizes: crossSizes, alignment: options.itemAlignment)
        var mainPositions = [Double](repeating: 0, count: items.count)
        var crossPositions = mainPositions
        var lines: [FlowLine] = []
        lines.reserveCapacity(breaks.count)
        var lineTop = Length.zero
        var bottom = Length.zero
        for (number, range) in breaks.enumerated() {
            if number > 0 {
                lineTop = bottom + Length(lineSpacing(breaks[number - 1], range))
            }
            let line = alignment.line(range)
            let length = max(lengths[number], .zero)
            let lineStart = options.lineAlignment.offset(of: length, in: longest)
            var position = lineStart
            for index in range {
                if index > range.lowerBound {
                    position = position + slots.spacing(before: index)
                }
                mainPositions[index] = (position + slots.inset(at: index)).points
                crossPositions[index] = (lineTop + alignment.offset(of: index, in: line)).points
                position = position + slots.length(at: index)
            }
            lines.append(
                FlowLine(
                    range: range,
                    frame: FlowRect(
                        main: lineStart, cross: lineTop, length: length, thickness: line.thickness,
                        axis: options.axis)))
            bottom = lineTop + line.thickness
        }

        size = FlowSize(main: longest, cross: max(bottom, .zero), axis: options.axis)
        self.lines = lines
        frames = FlowFrames(
            x: horizontal ? mainPositions : crossPositions, y: horizontal ? crossPositions : mainPositions,
            widths: items.widths, heights: items.heights)

        // 4. Right to left is the mirror image.
        if options.direction == .rightToLeft {
            mirror()
        }
    }

    private mutating func mirror() {
        let width = Length(size.width)
        for index in lines.indices {
            lines[index].frame.x = width.mirrored(lines[index].frame.x, width: lines[index].frame.width)
        }
        for index in frames.indices {
            frames.x[index] = width.mirrored(frames.x[index], width: frames.widths[index])
        }
    }
}

extension Length {
    /// The left edge of something `width` wide at `x`, seen in the mirror of a container this wide.
    fileprivate func mirrored(_ x: Double, width: Double) -> Double {
        (self - Length(x) - Length(width)).points
    }
}

extension FlowLineAlignment {
    fileprivate func offset(of length: Length, in container: Length) -> Length {
        switch self {
        case .leading: .zero
        case .center: (container - length).half
        case .trailing: container - length
        }
    }
}

extension FlowSize {
    init(main: Length, cross: Length, axis: FlowAxis) {
        switch axis {
        case .horizontal: self.init(width: main.points, height: cross.points)
        case .vertical: self.init(width: cross.points, height: main.points)
        }
    }
}

extension FlowRect {
    fileprivate init(main: Length, cross: Length, length: Length, thickness: Length, axis: FlowAxis) {
        let size = FlowSize(main: length, cross: thickness, axis: axis)
        let origin = FlowSize(main: main, cross: cross, axis: axis)
        self.init(x: origin.width, y: origin.height, width: size.width, height: size.height)
    }
}
