import FlowLayouts

/// The `HFlow` of SwiftUI-Flow: a flow in rows.
public typealias HFlow<Content: View> = SwiftUIFlow<FlowLayouts.HFlowLayout, Content>

/// The `HFlowLayout` of SwiftUI-Flow: an ``HFlow`` without views.
public typealias HFlowLayout = HFlow<EmptyView>

extension SwiftUIFlow where Lines == FlowLayouts.HFlowLayout {
    /// Creates a flow with rows at the leading edge.
    ///
    /// - Parameters:
    ///   - alignment: Where views are in their row.
    ///   - spacing: The distance between views and between rows, in points; `nil` for what the views prefer.
    ///   - itemSpacing: The distance between the views of a row; `nil` for `spacing`.
    ///   - rowSpacing: The distance between rows; `nil` for `spacing`.
    ///   - justified: Whether rows fill the width that the flow is offered.
    ///   - distributeItemsEvenly: Whether views are spread evenly over as few rows as possible.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            horizontalAlignment: .leading, verticalAlignment: alignment,
            horizontalSpacing: itemSpacing ?? spacing, verticalSpacing: rowSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// Creates a layout. The parameters are those of a flow.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false
    ) where Content == EmptyView {
        self.init(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, rowSpacing: rowSpacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: EmptyView.init)
    }

    /// Aligns rows that are shorter than the longest: at the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> Self {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}
