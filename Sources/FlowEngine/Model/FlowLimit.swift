/// When a flow hides items, and shows an overflow item such as "+3" in their place.
public struct FlowLimit: Equatable, Hashable, Sendable {
    /// The maximum number of lines; `nil`, the default, for no limit. Negative numbers count as 0, which shows only the
    /// overflow item.
    public var maxLines: Int? {
        didSet { maxLines = maxLines.map { max($0, 0) } }
    }
    /// The maximum number of items that are shown, on as many lines as they take; `nil`, the default, for no limit. The
    /// overflow item does not count. Negative numbers count as 0.
    public var maxItems: Int? {
        didSet { maxItems = maxItems.map { max($0, 0) } }
    }
    /// Whether items are hidden so that the lines fit into the space across. One line is always shown.
    public var hidesOverflow: Bool
    /// Whether nothing is hidden for now. The overflow item is still shown if something would be hidden otherwise.
    public var isExpanded: Bool

    /// Creates a limit, by default none.
    public init(
        maxLines: Int? = nil, maxItems: Int? = nil, hidesOverflow: Bool = false, isExpanded: Bool = false
    ) {
        self.maxLines = maxLines.map { max($0, 0) }
        self.maxItems = maxItems.map { max($0, 0) }
        (self.hidesOverflow, self.isExpanded) = (hidesOverflow, isExpanded)
    }
}
