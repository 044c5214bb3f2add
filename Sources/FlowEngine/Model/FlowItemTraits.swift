/// How one item deviates from the others in a flow, along its line and across it.
public struct FlowItemTraits: Equatable, Hashable, Sendable {
    /// The item's share of the room that its line leaves, as with CSS's `flex-grow`. 0, the default, for
    /// none; NaN and negative values count as 0.
    public var grow: Double
    /// The item's share of what its line is too long by, in proportion to its length as well, as with
    /// CSS's `flex-shrink`. 0, the default, for none; NaN and negative values count as 0.
    public var shrink: Double
    /// The least length along the line, in points, 0 by default. It wins over the maximum.
    public var minLength: Double
    /// The largest length along the line, in points, none by default.
    public var maxLength: Double
    /// Which items grow first, the highest, and shrink first, the lowest, as with a stack's layout
    /// priority. 0 by default; NaN counts as 0.
    public var priority: Double
    /// Where the item stands across its line; `nil`, the default, for where all do.
    public var alignment: FlowItemAlignment?
    /// Whether the item begins a line.
    public var breaksBefore: Bool
    /// Whether the next item begins a line.
    public var breaksAfter: Bool

    /// Creates traits, all of which have a default.
    public init(
        grow: Double = 0, shrink: Double = 0, minLength: Double = 0, maxLength: Double = .infinity,
        priority: Double = 0, alignment: FlowItemAlignment? = nil, breaksBefore: Bool = false,
        breaksAfter: Bool = false
    ) {
        self.grow = grow
        self.shrink = shrink
        self.minLength = minLength
        self.maxLength = maxLength
        self.priority = priority
        self.alignment = alignment
        self.breaksBefore = breaksBefore
        self.breaksAfter = breaksAfter
    }

    /// Gives the item a line of its own, all of which it may take: it breaks before and after, and grows.
    public mutating func fillLine() {
        breaksBefore = true
        breaksAfter = true
        grow = max(grow, 1)
    }

    /// The item's limits. The minimum wins over the maximum.
    var limits: (minimum: Length, maximum: Length) {
        (Length(limit: minLength), Length(limit: maxLength))
    }

    /// The item's length within its limits.
    func clamp(_ length: Length) -> Length { length.clamped(to: limits) }
}

extension Length {
    /// Most items have no limits, and then nothing is converted.
    fileprivate init(limit points: Double) {
        if points >= largestLength {
            self = .largest
        } else {
            self = points > 0 ? Length(sanitized: points) : .zero
        }
    }

    /// A length within limits. The minimum wins over the maximum.
    func clamped(to limits: (minimum: Length, maximum: Length)) -> Length {
        max(limits.minimum, min(self, limits.maximum))
    }
}

extension [FlowItemTraits] {
    /// How the item at an index deviates from the others, as those beyond the end do not.
    func traits(at index: Int) -> FlowItemTraits {
        index < count ? self[index] : FlowItemTraits()
    }
}
