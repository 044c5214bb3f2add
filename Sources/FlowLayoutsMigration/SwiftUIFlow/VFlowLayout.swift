/// The `VFlowLayout` of SwiftUI-Flow: the layout of a ``VFlow``.
public struct VFlowLayout: FlowContainer, Layout {
    public typealias Cache = FlowLayoutCache

    public var _configuration: FlowBoxed<FlowConfiguration>

    /// Creates a layout. The parameters are those of ``VFlow/init(alignment:spacing:itemSpacing:columnSpacing:justified:distributeItemsEvenly:content:)``.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false
    ) {
        self.init(
            horizontalAlignment: alignment, verticalAlignment: .top,
            horizontalSpacing: columnSpacing ?? spacing,
            verticalSpacing: itemSpacing ?? spacing, justified: justified,
            distributeItemsEvenly: distributeItemsEvenly)
    }

    /// Creates a layout whose columns are aligned vertically, and whose views are aligned horizontally in their column.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false
    ) {
        let alignment = Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment)
        _configuration =
            FlowLayouts.VFlowLayout(
                alignment: alignment, itemSpacing: verticalSpacing, columnSpacing: horizontalSpacing
            )
            .justified(justified, evenly: distributeItemsEvenly).flexible(.natural)._configuration
    }

    public static var layoutProperties: LayoutProperties { FlowLayouts.VFlowLayout.layoutProperties }

    /// Puts the views of a closure into this layout, and returns a ``VFlow``.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> VFlow<Content> {
        VFlow(_configuration: _configuration, content: content())
    }
}
