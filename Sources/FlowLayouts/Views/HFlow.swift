/// Views side by side, in as many rows as they need: an `HStack` that wraps.
///
/// ```swift
/// HFlow(spacing: 8) {
///     ForEach(tags, id: \.self) { Text($0) }
/// }
/// ```
nonisolated public struct HFlow<Content: View>: View, _FlowOfContent {
    // `_FlowOfContent` is a `FlowView` with messages for wrong calls (OtherCalls.swift).
    public typealias _ItemAlignment = VerticalAlignment
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    let content: Content

    public var body: some View {
        body(of: content, layout: HFlowLayout(_configuration: _configuration))
    }
}

extension HFlow {
    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - alignment: Where views are in their row: in its middle by default.
    ///   - spacing: The distance between views and between rows, in points; `nil`, the default, for what the views
    ///     prefer. Negative values make views overlap; NaN counts as 0.
    ///   - itemSpacing: The distance between the views of a row; `nil`, the default, for `spacing`.
    ///   - rowSpacing: The distance between rows; `nil`, the default, for `spacing`.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let layout = HFlowLayout(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, rowSpacing: rowSpacing)
        self.init(_configuration: layout._configuration, content: content())
    }

    /// Aligns rows that are shorter than the longest: at the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> HFlow {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}
