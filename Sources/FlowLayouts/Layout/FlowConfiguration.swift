/// All that a flow follows: its axis, its alignment, its distances and its options.
@_documentation(visibility: internal)
public struct FlowConfiguration: Equatable, Sendable {
    /// The direction in which lines run.
    @_spi(Tools) public let axis: Axis
    /// Where shorter lines are along the axis, and where views are across their line. Lines have edges and a center
    /// only: any other guide counts as their leading edge, or their top.
    var alignment: Alignment
    /// The distance between views of a line, in points; `nil` for what neighbors prefer.
    var itemSpacing: CGFloat?
    /// The distance between lines, in points; `nil` for what the views in them prefer.
    var lineSpacing: CGFloat?
    /// What else the engine follows. Where the other properties say something different, they count.
    @_spi(Tools) public var options = FlowOptions()
    /// Which views are hidden.
    package var limit = FlowLimit()
    /// Told where views are placed.
    var placed: PlacedFlow?
}

/// When a flow hides views.
package struct FlowLimit: Hashable, Sendable {
    /// Whether a modifier has said so, with whatever value: what a flow makes of its views depends on that alone, as they
    /// must not lose their state when a value changes.
    var isGiven = false
    /// The most lines that views are shown on.
    private(set) var maxLines: Int?
    /// Whether there are no more lines than fit across, but one.
    var hidesOverflow = false
    /// Whether nothing is hidden for now. Where something would be, the overflow view comes after all others.
    var isExpanded = false

    /// Negative numbers count as 0.
    package mutating func setMaxLines(_ count: Int?) {
        maxLines = count.map { max($0, 0) }
    }

    /// The most lines for now.
    var lineCount: Int? { isExpanded ? nil : maxLines }

    /// Whether views are hidden if there are enough of them.
    var mayHide: Bool { !isExpanded && (maxLines != nil || hidesOverflow) }
}

extension FlowConfiguration {
    /// All options for the engine. The direction is always left to right: the system mirrors what a layout places.
    func options(itemAlignment: FlowItemAlignment) -> FlowOptions {
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
