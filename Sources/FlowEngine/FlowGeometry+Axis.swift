// Where lengths along and across the lines become widths and heights.

extension FlowSize {
    init(main: Length, cross: Length, axis: FlowAxis) {
        switch axis {
        case .horizontal: self.init(width: main.points, height: cross.points)
        case .vertical: self.init(width: cross.points, height: main.points)
        }
    }
}

extension FlowRect {
    init(main: Length, cross: Length, length: Length, thickness: Length, axis: FlowAxis) {
        switch axis {
        case .horizontal:
            self.init(x: main.points, y: cross.points, width: length.points, height: thickness.points)
        case .vertical:
            self.init(x: cross.points, y: main.points, width: thickness.points, height: length.points)
        }
    }
}
