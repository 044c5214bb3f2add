/// Views side by side, in as many rows as they need: the layout of ``HFlow``, where a `Layout` is wanted.
///
/// ```swift
/// let layout = isExpanded ? AnyLayout(FlowLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
/// ```
///
/// The flow is as wide as its longest row: no wider than what it is offered, unless a single view is. Without a
/// limit on its width, all views are on one row. Each view has its ideal size; one that is wider than the flow may
/// be is offered the flow's own width, so that a text wraps.
///
/// A view is measured once, and once more for each of the latest widths that it is wider than, until the content
/// changes. A pass over n views takes O(n). <doc:HowAFlowIsLaidOut> has all the rules.
public struct HFlowLayout: LimitedFlow, Layout {
    public typealias Cache = FlowLayoutCache

    public var _configuration: FlowBoxed<FlowConfiguration>

    /// A `Divider` in the flow is vertical, and a `Spacer` takes the width left on its row.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

extension HFlowLayout {
    /// Creates a layout with rows at the leading edge. The parameters are those of
    /// ``HFlow/init(alignment:spacing:itemSpacing:rowSpacing:content:)``.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil
    ) {
        self.init(
            alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
            itemSpacing: itemSpacing, rowSpacing: rowSpacing)
    }

    /// Creates a layout that also aligns shorter rows, as `.topTrailing` does. A name that `VerticalAlignment` also has,
    /// such as `.top`, only aligns views.
    @_disfavoredOverload
    public init(
        alignment: Alignment, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil
    ) {
        _configuration = FlowBoxed(
            FlowConfiguration(
                axis: .horizontal, alignment: alignment, itemSpacing: itemSpacing ?? spacing,
                lineSpacing: rowSpacing ?? spacing))
    }

    /// Puts the views of a closure into this layout, and returns an ``HFlow`` with all of its modifiers.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> HFlow<Content> {
        HFlow(_configuration: _configuration, content: content())
    }
}

/// ``HFlowLayout`` under the name that most people look for.
public typealias FlowLayout = HFlowLayout
