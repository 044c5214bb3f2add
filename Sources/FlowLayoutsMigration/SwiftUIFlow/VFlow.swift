import FlowLayouts

/// The `VFlow` of SwiftUI-Flow: a flow in columns.
public typealias VFlow<Content: View> = SwiftUIFlow<FlowLayouts.VFlowLayout, Content>

/// The `VFlowLayout` of SwiftUI-Flow: a ``VFlow`` without views.
public typealias VFlowLayout = VFlow<EmptyView>

extension SwiftUIFlow where Lines == FlowLayouts.VFlowLayout {
    /// Creates a flow with columns at the top. The parameters are those of an ``HFlow``, with columns for rows.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            horizontalAlignment: alignment, verticalAlignment: .top,
            horizontalSpacing: columnSpacing ?? spacing, verticalSpacing: itemSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// Creates a layout. The parameters are those of a flow.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false
    ) where Content == EmptyView {
        self.init(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: EmptyView.init)
    }

    /// Aligns columns that are shorter than the longest: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> Self {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}
