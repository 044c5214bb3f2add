/// The axis along which lines run, and the sides at which lines and items begin. Everything is arranged from the top left
/// corner, and mirrored if it begins at another side.
package struct Orientation: Equatable, Sendable {
    package let axis: FlowAxis
    /// Whether lines start at the right, or at the bottom in a vertical flow.
    let swapsLineEnds: Bool
    /// Whether the first line is the lowest, or the one furthest to the right in a vertical flow.
    let swapsLines: Bool

    /// Right to left mirrors horizontal flows along their lines, and vertical ones across them.
    package init(_ options: FlowOptions) {
        axis = options.axis
        let isRightToLeft = options.direction == .rightToLeft
        swapsLineEnds = options.reversesItems != (isRightToLeft && axis == .horizontal)
        swapsLines = options.reversesLines != (isRightToLeft && axis == .vertical)
    }

    /// Whether anything is mirrored.
    package var isMirrored: Bool { swapsLineEnds || swapsLines }

    /// Whether left and right are swapped.
    private var swapsX: Bool { axis == .horizontal ? swapsLineEnds : swapsLines }

    /// Whether top and bottom are swapped.
    private var swapsY: Bool { axis == .horizontal ? swapsLines : swapsLineEnds }
}

extension Orientation {
    /// Mirrors a rectangle in a flow of a size.
    @inline(never)  // Else each of its calls would have a copy of it.
    package func mirror(_ rect: inout FlowRect, in size: FlowSize) {
        if swapsX { rect.x = Length(coordinate: size.width).mirrored(rect.x, length: rect.width) }
        if swapsY { rect.y = Length(coordinate: size.height).mirrored(rect.y, length: rect.height) }
    }

    /// Mirrors everything in an arrangement.
    func mirror(_ arrangement: inout FlowArrangement) {
        guard isMirrored else { return }
        let size = arrangement.size
        func mirror(_ rects: inout [FlowRect]) {
            for index in rects.indices { self.mirror(&rects[index], in: size) }
        }
        for index in arrangement.frames.indices { self.mirror(&arrangement.frames[index], in: size) }
        for index in arrangement.lines.indices { self.mirror(&arrangement.lines[index].frame, in: size) }
        mirror(&arrangement.itemSeparators)
        mirror(&arrangement.lineSeparators)
    }

    /// An interval across a flow of a thickness, before lines are mirrored.
    func mirrored(_ interval: (start: Length, end: Length), in thickness: Length) -> (
        start: Length, end: Length
    ) {
        swapsLines ? (thickness - interval.end, thickness - interval.start) : interval
    }
}

extension Length {
    /// The mirrored start of something of a length, in a container this long.
    @inline(__always)
    fileprivate func mirrored(_ position: Double, length: Double) -> Double {
        (self - Length(coordinate: position) - Length(coordinate: length)).points
    }
}
