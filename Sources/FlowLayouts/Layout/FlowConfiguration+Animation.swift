/// What SwiftUI interpolates of a flow while its distances change: those between views, then those between lines,
/// each with a 1 after it if it is a number, and 0 if the views decide it.
public typealias FlowAnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
>

extension FlowConfiguration {
    var animatableData: FlowAnimatableData {
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

    /// The distance on the way to another one. From one that the views decided there is no way: it would
    /// begin at 0.
    fileprivate func distance(to end: CGFloat?) -> CGFloat? {
        guard end != nil, abs(second - 1) < 0.001 else { return end }
        return first
    }
}
