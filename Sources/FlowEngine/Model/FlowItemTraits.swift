/// How one item of a flow differs from the others. NaN and negative numbers count as 0; only the priority may be negative.
public struct FlowItemTraits: Equatable, Hashable, Sendable {
    /// The item's share of the space left on its line, as with CSS's `flex-grow`; 0 for none. In columns, any value
    /// above 0 makes the item fill its column.
    public var grow: Double
    /// How much the item shrinks if its line is too long, relative to the others and in proportion to its own length, as
    /// with CSS's `flex-shrink`; 0 for not at all.
    public var shrink: Double
    /// The minimum length along the line, in points. It wins over the maximum.
    public var minLength: Double
    /// The maximum length along the line, in points.
    public var maxLength: Double
    /// Like a stack's layout priority: items of higher priority grow first, shrink last and, under a ``FlowLimit``, are
    /// hidden last.
    public var priority: Double
    /// The item's alignment across its line; `nil`, the default, for that of the options.
    public var alignment: FlowItemAlignment?
    /// Whether the item begins a line.
    public var breaksBefore: Bool
    /// Whether the next item begins a line.
    public var breaksAfter: Bool
    /// Whether the item stays with the one before it, like a unit with its number: no line ends between the two, as with
    /// CSS's `break-before: avoid`. Items that go together but do not fit on one line start a new one, and fill as many
    /// as they need. A forced break still ends a line.
    public var avoidsBreakBefore: Bool
    /// The direction in which the item is read; `nil`, the default, for that of its flow. In a row, neighbors that are read
    /// against the flow run in their own direction, like an English phrase in an Arabic sentence: rule L2 of Unicode's annex
    /// 9, after lines are broken. The spacings between them move along, and no line changes its length. Vertical flows ignore
    /// it. `FlowDirection.directions(ofWords:in:startsParagraph:)` in `FlowWords` finds the directions of words.
    public var direction: FlowDirection?
    /// Whether the item keeps its size where lines are scaled, like a button among photos.
    public var keepsSize: Bool
    /// Whether lines can do without the item: a spacer, or a view without a length. Discardable items do not get a line to
    /// themselves: they join the line before them or, if there is none, the one after them. Where its line has no space for
    /// it, the item collapses, with the spacing beside it. It may still grow into slack. In columns, it takes its column.
    package var isDiscardable = false
    /// Whether the item follows a forced break. If the item is hidden, the next one that is shown has the break.
    package var followsBreak = false
    /// Whether the item only divides its neighbors: under a limit, it is hidden with the next one.
    package var isDivider = false

    /// Creates traits. Each has a default.
    public init(
        grow: Double = 0, shrink: Double = 0, minLength: Double = 0, maxLength: Double = .infinity,
        priority: Double = 0, alignment: FlowItemAlignment? = nil, breaksBefore: Bool = false,
        breaksAfter: Bool = false, avoidsBreakBefore: Bool = false, direction: FlowDirection? = nil,
        keepsSize: Bool = false
    ) {
        self.grow = grow
        self.shrink = shrink
        self.minLength = minLength
        self.maxLength = maxLength
        self.priority = priority
        self.alignment = alignment
        self.breaksBefore = breaksBefore
        self.breaksAfter = breaksAfter
        self.avoidsBreakBefore = avoidsBreakBefore
        self.direction = direction
        self.keepsSize = keepsSize
    }

    /// Gives the item a line of its own and all of its space: it breaks before and after, and grows. In columns, it spans
    /// them all, and does not decide how long they are. Where lines are scaled, a scaled item keeps its shape.
    public mutating func fillLine() {
        breaksBefore = true
        breaksAfter = true
        grow = grow > 1 ? grow : 1
    }

    /// Whether the item has a line of its own and grows on it.
    @inline(__always)
    package var fillsLine: Bool { breaksBefore && breaksAfter && grow > 0 }

    /// Whether the item begins a line, however much space there is after the one before it.
    @inline(__always)
    func beginsLine(after previous: FlowItemTraits) -> Bool { breaksBefore || previous.breaksAfter }

    package var lengthLimits: (minimum: Length, maximum: Length) {
        // Converts nothing for items without limits, as most are.
        (
            minLength > 0 ? Length(nonNegative: minLength) : .zero,
            maxLength == .infinity ? Length(size: largestLength) : Length(nonNegative: maxLength)
        )
    }
}

extension [FlowItemTraits] {
    /// Items beyond the end do not differ.
    func traits(at index: Int) -> FlowItemTraits {
        index < count ? self[index] : FlowItemTraits()
    }
}
