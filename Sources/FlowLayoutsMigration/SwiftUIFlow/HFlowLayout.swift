/// The `HFlowLayout` of SwiftUI-Flow: the layout of an ``HFlow``.
public struct HFlowLayout: FlowContainer, Layout {
    public typealias Cache = FlowLayoutCache

    public var _configuration: FlowBoxed<FlowConfiguration>

    /// Creates a layout. The parameters are those of ``HFlow/init(alignment:spacing:itemSpacing:rowSpacing:justified:distributeItemsEvenly:content:)``.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false
    ) {
        self.init(
            horizontalAlignment: .leading, verticalAlignment: alignment,
            horizontalSpacing: itemSpacing ?? spacing,
            verticalSpacing: rowSpacing ?? spacing, justified: justified,
            distributeItemsEvenly: distributeItemsEvenly)
    }

    /// Creates a layout whose rows are aligned horizontally, and whose views are aligned vertically in their row.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false
    ) {
        let alignment = Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment)
        _configuration =
            FlowLayouts.HFlowLayout(
                alignment: alignment, itemSpacing: horizontalSpacing, rowSpacing: verticalSpacing
            )
            .justified(justified, evenly: distributeItemsEvenly).flexible(.natural)._configuration
    }

    public static var layoutProperties: LayoutProperties { FlowLayouts.HFlowLayout.layoutProperties }

    /// Puts the views of a closure into this layout, and returns an ``HFlow``.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> HFlow<Content> {
        HFlow(_configuration: _configuration, content: content())
    }
}
