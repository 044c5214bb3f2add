/// Views side by side, in as many rows as they need: an `HStack` that wraps.
///
/// ```swift
/// HFlow(spacing: 8) {
///     ForEach(tags, id: \.self) { Text($0) }
/// }
/// ```
nonisolated public struct HFlow<Content: View>: View, FlowView {
    public var configuration: FlowConfiguration
    public var decoration = FlowDecoration()
    private let content: Content

    /// - Parameters:
    ///   - alignment: Where views stand in their row. Their centers are lined up by default.
    ///   - spacing: The distance between views of a row and between rows, in points; `nil` for what the
    ///     views prefer.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, itemSpacing: spacing, rowSpacing: spacing, content: content)
    }

    /// - Parameters:
    ///   - alignment: Where views stand in their row. Their centers are lined up by default.
    ///   - itemSpacing: The distance between views of a row, in points; `nil` for what they prefer.
    ///   - rowSpacing: The distance between rows, in points; `nil` for what the views in them prefer.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, itemSpacing: CGFloat?, rowSpacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        configuration = FlowConfiguration(
            .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
            itemSpacing: itemSpacing, lineSpacing: rowSpacing)
        self.content = content()
    }

    @MainActor public var body: some View {
        let layout = HFlowLayout(configuration)
        // Also without decoration: content must not lose its state when it gets some.
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            DecoratedFlow(layout, decoration: decoration, content: content)
        } else {
            layout { content }
        }
    }

    /// Sets where rows stand that are shorter than the longest one. At the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> HFlow {
        with { $0.alignment.horizontal = alignment }
    }
}
