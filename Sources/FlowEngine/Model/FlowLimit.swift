/// When a flow hides items, and shows an overflow item such as "+3" in their place.
public struct FlowLimit: Equatable, Hashable, Sendable {
    /// The most lines that items are shown on; `nil`, the default, for any number. Negative numbers count as 0, which leaves
    /// the overflow item alone.
    public var maxLines: Int? {
        didSet { maxLines = maxLines.map { max($0, 0) } }
    }
    /// Whether there are no more lines than fit into the space across, but at least one.
    public var hidesOverflow: Bool
    /// Whether nothing is hidden for now. Where something would be, the overflow item is in the same place.
    public var isExpanded: Bool

    /// Creates a limit, by default none.
    public init(maxLines: Int? = nil, hidesOverflow: Bool = false, isExpanded: Bool = false) {
        self.maxLines = maxLines.map { max($0, 0) }
        (self.hidesOverflow, self.isExpanded) = (hidesOverflow, isExpanded)
    }
}
