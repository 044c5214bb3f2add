/// Views below each other, in as many columns as they need: the layout of ``VFlow``. It is an ``HFlowLayout`` with
/// its axes exchanged.
public struct VFlowLayout: FlowContainer, Layout {
    public typealias Cache = FlowLayoutCache

    public var _configuration: FlowConfiguration

    /// A `Divider` in the flow is level, and a `Spacer` is as high as its column leaves space.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension VFlowLayout {
    /// Creates a flow with the same distance between views and between columns.
    ///
    /// - Parameters:
    ///   - alignment: Where shorter columns are, and where views are in their column: at the top and centered by
    ///     default.
    ///   - spacing: In points; `nil` for what the views prefer. Negative values overlap, NaN counts as 0.
    public init(alignment: Alignment = .top, spacing: CGFloat? = nil) {
        self.init(alignment: alignment, itemSpacing: spacing, lineSpacing: spacing)
    }

    /// Creates a flow with one distance between the views of a column and another between columns, both in points;
    /// `nil` for what the views prefer. The rest is as in ``init(alignment:spacing:)``.
    public init(alignment: Alignment = .top, itemSpacing: CGFloat?, lineSpacing: CGFloat?) {
        _configuration = FlowConfiguration(
            axis: .vertical, alignment: alignment, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
    }
}
