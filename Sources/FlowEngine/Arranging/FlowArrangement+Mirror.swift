// Right to left, and reversed items and lines, are mirror images of what was arranged.

extension FlowArrangement {
    mutating func mirror(for options: FlowOptions) {
        guard let mirror = Mirror(of: size, options: options) else { return }
        for index in frames.indices {
            var frame = frames[index]
            mirror.flip(&frame)
            (frames.xs[index], frames.ys[index]) = (frame.x, frame.y)
        }
        for index in lines.indices { mirror.flip(&lines[index].frame) }
        for index in itemSeparators.indices { mirror.flip(&itemSeparators[index]) }
        for index in lineSeparators.indices { mirror.flip(&lineSeparators[index]) }
    }
}

/// Which sides of a flow are swapped.
struct Mirror {
    /// The width of the flow, if left and right are.
    private let width: Length?
    /// The height of the flow, if top and bottom are.
    private let height: Length?

    /// `nil` where none are.
    init?(of size: FlowSize, options: FlowOptions) {
        let (main, cross) = (options.swapsLineEnds, options.swapsLines)
        guard main || cross else { return nil }
        let (flipsX, flipsY) = options.axis == .horizontal ? (main, cross) : (cross, main)
        width = flipsX ? Length(position: size.width) : nil
        height = flipsY ? Length(position: size.height) : nil
    }

    @inline(__always)
    func flip(_ rect: inout FlowRect) {
        if let width { rect.x = width.mirrored(rect.x, length: rect.width) }
        if let height { rect.y = height.mirrored(rect.y, length: rect.height) }
    }
}

// What is read from the right is mirrored along rows, and across columns.
extension FlowOptions {
    /// Whether lines start at the right, or at the bottom in a vertical flow.
    var swapsLineEnds: Bool { reversesItems != (direction == .rightToLeft && axis == .horizontal) }

    /// Whether the first line is the lowest, or the one furthest to the right in a vertical flow.
    var swapsLines: Bool { reversesLines != (direction == .rightToLeft && axis == .vertical) }
}

extension Length {
    /// The mirrored start of something of a length, in a container this long.
    fileprivate func mirrored(_ position: Double, length: Double) -> Double {
        (self - Length(position: position) - Length(position: length)).points
    }
}
