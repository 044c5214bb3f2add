/// All that a flow follows: its axis, its alignment, its distances and its options.
///
/// Initializers and modifiers of a flow make and change it. ``FlowContainer`` says what has one.
public struct FlowConfiguration: Sendable {
    /// The direction in which a line runs.
    @_spi(Tools) public let axis: Axis
    /// Where shorter lines are along the axis, and where views are across their line.
    ///
    /// Views can be lined up by any guide, a baseline or one of your own among them. Lines have edges and
    /// a center only: any other guide counts as their leading edge, or their top.
    var alignment: Alignment
    /// The distance between views of a line, in points; `nil` for what neighbors prefer.
    var itemSpacing: CGFloat?
    /// The distance between lines, in points; `nil` for what the views in them prefer.
    var lineSpacing: CGFloat?
    /// What else the engine follows. What the other properties say does not count here.
    var options = FlowOptions()
    /// The most lines that views are shown on.
    var maxLines: Int?
    /// The views that are drawn as yet, the others being invisible.
    var drawn = DrawnViews()
    /// Whether views are placed by their sizes alone, whatever they ask for.
    var ignoresTraits = false
    /// Called with what views are placed by: lines and frames from the flow's top left corner, with the view
    /// that stands for hidden ones after the others, and the number of hidden ones.
    @_spi(Tools) public var record: (@Sendable (_ arrangement: FlowArrangement, _ hidden: Int) -> Void)?

    init(_ axis: Axis, alignment: Alignment, itemSpacing: CGFloat?, lineSpacing: CGFloat?) {
        self.axis = axis
        self.alignment = alignment
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
    }
}
