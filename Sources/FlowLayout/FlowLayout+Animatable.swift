extension FlowLayout {
    /// The distances between views and between lines, so that a change of them slides. Distances that the
    /// views decide are not animated.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(itemSpacing ?? 0, lineSpacing ?? 0) }
        set {
            if itemSpacing != nil { itemSpacing = newValue.first }
            if lineSpacing != nil { lineSpacing = newValue.second }
        }
    }
}
