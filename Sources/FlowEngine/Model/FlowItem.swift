/// One item of a flow. Lengths are in points, and NaN counts as 0.
public struct FlowItem: Equatable, Hashable, Sendable {
    /// Negative lengths count as 0, and lengths above 2³² as 2³².
    public var size: FlowSize
    /// The distance from the item's top (vertical flow: leading edge) to its first baseline; `nil`, the default, for
    /// an item without one.
    public var firstBaseline: Double?
    /// The same distance to its last baseline.
    public var lastBaseline: Double?
    /// The spacing before the item, unless it begins a line; `nil`, the default, for the `itemSpacing` of the options.
    public var spacing: Double?
    /// How the item differs from others.
    public var traits: FlowItemTraits

    /// Creates an item. Everything but its size has a default.
    public init(
        width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil,
        spacing: Double? = nil, traits: FlowItemTraits = FlowItemTraits()
    ) {
        size = FlowSize(width: width, height: height)
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.spacing = spacing
        self.traits = traits
    }

    /// The width of its ``size``.
    public var width: Double {
        get { size.width }
        set { size.width = newValue }
    }

    /// The height of its ``size``.
    public var height: Double {
        get { size.height }
        set { size.height = newValue }
    }
}
