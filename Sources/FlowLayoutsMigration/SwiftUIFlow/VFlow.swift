import FlowLayouts

/// The `VFlow` of SwiftUI-Flow, so that existing calls keep their meaning. Views that can be higher take the space left in
/// their column, and views that can be wider are as wide as their column, unless they have another ``FlexibilityBehavior``.
///
/// It has all modifiers of the `VFlow` of `FlowLayouts`, which it replaces where this module is imported. In new code, import
/// `FlowLayouts`, and write `.growsItems()` after its `VFlow`.
nonisolated public struct VFlow<Content: View>: View, FlowView {
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    private let content: Content
    @Environment(\.inheritedModifiers) private var inherited

    /// Creates a flow like an ``HFlow``, with columns for rows. Without views, it is a layout, like ``VFlowLayout``.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        let layout = VFlowLayout(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly)
        self = layout(content)
    }

    /// Creates a flow whose columns are aligned vertically, and whose views are aligned horizontally in their column.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        let layout = VFlowLayout(
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, justified: justified,
            distributeItemsEvenly: distributeItemsEvenly)
        self = layout(content)
    }

    init(_configuration: FlowBoxed<FlowConfiguration>, content: Content) {
        self._configuration = _configuration
        self.content = content
    }

    @MainActor public var body: some View {
        let flow = inheriting(inherited)
        flow.lay(
            out: content.passingOn(inherited),
            plainlyBy: FlowLayouts.VFlowLayout().with { $0._configuration = flow._configuration })
    }

    /// Aligns columns that are shorter than the longest: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> VFlow {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}

// MARK: - As a layout

extension VFlow: Animatable where Content == EmptyView {}

// Only a flow as a view uses its decoration, which is not `Sendable`.
extension VFlow: @unchecked Sendable where Content == EmptyView {}

extension VFlow: Layout where Content == EmptyView {
    public typealias Cache = FlowLayoutCache

    public static var layoutProperties: LayoutProperties { VFlowLayout.layoutProperties }
}
