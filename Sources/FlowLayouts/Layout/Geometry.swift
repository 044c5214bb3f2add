// Lengths along an axis, and sizes between SwiftUI and the engine.

extension Axis {
    /// The other axis.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension FlowAxis {
    init(_ axis: Axis) {
        self = axis == .horizontal ? .horizontal : .vertical
    }
}

extension CGSize {
    init(_ size: FlowSize) {
        self.init(width: size.width, height: size.height)
    }

    init(length: CGFloat, thickness: CGFloat, axis: Axis) {
        switch axis {
        case .horizontal: self.init(width: length, height: thickness)
        case .vertical: self.init(width: thickness, height: length)
        }
    }

    func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}

extension ViewDimensions {
    func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }

    var flowSize: FlowSize { FlowSize(width: width, height: height) }
}

extension FlowSize {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    func length(along axis: Axis) -> CGFloat {
        axis == .horizontal ? width : height
    }
}
