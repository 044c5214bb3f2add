/// How far apart lines want to be, by what their views prefer.
struct LineSpacing {
    private let spacings: ViewSpacings
    private let axis: Axis
    /// Each line is first the lower of two and then the upper one.
    private var known: (line: Range<Int>, spacing: ViewSpacing)?

    /// For lines along an axis.
    init(of spacings: ViewSpacings, along axis: Axis) {
        (self.spacings, self.axis) = (spacings, axis)
    }

    /// The distance of two lines, given the views on them.
    mutating func distance(from upper: Range<Int>, to lower: Range<Int>) -> CGFloat {
        let above = known.flatMap { $0.line == upper ? $0.spacing : nil } ?? spacing(of: upper)
        let below = spacing(of: lower)
        known = (lower, below)
        return above.distance(to: below, around: spacings.lineSeparator, along: axis.across)
    }

    /// What a line prefers to the lines beside it: as a stack of its views and separators would.
    private func spacing(of line: Range<Int>) -> ViewSpacing {
        let edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var union = spacings.views[line.lowerBound]
        for view in spacings.views[line].dropFirst() { union.formUnion(view, edges: edges) }
        if line.count > 1, let itemSeparator = spacings.itemSeparator {
            union.formUnion(itemSeparator, edges: edges)
        }
        return union
    }
}
