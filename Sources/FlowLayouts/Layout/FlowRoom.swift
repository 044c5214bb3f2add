/// The room that a flow has, as far as it matters.
struct FlowRoom: Hashable {
    /// Along the lines: infinite without a limit, and never NaN or negative.
    var length: CGFloat
    /// Across them, where lines are to be spread in it.
    var across: CGFloat?

    init(_ proposal: ProposedViewSize, for flow: FlowConfiguration) {
        length = proposal.length(along: flow.axis)
        if flow.options.lineDistribution != .start {
            let across = proposal.length(along: flow.axis.across)
            self.across = across < .infinity ? across : nil
        }
    }
}

extension Axis {
    /// The other axis.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension ProposedViewSize {
    /// Only a length along an axis.
    init(length: CGFloat, axis: Axis) {
        switch axis {
        case .horizontal: self.init(width: length, height: nil)
        case .vertical: self.init(width: nil, height: length)
        }
    }

    /// Whether this is the question for the smallest size. A length of 0 with more space across it is not: it
    /// asks how far a flow reaches with one view on each line.
    var asksForSmallestSize: Bool {
        guard let width, let height else { return false }
        return width <= 0 && height <= 0
    }

    /// How long a flow may be: infinite without a limit, and never NaN or negative.
    func length(along axis: Axis) -> CGFloat {
        let length = (axis == .horizontal ? width : height) ?? .infinity
        return length > 0 ? length : 0
    }
}

extension CGSize {
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
}
