// Right to left, and reversed items and lines, are mirror images of what was arranged.

extension FlowArrangement {
    mutating func mirror(by options: FlowOptions) {
        guard options.isMirrored else { return }
        if options.swapsX { frames.xs.mirror(in: size.width, lengths: frames.widths) }
        if options.swapsY { frames.ys.mirror(in: size.height, lengths: frames.heights) }
        for index in lines.indices { lines[index].frame.mirror(in: size, by: options) }
        for index in itemSeparators.indices { itemSeparators[index].mirror(in: size, by: options) }
        for index in lineSeparators.indices { lineSeparators[index].mirror(in: size, by: options) }
    }
}

extension [Double] {
    /// Mirrors the starts of things of some lengths.
    fileprivate mutating func mirror(in whole: Double, lengths: [Double]) {
        let whole = Length(position: whole)
        withUnsafeMutableBufferPointer { starts in
            for index in starts.indices {
                starts[index] = whole.mirrored(starts[index], length: lengths[index])
            }
        }
    }
}

extension FlowRect {
    /// Takes it to the other side of a flow, where the options swap sides.
    @inline(never)  // Else each of its calls would have a copy of it.
    package mutating func mirror(in size: FlowSize, by options: FlowOptions) {
        if options.swapsX { x = Length(position: size.width).mirrored(x, length: width) }
        if options.swapsY { y = Length(position: size.height).mirrored(y, length: height) }
    }
}

// What is read from the right is mirrored along rows, and across columns.
extension FlowOptions {
    package var isMirrored: Bool { swapsLineEnds || swapsLines }

    /// Whether lines start at the right, or at the bottom in a vertical flow.
    var swapsLineEnds: Bool { reversesItems != (direction == .rightToLeft && axis == .horizontal) }

    /// Whether the first line is the lowest, or the one furthest to the right in a vertical flow.
    var swapsLines: Bool { reversesLines != (direction == .rightToLeft && axis == .vertical) }

    /// Whether left and right are swapped.
    fileprivate var swapsX: Bool { axis == .horizontal ? swapsLineEnds : swapsLines }

    /// Whether top and bottom are swapped.
    fileprivate var swapsY: Bool { axis == .horizontal ? swapsLines : swapsLineEnds }
}

extension Length {
    /// The mirrored start of something of a length, in a container this long.
    @inline(__always)
    fileprivate func mirrored(_ position: Double, length: Double) -> Double {
        (self - Length(position: position) - Length(position: length)).points
    }
}
