/// Views side by side, in as many rows as they need: an `HStack` that wraps.
///
/// ```swift
/// HFlow(spacing: 8) {
///     ForEach(tags, id: \.self) { Text($0) }
/// }
/// ```
nonisolated public struct HFlow<Content: View>: View, FlowView {
    public var _configuration: FlowConfiguration
    public var _decoration = FlowDecoration()
    private let content: Content

    /// Creates a flow with the same distance between views and between rows.
    ///
    /// - Parameters:
    ///   - alignment: Where views are in their row: in its middle by default.
    ///   - spacing: In points; `nil` for what the views prefer. Negative values overlap, NaN counts as 0.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, itemSpacing: spacing, rowSpacing: spacing, content: content)
    }

    /// Creates a flow with one distance between the views of a row and another between rows, both in points;
    /// `nil` for what the views prefer. The rest is as in ``init(alignment:spacing:content:)``.
    public init(
        alignment: VerticalAlignment = .center, itemSpacing: CGFloat?, rowSpacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        _configuration = FlowConfiguration(
            axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
            itemSpacing: itemSpacing, lineSpacing: rowSpacing)
        self.content = content()
    }

    @MainActor public var body: some View {
        lay(out: content, with: HFlowLayout(_configuration: _configuration))
    }

    /// Sets where rows are that are shorter than the longest: at the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> HFlow {
        with { $0._configuration.alignment.horizontal = alignment }
    }
}
