extension Layout where Self: FlowContainer, Cache == FlowLayoutCache {
    /// The distances between views, then those between lines, so that changes of them are animated: each followed by 1 if it
    /// is a number, or by 0 if the views decide it. What the views decide is not animated.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(_configuration.itemSpacing), AnimatablePair(_configuration.lineSpacing))
        }
        set {
            _configuration.itemSpacing = newValue.first.distance(to: _configuration.itemSpacing)
            _configuration.lineSpacing = newValue.second.distance(to: _configuration.lineSpacing)
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
