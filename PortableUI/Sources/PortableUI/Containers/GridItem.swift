/// What a lazy grid is told about one column.
public struct GridItem: Sendable {
    /// How wide a column is, in points.
    public enum Size: Sendable {
        /// As long as it says, whatever space there is.
        case fixed(CGFloat)
        /// Its share of the space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into its share of the space, at least one, equally long within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next track, in points; `nil` for the usual distance of views.
    public var spacing: CGFloat?
    /// Where a view is in its cell; `nil` for where the grid says.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
