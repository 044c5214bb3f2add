// Right to left, and reversed lines and items: each is the mirror image of what was arranged.

extension FlowArrangement {
    mutating func mirror(for options: FlowOptions) {
        let isRightToLeft = options.direction == .rightToLeft
        switch options.axis {
        case .horizontal:
            if isRightToLeft != options.reversesItems { mirrorX() }
            if options.reversesLines { mirrorY() }
        case .vertical:
            if isRightToLeft != options.reversesLines { mirrorX() }
            if options.reversesItems { mirrorY() }
        }
    }

    private mutating func mirrorX() {
        let width = Length(size.width)
        frames.mirrorX(in: width)
        for index in lines.indices { lines[index].frame.mirrorX(in: width) }
        for index in itemSeparators.indices { itemSeparators[index].mirrorX(in: width) }
        for index in lineSeparators.indices { lineSeparators[index].mirrorX(in: width) }
    }

    private mutating func mirrorY() {
        let height = Length(size.height)
        frames.mirrorY(in: height)
        for index in lines.indices { lines[index].frame.mirrorY(in: height) }
        for index in itemSeparators.indices { itemSeparators[index].mirrorY(in: height) }
        for index in lineSeparators.indices { lineSeparators[index].mirrorY(in: height) }
    }
}

extension FlowFrames {
    fileprivate mutating func mirrorX(in width: Length) {
        for index in indices { x[index] = width.mirrored(x[index], length: widths[index]) }
    }

    fileprivate mutating func mirrorY(in height: Length) {
        for index in indices { y[index] = height.mirrored(y[index], length: heights[index]) }
    }
}

extension FlowRect {
    fileprivate mutating func mirrorX(in width: Length) {
        x = width.mirrored(x, length: self.width)
    }

    fileprivate mutating func mirrorY(in height: Length) {
        y = height.mirrored(y, length: self.height)
    }
}

extension Length {
    /// The beginning of something of a length at a position, seen in the mirror of a container this long.
    fileprivate func mirrored(_ position: Double, length: Double) -> Double {
        (self - Length(position) - Length(length)).points
    }
}
