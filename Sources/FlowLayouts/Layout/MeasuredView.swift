/// A view of a flow, with the size that it has for what it was offered.
struct MeasuredView {
    let subviewIndex: Int
    /// An overflow view has that of the last item before it, hidden or not.
    var itemIndex: Int
    var dimensions: ViewDimensions
    /// Whether it is scaled with its line, and its dimensions say only what shape it has.
    let isScaled: Bool
    /// Whether it is offered all thickness there is, of which it takes as much as it can.
    let fillsThickness: Bool
    /// The length that it was offered along its line; infinite if it has its ideal size.
    var offered = CGFloat.infinity

    /// What it is offered with a length.
    func proposal(of length: CGFloat?, along axis: Axis) -> ProposedViewSize {
        ProposedViewSize(length: length, thickness: fillsThickness ? .infinity : nil, axis: axis)
    }
}

extension LayoutSubview {
    /// The dimensions of a view that is as thick as it is offered, such as a resizable image; `nil` for others. One that is
    /// so by chance becomes no thicker where there is space, or is a text, which becomes shorter.
    func shape(ofThickness thickness: CGFloat, along axis: Axis) -> ViewDimensions? {
        let across = axis.across
        let dimensions = dimensions(in: ProposedViewSize(length: thickness, axis: across))
        let length = dimensions.length(along: axis)
        guard abs(dimensions.length(along: across) - thickness) < 0.5, length > 0 else { return nil }
        let thicker = sizeThatFits(ProposedViewSize(length: 2 * thickness, axis: across))
        let isThicker = thicker.length(along: across) > dimensions.length(along: across)
        return isThicker && thicker.length(along: axis) >= length ? dimensions : nil
    }
}
