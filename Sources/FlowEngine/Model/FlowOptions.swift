/// The direction in which a line runs.
public enum FlowAxis: Equatable, Hashable, Sendable, CaseIterable {
    /// Lines are rows, from the top down.
    case horizontal
    /// Lines are columns, from the leading edge on.
    case vertical
}

/// Where a line shorter than the widest one stands along the main axis.
///
/// In a vertical flow `leading` means top and `trailing` means bottom.
public enum FlowLineAlignment: Equatable, Hashable, Sendable, CaseIterable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}

/// Where an item stands across its line.
///
/// In a vertical flow `top` means leading and `bottom` means trailing, and an item's baselines are
/// distances from its leading edge.
public enum FlowItemAlignment: Equatable, Hashable, Sendable, CaseIterable {
    /// At the line's top.
    case top
    /// In the line's middle.
    case center
    /// At the line's bottom.
    case bottom
    /// From the top to the bottom: the item becomes as thick as its line.
    case stretch
    /// With its first baseline at the height of those of its neighbours. The line is then as high as the
    /// largest ascent and the largest descent together.
    case firstTextBaseline
    /// With its last baseline at the height of those of its neighbours.
    case lastTextBaseline
}

extension FlowItemAlignment {
    /// What `top` is called in a vertical flow.
    public static var leading: FlowItemAlignment { .top }
    /// What `bottom` is called in a vertical flow.
    public static var trailing: FlowItemAlignment { .bottom }
}

/// How much space an item gets along its line.
public enum FlowColumns: Equatable, Hashable, Sendable {
    /// As much as it is long: there are no columns.
    case natural
    /// As much as the longest item of all, with the item centered in it, so that items of different lines form
    /// columns. As many columns as fit.
    case uniform
    /// An even share of the space for a number of columns, which takes all of the space; as much as the longest
    /// item where there is no end to it. Values below 1 count as 1.
    case count(Int)
}

/// The side from which a line is read.
public enum FlowDirection: Equatable, Hashable, Sendable, CaseIterable {
    /// Items follow one another to the right.
    case leftToRight
    /// Mirrors everything inside the flow's own width.
    case rightToLeft
}

/// What an arrangement follows besides the sizes of its items.
public struct FlowOptions: Equatable, Hashable, Sendable {
    /// The direction in which a line runs. Horizontal by default.
    public var axis: FlowAxis
    /// The distance between items of a line, in points, 8 by default. Negative values overlap
    /// neighbours; NaN counts as 0.
    public var itemSpacing: Double
    /// The distance between lines, in points, 8 by default. Negative values overlap lines; NaN counts
    /// as 0.
    public var lineSpacing: Double
    /// Where shorter lines stand along the main axis. Leading by default.
    public var lineAlignment: FlowLineAlignment
    /// Where items stand across their line. Top by default.
    public var itemAlignment: FlowItemAlignment
    /// How much room an item gets along its line. Its own size by default.
    public var columns: FlowColumns
    /// The side from which lines are read. Left to right by default.
    public var direction: FlowDirection

    /// How long the flow is along its lines: as its longest line by default.
    public var sizing = FlowSizing.hug
    /// Where items go on a line that leaves room. Next to each other by default.
    public var distribution = FlowDistribution.natural
    /// Where lines go in a flow that has more room across than they take. At the start by default.
    public var lineDistribution = FlowLineDistribution.start
    /// Whether all lines are as thick as the thickest. They are not by default.
    public var equalizesLines = false
    /// Which lines are made of the items. As many items on each as fit, by default.
    public var lineBreaking = FlowLineBreaking.greedy
    /// Whether items that can shrink do so before a line ends, down to the least that they can be. By default
    /// lines break by ideal lengths.
    public var shrinksBeforeBreaking = false
    /// The most items on a line; `nil`, the default, for as many as fit. Values below 1 count as 1.
    public var maxItemsPerLine: Int?
    /// The length along a line of what stands between two items of it, in points; `nil`, the default, for
    /// nothing. The spacing then lies on both sides of it. NaN and negative values count as 0.
    public var itemSeparator: Double?
    /// The thickness of what stands between two lines, in points; `nil`, the default, for nothing. The
    /// spacing then lies on both sides of it. NaN and negative values count as 0.
    public var lineSeparator: Double?
    /// Whether a line begins at its other end, as with `row-reverse`. It does not by default.
    public var reversesItems = false
    /// Whether lines begin at the other side, as with `wrap-reverse`. They do not by default.
    public var reversesLines = false

    /// Creates options, all of which have a default.
    public init(
        axis: FlowAxis = .horizontal,
        itemSpacing: Double = 8,
        lineSpacing: Double = 8,
        lineAlignment: FlowLineAlignment = .leading,
        itemAlignment: FlowItemAlignment = .top,
        columns: FlowColumns = .natural,
        direction: FlowDirection = .leftToRight
    ) {
        self.axis = axis
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.lineAlignment = lineAlignment
        self.itemAlignment = itemAlignment
        self.columns = columns
        self.direction = direction
    }
}

extension FlowColumns {
    /// The chosen number of columns.
    var count: Int? {
        if case .count(let count) = self { max(count, 1) } else { nil }
    }
}
