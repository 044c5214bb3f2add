/// Views below each other, in as many columns as they need: the layout of ``VFlow``. It is an ``HFlowLayout`` with its
/// axes exchanged.
public struct VFlowLayout: LimitedFlow, Layout {
    public typealias Cache = FlowLayoutCache

    public var _configuration: FlowBoxed<FlowConfiguration>

    /// A `Divider` in the flow is horizontal, and a `Spacer` takes the height left in its column.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension VFlowLayout {
    /// Creates a layout with columns at the top. The parameters are those of
    /// ``HFlow/init(alignment:spacing:itemSpacing:rowSpacing:content:)``, with columns for rows.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil
    ) {
        self.init(
            alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
            itemSpacing: itemSpacing, columnSpacing: columnSpacing)
    }

    /// Creates a layout that also aligns shorter columns, as `.bottomLeading` does. A name that `HorizontalAlignment` also
    /// has, such as `.leading`, only aligns views.
    @_disfavoredOverload
    public init(
        alignment: Alignment, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil
    ) {
        _configuration = FlowBoxed(
            FlowConfiguration(
                axis: .vertical, alignment: alignment, itemSpacing: itemSpacing ?? spacing,
                lineSpacing: columnSpacing ?? spacing))
    }

    /// Puts the views of a closure into this layout, and returns a ``VFlow`` with all of its modifiers.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> VFlow<Content> {
        VFlow(_configuration: _configuration, content: content())
    }
}
