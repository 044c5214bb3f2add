extension Layout where Self: FlowContainer, Cache == FlowLayoutCache {
    /// The item spacing and the line spacing, whose changes are animated. Each is followed by 1 if it is a number, and by
    /// 0 if it is `nil`, as the views decide it. A change from or to `nil` is not animated.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(_configuration.itemSpacing), AnimatablePair(_configuration.lineSpacing))
        }
        set {
            _configuration.itemSpacing = newValue.first.length(to: _configuration.itemSpacing)
            _configuration.lineSpacing = newValue.second.length(to: _configuration.lineSpacing)
        }
    }
}

extension AnimatablePair<CGFloat, CGFloat> {
    fileprivate init(_ length: CGFloat?) {
        let end = length.flatMap { $0.isFinite ? $0 : nil }
        self.init(end ?? 0, end == nil ? 0 : 1)
    }

    /// The length on the way to another one. There is no way from `nil`: it would begin at 0.
    fileprivate func length(to end: CGFloat?) -> CGFloat? {
        guard let end, end.isFinite, abs(second - 1) < 0.001 else { return end }
        return first
    }
}
