/// All that a flow follows: its axis, its alignment, its distances and its options.
@_documentation(visibility: internal)
public struct FlowConfiguration: Equatable, Sendable {
    /// The direction in which lines run.
    @_spi(Tools) public let axis: Axis
    /// Where shorter lines are along the axis, and where views are across their line. Lines have edges and a center
    /// only: any other guide counts as their leading edge, or their top.
    package var alignment: Alignment
    /// The distance between views of a line, in points; `nil` for what neighbors prefer.
    package var itemSpacing: CGFloat?
    /// The distance between lines, in points; `nil` for what the views in them prefer.
    package var lineSpacing: CGFloat?
    /// What else the engine follows. Where the other properties say something different, they count.
    @_spi(Tools) public var options = FlowOptions()
    /// What views do that do not say so themselves.
    package var usualFlexibility = UsualFlexibility()
    /// Which views are hidden.
    package var limit = FlowLimit()
    /// Whether a modifier has said so, with whatever value: what a flow makes of its views depends on that alone, as they
    /// must not lose their state when a value changes.
    package var isLimited = false
    /// The same, of the number of lines alone.
    package var limitsLines = false
    /// Whether somebody wants to know how many lines there are.
    var tellsLines = false
    /// Told where views are placed, and so has the configuration itself.
    package weak var placed: PlacedFlow?
}

extension FlowConfiguration {
    /// All options for the engine. The direction is always left to right: the system mirrors what a layout places.
    package func options(itemAlignment: FlowItemAlignment) -> FlowOptions {
        var options = options
        options.axis = FlowAxis(axis)
        options.itemSpacing = itemSpacing ?? 0
        options.lineSpacing = lineSpacing ?? 0
        options.lineAlignment = lineAlignment
        options.itemAlignment = itemAlignment
        options.direction = .leftToRight
        return options
    }

    private var lineAlignment: FlowLineAlignment {
        switch (axis, alignment.horizontal, alignment.vertical) {
        case (.horizontal, .center, _), (.vertical, _, .center): .center
        case (.horizontal, .trailing, _), (.vertical, _, .bottom): .trailing
        default: .leading
        }
    }
}
