import FlowEngine

/// The space that a flow has, as far as the flow depends on it.
package struct FlowSpace: Equatable {
    /// Along the lines: infinite without a limit, and never NaN or negative.
    package var length: CGFloat
    /// Across the lines; `nil` unless they are distributed in it, or hidden where they do not fit.
    var across: CGFloat?

    /// The longest finite space, and the longest length.
    static let longest = CGFloat(largestLength)

    package init(_ proposal: ProposedViewSize, for configuration: FlowBoxed<FlowConfiguration>) {
        length = proposal.length(along: configuration.axis)
        if configuration.options.lineDistribution != .start || configuration.limit.hidesOverflow {
            let across = proposal.length(along: configuration.axis.across)
            self.across = across < .infinity ? across : nil
        }
    }
}

extension ProposedViewSize {
    /// A length along an axis, and one across it.
    package init(length: CGFloat? = nil, thickness: CGFloat? = nil, axis: Axis) {
        switch axis {
        case .horizontal: self.init(width: length, height: thickness)
        case .vertical: self.init(width: thickness, height: length)
        }
    }

    /// Whether this asks for the smallest size. A length of 0 with more space across does not: it asks how thick a flow is
    /// with one view on each line.
    package var asksForSmallestSize: Bool {
        guard let width, let height else { return false }
        return width <= 0 && height <= 0
    }

    fileprivate func length(along axis: Axis) -> CGFloat {
        let length = (axis == .horizontal ? width : height) ?? .infinity
        return length > 0 ? length : 0
    }
}
