/// A view of a flow, with its size for one proposal.
struct MeasuredView {
    let subviewIndex: Int
    let contentIndex: Int
    /// Of an overflow view: that of the last hidden item; of a “less” button, that of the item before it (`FlowPass`).
    var itemIndex: Int
    var dimensions: ViewDimensions
    /// Whether it is a word of a text.
    let isWord: Bool
    /// Whether it is scaled with its line. Then its dimensions only tell its shape.
    let isScaled: Bool
    /// What it was proposed: across its line, nothing or, if it is to be as thick as it can be, infinity.
    var proposal = ProposedViewSize.unspecified
}

extension LayoutSubview {
    /// The dimensions of a view that takes any thickness, such as a resizable image; `nil` for others. A view may also just
    /// happen to have this thickness: offered more, it gets no thicker, or is a text that gets shorter.
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
