// Right to left, and reversed items and lines, are mirror images of what was arranged.

extension FlowArrangement {
    mutating func mirror(by options: FlowOptions) {
        guard options.isMirrored else { return }
        for index in frames.indices {
            var frame = frames[index]
            frame.mirror(in: size, by: options)
            (frames.xs[index], frames.ys[index]) = (frame.x, frame.y)
        }
        for index in lines.indices { lines[index].frame.mirror(in: size, by: options) }
        for index in itemSeparators.indices { itemSeparators[index].mirror(in: size, by: options) }
        for index in lineSeparators.indices { lineSeparators[index].mirror(in: size, by: options) }
    }
}

extension FlowRect {
    /// Takes it to the other side of a flow, where the options swap sides.
    @inline(__always)
    mutating func mirror(in size: FlowSize, by options: FlowOptions) {
        let (main, cross) = (options.swapsLineEnds, options.swapsLines)
        let (swapsX, swapsY) = options.axis == .horizontal ? (main, cross) : (cross, main)
        if swapsX { x = mirrored(x, length: width, in: size.width) }
        if swapsY { y = mirrored(y, length: height, in: size.height) }
    }

    private func mirrored(_ start: Double, length: Double, in whole: Double) -> Double {
        (Length(position: whole) - Length(position: start) - Length(position: length)).points
    }
}

// What is read from the right is mirrored along rows, and across columns.
extension FlowOptions {
    var isMirrored: Bool { swapsLineEnds || swapsLines }

    /// Whether lines start at the right, or at the bottom in a vertical flow.
    var swapsLineEnds: Bool { reversesItems != (direction == .rightToLeft && axis == .horizontal) }

    /// Whether the first line is the lowest, or the one furthest to the right in a vertical flow.
    var swapsLines: Bool { reversesLines != (direction == .rightToLeft && axis == .vertical) }
}
