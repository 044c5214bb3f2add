// Where lines begin at the leading edge and items at the top of theirs, no item's place depends on the items
// behind it: breaking and placing are then one pass.

extension FlowArrangement {
    /// Arranges items if that can be done in one pass, and otherwise does nothing. O(n).
    mutating func updateInOnePass(of items: FlowItems, in available: Double?, options: FlowOptions) -> Bool {
        guard var pass = OnePass(items, available: available, options: options) else { return false }
        defer { pass.deallocate() }
        clear(for: items)
        frames.withPositions(along: options.axis) { mainPositions, crossPositions in
            items.withSizes(along: options.axis) { lengths, thicknesses in
                while pass.block.upperBound < items.count {
                    pass.placeNextItems(lengths, thicknesses, mainPositions, crossPositions)
                    lines.append(contentsOf: pass.endedLines(isLast: pass.block.upperBound == items.count))
                }
            }
        }
        size = FlowSize(
            main: options.sizing == .fill ? pass.available : pass.longest, cross: max(pass.bottom, .zero),
            axis: options.axis)
        mirror(for: options)
        return true
    }
}

/// One pass over items that are as long as they come, with one spacing between them, block by block.
private struct OnePass {
    let available: Length
    private let itemSpacing: Length
    private let lineSpacing: Length
    private let axis: FlowAxis
    /// The items that were placed last.
    private(set) var block = 0..<0
    /// The longest of the lines that have ended.
    private(set) var longest = Length.zero
    /// Where the last line that has ended does so.
    private(set) var bottom = Length.zero

    /// A line so far.
    private struct Line {
        var end = 0
        var top = Length.zero
        var length: Length
        /// In points.
        var thickness = 0.0
    }

    private var line: Line
    private var ended = 0..<0
    private var start = 0
    private let lengths: UnsafeMutableBufferPointer<Length>
    private let lines: UnsafeMutableBufferPointer<Line>
    private let frames: UnsafeMutableBufferPointer<FlowLine>
    private static let blockSize = 256

    /// `nil` if an item's place may depend on those behind it, or sums along a line may overflow.
    init?(_ items: FlowItems, available: Double?, options: FlowOptions) {
        var followed = FlowOptions(
            axis: options.axis, itemSpacing: options.itemSpacing, lineSpacing: options.lineSpacing,
            direction: options.direction)
        followed.sizing = options.sizing
        followed.reversesItems = options.reversesItems
        followed.reversesLines = options.reversesLines
        guard options == followed, items.traits.isEmpty, items.spacings.isEmpty, options.itemSpacing >= 0,
            let available = Length(available: available)
        else { return nil }
        self.available = available
        itemSpacing = Length(options.itemSpacing)
        lineSpacing = Length(options.lineSpacing)
        axis = options.axis
        line = Line(length: .zero &- itemSpacing)
        lengths = .allocate(capacity: OnePass.blockSize)
        lines = .allocate(capacity: OnePass.blockSize + 1)
        frames = .allocate(capacity: OnePass.blockSize + 1)
    }

    func deallocate() {
        lengths.deallocate()
        lines.deallocate()
        frames.deallocate()
    }

    /// Places the items of the next block.
    @inline(never)
    mutating func placeNextItems(
        _ sizes: UnsafeBufferPointer<Double>, _ thicknesses: UnsafeBufferPointer<Double>,
        _ mainPositions: UnsafeMutableBufferPointer<Double>,
        _ crossPositions: UnsafeMutableBufferPointer<Double>
    ) {
        // 1. Sizes become lengths: for many at once a processor needs little time.
        block = block.upperBound..<min(block.upperBound + OnePass.blockSize, sizes.count)
        for index in block {
            lengths[index &- block.lowerBound] = Length(size: sizes[index])
        }

        // 2. A line takes items until the next would not fit.
        var count = 0
        var (top, used, thickness) = (line.top, line.length, line.thickness)
        var topPoints = top.points
        for index in block {
            let length = lengths[index &- block.lowerBound]
            var position = used &+ itemSpacing
            if position &+ length > available && index > 0 {
                lines[count] = Line(end: index, top: top, length: used, thickness: thickness)
                count &+= 1
                top = top + Length(size: thickness) + lineSpacing
                topPoints = top.points
                thickness = 0
                position = .zero
            }
            used = position &+ length
            thickness = thicknesses[index] > thickness ? thicknesses[index] : thickness
            mainPositions[index] = position.points
            crossPositions[index] = topPoints
        }
        line = Line(end: block.upperBound, top: top, length: used, thickness: thickness)
        lines[count] = line
        ended = 0..<count
    }

    /// The lines that have ended in the block, among them its last one if there is no other block.
    @inline(never)
    mutating func endedLines(isLast: Bool) -> UnsafeBufferPointer<FlowLine> {
        let count = isLast ? ended.count + 1 : ended.count
        for number in 0..<count {
            let line = lines[number]
            let thickness = Length(size: line.thickness)
            let frame = FlowRect(
                main: .zero, cross: line.top, length: line.length, thickness: thickness, axis: axis)
            frames.initializeElement(
                at: number, to: FlowLine(range: Range(uncheckedBounds: (start, line.end)), frame: frame))
            longest = max(longest, line.length)
            bottom = line.top + thickness
            start = line.end
        }
        return UnsafeBufferPointer(rebasing: frames[..<count])
    }
}
