/// How far apart lines want to be, by what their views prefer.
struct LineSpacing {
    private let views: [ViewSpacing]
    private let itemSeparator: ViewSpacing?
    private let lineSeparator: ViewSpacing?
    private let axis: Axis
    /// Each line is first the lower of two and then the upper one.
    private var known: (line: Range<Int>, spacing: ViewSpacing)?

    /// - Parameters:
    ///   - views: What the views prefer, in order.
    ///   - separators: What the separators between them and between lines do.
    ///   - axis: Along which lines run.
    init(of views: [ViewSpacing], separators: (item: ViewSpacing?, line: ViewSpacing?), along axis: Axis) {
        (self.views, self.axis) = (views, axis)
        (itemSeparator, lineSeparator) = separators
    }

    /// The distance of two lines, given the views on them.
    mutating func distance(from upper: Range<Int>, to lower: Range<Int>) -> CGFloat {
        let above = known.flatMap { $0.line == upper ? $0.spacing : nil } ?? spacing(of: upper)
        let below = spacing(of: lower)
        known = (lower, below)
        return above.distance(to: below, around: lineSeparator, along: axis.across)
    }

    /// What a line prefers to the lines beside it: as a stack of its views and separators would.
    private func spacing(of line: Range<Int>) -> ViewSpacing {
        let edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var union = views[line.lowerBound]
        for view in views[line].dropFirst() { union.formUnion(view, edges: edges) }
        if line.count > 1, let itemSeparator { union.formUnion(itemSeparator, edges: edges) }
        return union
    }
}
