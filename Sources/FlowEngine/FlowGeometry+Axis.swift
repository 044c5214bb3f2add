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
        let origin = FlowSize(main: main, cross: cross, axis: axis)
        let size = FlowSize(main: length, cross: thickness, axis: axis)
        self.init(x: origin.width, y: origin.height, width: size.width, height: size.height)
    }
}
