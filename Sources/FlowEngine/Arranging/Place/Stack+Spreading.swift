// How the slack of lines is spread among their items.

extension Stack {
    /// The slack before, between and after the items of a line.
    func spread(along line: Line) -> Spread {
        guard plan.features.contains(.spreading) else { return .none }
        let distribution = plan.options.distribution
        let alignment = plan.alignment(of: line)
        if plan.spreads(line) {
            return spread(besides: line.length, among: line.count, distribution, alignment)
        }
        // In columns, items stay in those of a full line.
        guard plan.keepsColumns(line), let fullLine, line.length <= fullLine.length else {
            return spread(besides: line.length, among: line.count, .natural, alignment)
        }
        return spread(besides: fullLine.length, among: fullLine.count, distribution, alignment)
    }

    private func spread(
        besides length: Length, among count: Int, _ distribution: FlowDistribution,
        _ alignment: FlowLineAlignment
    ) -> Spread {
        let slack = self.length - length
        let aligned: FlowLineDistribution =
            switch alignment {
            case .leading: .start
            case .center: .center
            case .trailing: .end
            }
        // Items are spread along a line by the rules that spread lines across a flow.
        let rule: FlowLineDistribution =
            switch distribution {
            case .natural, .fillEqually: aligned
            case .justified, .spaceBetween: count > 1 && slack > .zero ? .spaceBetween : aligned
            case .spaceAround: .spaceAround
            case .spaceEvenly: .spaceEvenly
            }
        return Spread(slack, among: count, rule, isReversed: plan.options.reversesItems)
    }
}

extension Spread {
    /// How long a line is from its first item to where it reaches.
    func length(of line: Line) -> Length {
        line.length + before(line.count - 1) - beforeFirst
    }
}
