/// The spacings that views and separators prefer.
struct ViewSpacings {
    /// Empty if views decide no distance.
    let views: [ViewSpacing]
    private let itemSeparator: ViewSpacing?
    private let lineSeparator: ViewSpacing?
    private let axis: Axis
    private let decideItemSpacing: Bool

    init(
        of views: [ViewSpacing], separators: (item: ViewSpacing?, line: ViewSpacing?),
        in flow: Boxed<FlowConfiguration>
    ) {
        (self.views, axis, decideItemSpacing) = (views, flow.axis, flow.itemSpacing == nil)
        (itemSeparator, lineSeparator) = separators
    }

    func distance(from view: ViewSpacing, to next: ViewSpacing) -> CGFloat {
        view.distance(to: next, around: itemSeparator, along: axis)
    }

    /// The spacing that a line prefers, like a stack of its views and separators.
    func spacing(
        ofLine line: FlowElements.SubSequence, _ spacing: (FlowElement) -> ViewSpacing
    ) -> ViewSpacing {
        let edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var union = spacing(line[line.startIndex])
        for element in line.dropFirst() { union.formUnion(spacing(element), edges: edges) }
        if line.count > 1, let itemSeparator { union.formUnion(itemSeparator, edges: edges) }
        return union
    }

    func distance(fromLine upper: ViewSpacing, to lower: ViewSpacing) -> CGFloat {
        upper.distance(to: lower, around: lineSeparator, along: axis.across)
    }

    /// Gives items the distances that their views prefer, unless the flow has one for all.
    func setDistances(of items: inout FlowItems, in options: inout FlowOptions) {
        guard decideItemSpacing else { return }
        func distance(before item: Int) -> Double { self.distance(from: views[item - 1], to: views[item]) }
        let followers = views.indices.dropFirst()
        // Mostly they are equal, and the engine is faster with one for all.
        let common = followers.first.map(distance) ?? 0
        if followers.allSatisfy({ distance(before: $0) == common }) {
            options.itemSpacing = common
        } else {
            for item in followers { items.setSpacing(distance(before: item), at: item) }
        }
    }
}

extension ViewSpacing {
    /// How far apart two neighbors want to be. A separator is in the middle of their gap, so the distance on each side is the
    /// average of what it wants on both.
    func distance(to next: ViewSpacing, around separator: ViewSpacing?, along axis: Axis) -> CGFloat {
        guard let separator else { return distance(to: next, along: axis) }
        return (distance(to: separator, along: axis) + separator.distance(to: next, along: axis)) / 2
    }
}
