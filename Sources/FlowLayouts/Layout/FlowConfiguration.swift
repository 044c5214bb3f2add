/// All that a flow follows: the options of the engine, and what only views can answer.
@_documentation(visibility: internal)
public struct FlowConfiguration: Equatable, Sendable {
    /// What the engine follows. The direction is always left to right: the system mirrors what a layout places.
    @_spi(Tools) public var options: FlowOptions
    /// By which guide views are aligned across their line. Where it is in a view, only the view knows.
    package var guide: AlignmentGuide {
        didSet {
            if options.itemAlignment != .stretch { options.itemAlignment = guide.alignment }
        }
    }
    /// Whether neighbors decide how far apart views of a line are, and lines.
    private var (prefersItemSpacing, prefersLineSpacing) = (false, false)
    /// What views do that do not say so themselves.
    package var defaultFlexibility = DefaultFlexibility()
    /// `nil` as long as no modifier has said so, with whatever value.
    private var ownLimit: FlowLimit?
    /// Whether a modifier has said how many lines there may be, with whatever value.
    package var limitsLines = false
    /// Whether somebody wants to know how many lines there are.
    var tellsLines = false
    /// Told where views are placed, and so has the configuration itself.
    package weak var placed: PlacedFlow?

    /// - Parameters:
    ///   - alignment: Where shorter lines are along the axis, and where views are across their line. Lines have edges and a
    ///     center only: any other guide counts as their leading edge, or their top.
    ///   - itemSpacing: The distance between views of a line, in points; `nil` for what neighbors prefer.
    ///   - lineSpacing: The distance between lines, in points; `nil` for what the views in them prefer.
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
    @_spi(Tools) public var axis: Axis { options.axis == .horizontal ? .horizontal : .vertical }

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

    /// Which views are hidden.
    package var limit: FlowLimit {
        get { ownLimit ?? FlowLimit() }
        set { ownLimit = newValue }
    }

    /// Whether a modifier has said so: what a flow makes of its views depends on that alone, as they must not lose their
    /// state when a value changes.
    package var isLimited: Bool { ownLimit != nil }
}

extension FlowLineAlignment {
    package init(_ alignment: HorizontalAlignment) {
        self = alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    }

    package init(_ alignment: VerticalAlignment) {
        self = alignment == .center ? .center : alignment == .bottom ? .trailing : .leading
    }
}
