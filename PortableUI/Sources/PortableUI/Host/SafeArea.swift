/// What is over the edges of a host, such as bars.
final class SafeArea {
    /// What the root view is offered, in the host's space, as far as that is known.
    var bounds = CGRect.zero
    /// How far what is seen reaches beyond that.
    var insets = EdgeInsets()

    /// A rectangle, and what is over the host's edges that it reaches along some axes.
    func extending(_ rect: CGRect, along axes: Axis.Set, _ direction: LayoutDirection) -> CGRect {
        let reached = insets(of: rect, direction)
        let isMirrored = direction == .rightToLeft
        var result = rect
        if axes.contains(.horizontal) {
            result.origin.x -= isMirrored ? reached.trailing : reached.leading
            result.size.width += reached.leading + reached.trailing
        }
        if axes.contains(.vertical) {
            result.origin.y -= reached.top
            result.size.height += reached.top + reached.bottom
        }
        return result
    }

    /// The insets at those edges of the host that a rectangle reaches.
    func insets(of rect: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        let (left, right) = (rect.minX <= bounds.minX, rect.maxX >= bounds.maxX)
        return EdgeInsets(
            top: rect.minY <= bounds.minY ? insets.top : 0,
            leading: (isMirrored ? right : left) ? insets.leading : 0,
            bottom: rect.maxY >= bounds.maxY ? insets.bottom : 0,
            trailing: (isMirrored ? left : right) ? insets.trailing : 0)
    }
}
