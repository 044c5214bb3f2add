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
    public private(set) var lines: [FlowLine]
    /// The frames of the items, in their order.
    public private(set) var frames: FlowFrames
}

/// The frames of an arrangement's items, kept as one array for each coordinate.
public struct FlowFrames: RandomAccessCollection, Equatable, Sendable {
    /// The left edges, in points.
    public fileprivate(set) var x: [Double]
    /// The top edges, in points.
    public fileprivate(set) var y: [Double]
    /// The widths, as the items came with them.
    public fileprivate(set) var widths: [Double]
    /// The heights, as the items came with them.
    public fileprivate(set) var heights: [Double]

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
    /// Arranges items in lines. O(n).
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
        let broken = slots.broken(in: available)
        var longest = Length.zero
        for line in broken {
            longest = max(longest, line.length)
        }

        // 3. Lines are stacked, and items placed in them.
        let alignment = CrossAlignment(items, sizes: crossSizes, alignment: options.itemAlignment)
        var mainPositions = [Double](repeating: 0, count: items.count)
        var crossPositions = mainPositions
        var lines: [FlowLine] = []
        lines.reserveCapacity(broken.count)
        var top = Length.zero
        var bottom = Length.zero
        for line in broken {
            if let upper = lines.last {
                top = bottom + Length(lineSpacing(upper.range, line.range))
            }
            let cross = alignment.line(line.range)
            let start = options.lineAlignment.offset(of: line.length, in: longest)
            var position = start
            for index in line.range {
                if index > line.range.lowerBound {
                    position = position + slots.spacing(before: index)
                }
                mainPositions[index] = (position + slots.inset(at: index)).points
                crossPositions[index] = (top + alignment.offset(of: index, in: cross)).points
                position = position + slots.length(at: index)
            }
            let frame = FlowRect(
                main: start, cross: top, length: line.length, thickness: cross.thickness, axis: options.axis)
            lines.append(FlowLine(range: line.range, frame: frame))
            bottom = top + cross.thickness
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
