/// All that a flow follows: its axis, its alignment, its distances and its options.
@_documentation(visibility: internal)
public struct FlowConfiguration: Sendable {
    /// The direction in which lines run.
    @_spi(Tools) public let axis: Axis
    /// Where shorter lines are along the axis, and where views are across their line.
    ///
    /// Views can be aligned by any guide, be it a baseline or a custom one. Lines have edges and a center only: any
    /// other guide counts as their leading edge, or their top.
    var alignment: Alignment
    /// The distance between views of a line, in points; `nil` for what neighbors prefer.
    var itemSpacing: CGFloat?
    /// The distance between lines, in points; `nil` for what the views in them prefer.
    var lineSpacing: CGFloat?
    /// What else the engine follows. Where the other properties say something different, they count.
    var options = FlowOptions()
    /// The most lines that views are shown on.
    package var maxLines: Int?
    /// The views that are drawn so far; the others are invisible.
    var drawn = DrawnViews()
    /// Whether views are placed by their sizes alone, whatever they ask for.
    var ignoresTraits = false
    /// Called when views are placed, with the lines and frames from the flow's top left corner (the overflow view
    /// comes last), and the number of hidden views.
    @_spi(Tools) public var record: (@Sendable (_ arrangement: FlowArrangement, _ hidden: Int) -> Void)?
}
