/// Views below each other, in as many columns as they need: a `VStack` that wraps.
///
/// ```swift
/// VFlow(alignment: .leading, spacing: 8) {
///     ForEach(names, id: \.self) { Text($0) }
/// }
/// .frame(maxHeight: 300)
/// ```
nonisolated public struct VFlow<Content: View>: View, FlowView {
    public var configuration: FlowConfiguration
    public var decoration = FlowDecoration()
    private let content: Content

    /// - Parameters:
    ///   - alignment: Where views stand in their column. Their centers are lined up by default.
    ///   - spacing: The distance between views of a column and between columns, in points; `nil` for
    ///     what the views prefer.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, itemSpacing: spacing, columnSpacing: spacing, content: content)
    }

    /// - Parameters:
    ///   - alignment: Where views stand in their column. Their centers are lined up by default.
    ///   - itemSpacing: The distance between views of a column, in points; `nil` for what they prefer.
    ///   - columnSpacing: The distance between columns, in points; `nil` for what the views in them
    ///     prefer.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, itemSpacing: CGFloat?, columnSpacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        configuration = FlowConfiguration(
            .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
            itemSpacing: itemSpacing, lineSpacing: columnSpacing)
        self.content = content()
    }

    @MainActor public var body: some View {
        let layout = VFlowLayout(configuration)
        // Also without decoration: content must not lose its state when it gets some.
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            DecoratedFlow(layout, decoration: decoration, content: content)
        } else {
            layout { content }
        }
    }

    /// Sets where columns stand that are shorter than the longest one. At the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> VFlow {
        with { $0.alignment.vertical = alignment }
    }
}
