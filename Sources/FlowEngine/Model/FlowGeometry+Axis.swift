// Where lengths along and across the lines become widths and heights.

extension FlowSize {
    /// The size along and across lines.
    @inline(__always)
    @inlinable
    package func along(_ axis: FlowAxis) -> (main: Double, cross: Double) {
        axis == .horizontal ? (width, height) : (height, width)
    }

    /// Sets the length along lines.
    @inline(__always)
    mutating func setMain(_ length: Double, along axis: FlowAxis) {
        if axis == .horizontal { width = length } else { height = length }
    }

    /// Sets the thickness across lines.
    @inline(__always)
    mutating func setCross(_ thickness: Double, along axis: FlowAxis) {
        setMain(thickness, along: axis.other)
    }

    package init(main: Length, cross: Length, axis: FlowAxis) {
        switch axis {
        case .horizontal: self.init(width: main.points, height: cross.points)
        case .vertical: self.init(width: cross.points, height: main.points)
        }
    }

    /// Where a point is along lines, and across them in a flow of this size: at an edge if it is outside. NaN counts as 0.
    package func point(atX x: Double, y: Double, along axis: FlowAxis) -> (main: Double, cross: Double) {
        let (main, cross) = axis == .horizontal ? (x, y) : (y, x)
        return (main.isNaN ? 0 : main, cross > 0 ? min(cross, along(axis).cross) : 0)
    }
}

extension FlowAxis {
    package var other: FlowAxis { self == .horizontal ? .vertical : .horizontal }
}

extension FlowRect {
    /// Where the rectangle begins and ends along an axis.
    package func extent(along axis: FlowAxis) -> (start: Double, end: Double) {
        axis == .horizontal ? (x, x + width) : (y, y + height)
    }

    func middle(along axis: FlowAxis) -> Double {
        let (start, end) = extent(along: axis)
        return (start + end) / 2
    }

    /// How far the rectangle is from a point on an axis; 0 inside it.
    package func distance(to point: Double, along axis: FlowAxis) -> Double {
        let (start, end) = extent(along: axis)
        return max(start - point, point - end, 0)
    }

    @inline(__always)
    @inlinable
    package init(main: Double, cross: Double, size: FlowSize, axis: FlowAxis) {
        switch axis {
        case .horizontal: self.init(x: main, y: cross, width: size.width, height: size.height)
        case .vertical: self.init(x: cross, y: main, width: size.width, height: size.height)
        }
    }

    init(main: Length, cross: Length, length: Length, thickness: Length, axis: FlowAxis) {
        let size = FlowSize(main: length, cross: thickness, axis: axis)
        self.init(main: main.points, cross: cross.points, size: size, axis: axis)
    }
}
