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

    public var configuration: FlowConfiguration

    /// Creates a flow with the same distance between views and between columns.
    ///
    /// - Parameters:
    ///   - alignment: Vertically, where columns are that are shorter than the longest; horizontally, where
    ///     views are in their column. `.topLeading` means columns that begin at the top, of views that share
    ///     their leading edge.
    ///   - spacing: In points; `nil` for what the views prefer. Negative values overlap, NaN counts as 0.
    public init(alignment: Alignment = .topLeading, spacing: CGFloat? = nil) {
        self.init(alignment: alignment, itemSpacing: spacing, lineSpacing: spacing)
    }

    /// Creates a flow with one distance between views and another between columns.
    ///
    /// - Parameters:
    ///   - alignment: Where columns and views are, as in ``init(alignment:spacing:)``.
    ///   - itemSpacing: The distance between views of a column, in points; `nil` for what they prefer.
    ///   - lineSpacing: The distance between columns, in points; `nil` for what the views in them prefer.
    public init(alignment: Alignment = .topLeading, itemSpacing: CGFloat?, lineSpacing: CGFloat?) {
        configuration = FlowConfiguration(
            .vertical, alignment: alignment, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
    }

    init(_ configuration: FlowConfiguration) {
        self.configuration = configuration
    }

    /// A `Divider` in the flow is level, and a `Spacer` is as high as its column leaves space.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}
