/// Views below each other, in as many columns as they need: a `VStack` that wraps.
///
/// ```swift
/// VFlow(alignment: .leading, spacing: 8) {
///     ForEach(names, id: \.self) { Text($0) }
/// }
/// .frame(maxHeight: 300)
/// ```
nonisolated public struct VFlow<Content: View>: View, FlowView {
    public var _configuration: FlowConfiguration
    public var _decoration = FlowDecoration()
    private let content: Content

    /// Creates a flow with the same distance between views and between columns.
    ///
    /// - Parameters:
    ///   - alignment: Where views are in their column: in its middle by default.
    ///   - spacing: In points; `nil` for what the views prefer. Negative values overlap, NaN counts as 0.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, itemSpacing: spacing, columnSpacing: spacing, content: content)
    }

    /// Creates a flow with one distance between the views of a column and another between columns, both in points;
    /// `nil` for what the views prefer. The rest is as in ``init(alignment:spacing:content:)``.
    public init(
        alignment: HorizontalAlignment = .center, itemSpacing: CGFloat?, columnSpacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        _configuration = FlowConfiguration(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
            itemSpacing: itemSpacing, lineSpacing: columnSpacing)
        self.content = content()
    }

    @MainActor public var body: some View {
        lay(out: content, with: VFlowLayout(_configuration: _configuration))
    }

    /// Sets where columns are that are shorter than the longest: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> VFlow {
        with { $0._configuration.alignment.vertical = alignment }
    }
}
