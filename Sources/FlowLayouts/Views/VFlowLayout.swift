/// A layout that places views below each other and starts a new column where the next one would not fit.
///
/// ```swift
/// VFlowLayout(spacing: 8) {
///     ForEach(names, id: \.self) { Text($0) }
/// }
/// .frame(maxHeight: 300)
/// ```
///
/// It is to ``VFlow`` what ``HFlowLayout`` is to ``HFlow``, and the same with its axes exchanged.
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
    ///   - alignment: Vertically, where columns are that are shorter than the longest; horizontally, where views are
    ///     in their column. By default, columns are at the top and views in the middle of their column.
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
