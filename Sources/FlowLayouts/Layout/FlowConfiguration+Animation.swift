extension FlowConfiguration {
    /// What SwiftUI interpolates while the distances of a flow change: those between views, then those between
    /// lines, each followed by 1 if it is a number, or 0 if the views decide it.
    typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(itemSpacing), AnimatablePair(lineSpacing)) }
        set {
            itemSpacing = newValue.first.distance(to: itemSpacing)
            lineSpacing = newValue.second.distance(to: lineSpacing)
        }
    }
}

extension AnimatablePair<CGFloat, CGFloat> {
    fileprivate init(_ distance: CGFloat?) {
        self.init(distance ?? 0, distance == nil ? 0 : 1)
    }

    /// The distance on the way to another one. There is no way from one that the views decide: it would begin
    /// at 0.
    fileprivate func distance(to end: CGFloat?) -> CGFloat? {
        guard end != nil, abs(second - 1) < 0.001 else { return end }
        return first
    }
}
