/// How a flow arranges its items. Lengths are in points, and NaN counts as 0.
public struct FlowOptions: Equatable, Hashable, Sendable {
    /// The direction in which a line runs.
    public var axis: FlowAxis
    /// The spacing between the items of a line. Negative values make neighbors overlap.
    public var itemSpacing: Double
    /// The distance between lines. Negative values make lines overlap: the flow then ends with its last line, even if
    /// an earlier one reaches farther, and its thickness is at least 0.
    public var lineSpacing: Double
    /// Where lines that are shorter than the flow go along the main axis.
    public var lineAlignment: FlowLineAlignment
    /// Where items are across their line.
    public var itemAlignment: FlowItemAlignment
    /// How much space an item gets along its line.
    public var columns: FlowColumns
    /// The side from which lines are read.
    public var direction: FlowDirection
    /// How long the flow is along its lines.
    public var sizing: FlowSizing
    /// Where items go on a line with free space.
    public var distribution: FlowDistribution
    /// What the last line of each paragraph does with its free space.
    public var lastLine: FlowLastLine
    /// Where lines go in a flow with free space across them.
    public var lineDistribution: FlowLineDistribution
    /// Whether all lines are as thick as the thickest.
    public var equalizesLines: Bool
    /// How lines are scaled so that they fill the flow, as rows of photos are; `nil`, the default, if they are not.
    public var scaling: FlowScaling?
    /// How items are broken into lines.
    public var lineBreaking: FlowLineBreaking
    /// Whether items shrink before a line ends.
    public var wrapping: FlowWrapping
    /// The maximum number of items on a line, and of columns; `nil` for as many as fit. Values below 1 count as 1.
    public var maxItemsPerLine: Int?
    /// The minimum number of lines. If greedy breaking needs no more, items are balanced across exactly this many, or
    /// get a line each if there are fewer items. Values below 2 have no effect. Like CSS's `flex-line-count`, but with
    /// any line breaking.
    public var minLines: Int
    /// The length of the separator between two items of a line, with the spacing on both sides of it; `nil` for none.
    /// Negative values count as 0.
    public var itemSeparator: Double?
    /// The thickness of the separator between two lines, with the spacing on both sides of it; `nil` for none.
    /// Negative values count as 0.
    public var lineSeparator: Double?
    /// Whether items begin at the other end of their line, as with CSS's `row-reverse`.
    public var reversesItems: Bool
    /// Whether lines begin at the other side of the flow, as with CSS's `wrap-reverse`.
    public var reversesLines: Bool

    /// Creates options. Each has a default.
    public init(
        axis: FlowAxis = .horizontal,
        itemSpacing: Double = 8,
        lineSpacing: Double = 8,
        lineAlignment: FlowLineAlignment = .leading,
        itemAlignment: FlowItemAlignment = .top,
        columns: FlowColumns = .natural,
        direction: FlowDirection = .leftToRight,
        sizing: FlowSizing = .automatic,
        distribution: FlowDistribution = .natural,
        lastLine: FlowLastLine = .likeOthers,
        lineDistribution: FlowLineDistribution = .start,
        equalizesLines: Bool = false,
        scaling: FlowScaling? = nil,
        lineBreaking: FlowLineBreaking = .greedy,
        wrapping: FlowWrapping = .ideal,
        maxItemsPerLine: Int? = nil,
        minLines: Int = 1,
        itemSeparator: Double? = nil,
        lineSeparator: Double? = nil,
        reversesItems: Bool = false,
        reversesLines: Bool = false
    ) {
        self.axis = axis
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.lineAlignment = lineAlignment
        self.itemAlignment = itemAlignment
        self.columns = columns
        self.direction = direction
        self.sizing = sizing
        self.distribution = distribution
        self.lastLine = lastLine
        self.lineDistribution = lineDistribution
        self.equalizesLines = equalizesLines
        self.scaling = scaling
        self.lineBreaking = lineBreaking
        self.wrapping = wrapping
        self.maxItemsPerLine = maxItemsPerLine
        self.minLines = minLines
        self.itemSeparator = itemSeparator
        self.lineSeparator = lineSeparator
        self.reversesItems = reversesItems
        self.reversesLines = reversesLines
    }
}

extension FlowOptions {
    /// Whether the flow is as long as the space it has, rather than as its longest line.
    package var fillsSpace: Bool {
        switch sizing {
        case .automatic: distribution != .natural
        case .hug: false
        case .fill: true
        }
    }
}

/// The direction in which a line runs.
public enum FlowAxis: Equatable, Hashable, Sendable, CaseIterable {
    /// Lines are rows, from the top down.
    case horizontal
    /// Lines are columns, from the leading edge on.
    case vertical
}

/// The side from which a line is read.
public enum FlowDirection: Equatable, Hashable, Sendable, CaseIterable {
    case leftToRight
    /// Mirrors everything inside the flow's own width.
    case rightToLeft
}

/// How much space an item gets along its line.
///
/// In columns, an item that fills its line (``FlowItemTraits/fillLine()``) spans all of them: it gets the space of the
/// flow or, if that is endless, what all columns or the longest line take.
public enum FlowColumns: Equatable, Hashable, Sendable {
    /// As much as its own length: there are no columns.
    case natural
    /// As much as the longest item, within its limits: items of different lines are centered in as many columns as fit.
    /// An item that grows is as long as its column, if it can be.
    case uniform
    /// A number of columns that share all of the space evenly; in endless space, each is as long as the longest item.
    /// Values below 1 count as 1, and values above ``FlowOptions/maxItemsPerLine`` as that.
    case count(Int)
    /// As many columns as fit at the minimum length, which share the space evenly, as with CSS's
    /// `repeat(auto-fill, minmax(120px, 1fr))` and SwiftUI's `GridItem(.adaptive(minimum: 120))`. They take all of it,
    /// even if there are fewer items, unless the maximum stops them: then space is left after the columns. A maximum below
    /// the minimum counts as the minimum. A space shorter than the minimum has one column, as long as the space. Endless
    /// space has a column of the minimum length for each item. There are never more than ``FlowOptions/maxItemsPerLine``.
    case adaptive(minimum: Double, maximum: Double = .infinity)
}

/// How long a flow is along its lines.
public enum FlowSizing: Equatable, Hashable, Sendable, CaseIterable {
    /// Like ``fill`` with any ``FlowDistribution`` but ``FlowDistribution/natural``, as spread items need edges to
    /// reach; otherwise like ``hug``.
    case automatic
    /// As long as its longest line. But a flow that divides up its space keeps all of it: among a number of columns,
    /// lines that are broken evenly, or items that take only a part of the slack.
    case hug
    /// As long as the space it has, if that is finite: longer lines overflow it.
    case fill
}

/// How items are broken into lines.
///
/// Where neighbors overlap by more than the length of one of them, their whole paragraph is broken greedily, as one
/// more item can make a line shorter there.
public enum FlowLineBreaking: Equatable, Hashable, Sendable, CaseIterable {
    /// Each line takes items until the next one would not fit.
    case greedy
    /// Lines of about equal length, as few as possible, as for a short title: CSS's `text-wrap: balance`, and with equal
    /// spacings its `flex-wrap: balance`. The last line counts like the others, and the flow becomes narrower.
    ///
    /// It minimizes the sum of the squares of the lengths. In a tie, the first line has the most items, then the second.
    case balanced
    /// Lines that fill the space about equally well, as a paragraph is set: like CSS's `text-wrap: pretty`. The last line
    /// may be short, there may be more lines than needed, and the flow keeps the whole length that it is offered.
    ///
    /// It minimizes the sum of the squares of the slack of all lines but the last. In a tie, there are the fewest
    /// lines, and then the first has the most items.
    case even
}

/// Whether items that can shrink (``FlowItemTraits/shrink``) do so before a line ends, as far as they can. It has no
/// effect in columns, or where lines are scaled.
public enum FlowWrapping: Equatable, Hashable, Sendable, CaseIterable {
    /// A line ends where the next item does not fit at its ideal length.
    case ideal
    /// A line ends where the next item does not fit even if all items on it are as short as they can be.
    case smallest
    /// All items share one line if they fit on it as short as they can be. Otherwise lines end as with ``ideal``, as if
    /// nothing could shrink. A forced break still ends a line: the items before it share one line if they can, and so do
    /// those after it. If ``FlowOptions/minLines`` asks for more than one line, it is like ``ideal``.
    case oneLineIfPossible
}
