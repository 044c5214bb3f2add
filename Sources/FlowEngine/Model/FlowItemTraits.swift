/// How one item of a flow differs from the others. NaN and negative numbers count as 0, but for a negative priority.
public struct FlowItemTraits: Equatable, Hashable, Sendable {
    /// The item's share of the space that its line leaves, as with CSS's `flex-grow`; 0 for none. In columns, any value
    /// above 0 makes the item fill its column.
    public var grow: Double
    /// The item's share of the length by which its line is too long, also in proportion to its own length, as with CSS's
    /// `flex-shrink`; 0 for none.
    public var shrink: Double
    /// The least length along the line, in points. It wins over the maximum.
    public var minLength: Double
    /// The largest length along the line, in points.
    public var maxLength: Double
    /// As a stack's layout priority: items of higher priority grow first, shrink last, and are hidden last where a flow has
    /// a ``FlowLimit``.
    public var priority: Double
    /// Where the item is across its line; `nil`, the default, for where the options put it.
    public var alignment: FlowItemAlignment?
    /// Whether the item begins a line.
    public var breaksBefore: Bool
    /// Whether the next item begins a line.
    public var breaksAfter: Bool
    /// Whether no line ends before the item, as with CSS's `break-before: avoid`: like a unit after its number, it goes
    /// to the next line together with the item before it. Items that go together and do not fit on a line start one, and
    /// fill as many as they need. A forced break ends a line all the same.
    public var avoidsBreakBefore: Bool
    /// The direction in which the item is read; `nil`, the default, for that of its flow. In a row, neighbors that are
    /// read against the flow run in their own direction, like an English phrase in an Arabic sentence: rule L2 of
    /// Unicode's annex 9, after lines are broken. The spacings between them go along, and no line changes its length. It
    /// has no effect in vertical flows. `FlowDirection.directions(ofWords:in:startsParagraph:)` in `FlowWords` finds
    /// those of words.
    public var direction: FlowDirection?
    /// Whether the item keeps its size where lines are scaled: like a button among photos.
    public var keepsSize: Bool
    /// Whether lines can do without the item: a spacer, or a view without a length. Discardable items alone make no line:
    /// they join the line before them, or the one after them if there is none before. Where its line has no space for it,
    /// the item collapses, with the spacing beside it. It may still grow into slack. In columns, it takes its column.
    package var isDiscardable = false
    /// Whether the item follows a forced break, which stays if the item is hidden.
    package var followsBreak = false
    /// Whether the item divides its neighbors, as a divider does: it is hidden with the next one.
    package var parts = false

    /// Creates traits, all of which have a default.
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
    /// all of them, and does not decide how long they are. Where lines are scaled, a photo keeps its shape.
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

    package var limits: (minimum: Length, maximum: Length) {
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
