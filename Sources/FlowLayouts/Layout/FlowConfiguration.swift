import FlowEngine

/// How a flow is laid out: the options of the engine, and what only views can answer.
@_documentation(visibility: internal)
public struct FlowConfiguration: Equatable, Sendable {
    /// The options of the engine. The direction is always left to right, as SwiftUI mirrors what a layout places.
    package var options: FlowOptions
    /// The guide by which views are aligned across their line. Only views know where they have it.
    package let guide: AlignmentGuide
    /// Whether neighbors decide the distance between views of a line, and between lines.
    private var (prefersItemSpacing, prefersLineSpacing) = (false, false)
    package var defaultFlexibility = DefaultFlexibility()
    package var limit = FlowLimit() { didSet { hasLimit = true } }
    /// Whether a modifier has set a limit, with whatever value. What a flow makes of its views depends on that alone, so they
    /// keep their state when the value changes.
    package private(set) var hasLimit = false
    /// Whether `maxLines` has been set, with whatever value. In FlowLayoutsMigration, an inherited one counts only if not.
    package var hasMaxLines = false
    /// Whether the layout reports how many lines there are.
    var reportsLines = false
    /// Where the layout reports.
    package var memory: FlowMemory?

    /// - Parameter alignment: Where shorter lines are along the axis, and where views are across their line. Lines have only
    ///   edges and a center: any other guide counts as their leading edge, or their top.
    package init(axis: Axis, alignment: Alignment, itemSpacing: CGFloat?, lineSpacing: CGFloat?) {
        options = FlowOptions(axis: FlowAxis(axis))
        switch axis {
        case .horizontal:
            guide = .vertical(alignment.vertical)
            options.lineAlignment = FlowLineAlignment(alignment.horizontal)
        case .vertical:
            guide = .horizontal(alignment.horizontal)
            options.lineAlignment = FlowLineAlignment(alignment.vertical)
        }
        options.itemAlignment = guide.alignment
        (self.itemSpacing, self.lineSpacing) = (itemSpacing, lineSpacing)
    }
}

extension FlowConfiguration {
    /// The direction in which lines run.
    package var axis: Axis { options.axis == .horizontal ? .horizontal : .vertical }

    /// The distance between views of a line, in points; `nil` for what neighbors prefer.
    package var itemSpacing: CGFloat? {
        get { prefersItemSpacing ? nil : options.itemSpacing }
        set { (options.itemSpacing, prefersItemSpacing) = (newValue ?? 0, newValue == nil) }
    }

    /// The distance between lines, in points; `nil` for what the views in them prefer.
    package var lineSpacing: CGFloat? {
        get { prefersLineSpacing ? nil : options.lineSpacing }
        set { (options.lineSpacing, prefersLineSpacing) = (newValue ?? 0, newValue == nil) }
    }
}

extension FlowLineAlignment {
    package init(_ alignment: HorizontalAlignment) {
        self = alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    }

    package init(_ alignment: VerticalAlignment) {
        self = alignment == .center ? .center : alignment == .bottom ? .trailing : .leading
    }
}
