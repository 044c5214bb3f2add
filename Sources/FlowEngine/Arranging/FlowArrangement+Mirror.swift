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
        let (flipsX, flipsY) = Mirror.flips(options)
        guard flipsX || flipsY else { return nil }
        width = flipsX ? Length(position: size.width) : nil
        height = flipsY ? Length(position: size.height) : nil
    }

    private static func flips(_ options: FlowOptions) -> (x: Bool, y: Bool) {
        let isRightToLeft = options.direction == .rightToLeft
        return switch options.axis {
        case .horizontal: (isRightToLeft != options.reversesItems, options.reversesLines)
        case .vertical: (isRightToLeft != options.reversesLines, options.reversesItems)
        }
    }

    /// Whether any sides are swapped.
    static func isNeeded(for options: FlowOptions) -> Bool { flips(options) != (false, false) }

    /// Whether the order of the lines of an axis is reversed.
    func flips(across axis: FlowAxis) -> Bool { (axis == .horizontal ? height : width) != nil }

    @inline(__always)
    func flip(_ rect: inout FlowRect) {
        if let width { rect.x = width.mirrored(rect.x, length: rect.width) }
        if let height { rect.y = height.mirrored(rect.y, length: rect.height) }
    }
}

extension Length {
    /// The mirrored start of something of a length, in a container this long.
    fileprivate func mirrored(_ position: Double, length: Double) -> Double {
        (self - Length(position: position) - Length(position: length)).points
    }
}
