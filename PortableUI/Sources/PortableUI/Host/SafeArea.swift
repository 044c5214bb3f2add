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

    /// How far what is over an edge of the host reaches beyond a rectangle, where that ends in it. One that ends before the
    /// edge, or beyond what is over it, as content does that has been scrolled, has no inset there.
    func insets(of rect: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        let all = CGRect(
            x: bounds.minX - (isMirrored ? insets.trailing : insets.leading), y: bounds.minY - insets.top,
            width: bounds.width + insets.leading + insets.trailing,
            height: bounds.height + insets.top + insets.bottom)
        func inset(_ end: CGFloat, _ edge: CGFloat, _ outerEdge: CGFloat) -> CGFloat {
            min(edge, outerEdge) <= end && end <= max(edge, outerEdge) ? abs(outerEdge - end) : 0
        }
        let left = inset(rect.minX, bounds.minX, all.minX)
        let right = inset(rect.maxX, bounds.maxX, all.maxX)
        return EdgeInsets(
            top: inset(rect.minY, bounds.minY, all.minY), leading: isMirrored ? right : left,
            bottom: inset(rect.maxY, bounds.maxY, all.maxY), trailing: isMirrored ? left : right)
    }
}
