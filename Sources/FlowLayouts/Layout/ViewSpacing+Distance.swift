// How far apart views want to be, where the flow has no spacing of its own.

import FlowEngine

extension ViewSpacing {
    /// How far apart two neighbors want to be. A separator is in the middle of their gap, so the distance on each side is the
    /// average of what it prefers on the two.
    func distance(to next: ViewSpacing, around separator: ViewSpacing?, along axis: Axis) -> CGFloat {
        guard let separator else { return distance(to: next, along: axis) }
        return (distance(to: separator, along: axis) + separator.distance(to: next, along: axis)) / 2
    }
}

extension [ViewSpacing] {
    func setDistances(
        of items: inout FlowItems, in options: inout FlowOptions, around separator: ViewSpacing?,
        along axis: Axis
    ) {
        func distance(before item: Int) -> Double {
            self[item - 1].distance(to: self[item], around: separator, along: axis)
        }
        let followers = indices.dropFirst()
        // Mostly they are equal, and the engine is faster with one for all.
        let common = followers.first.map(distance) ?? 0
        if followers.allSatisfy({ distance(before: $0) == common }) {
            options.itemSpacing = common
        } else {
            for item in followers { items.setSpacing(distance(before: item), at: item) }
        }
    }
}
