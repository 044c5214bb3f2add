import FlowLayouts

/// The `HFlow` of SwiftUI-Flow, so that existing calls keep their meaning. Views that can be wider take the space left
/// on their row, and views that can be higher are as high as their row, unless they have another
/// ``FlexibilityBehavior``.
///
/// It has all modifiers of the `HFlow` of `FlowLayouts`, which it replaces where this module is imported. In new code, import
/// `FlowLayouts`, and write `.growsItems()` after its `HFlow`.
nonisolated public struct HFlow<Content: View>: View, FlowView {
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    private let content: Content
    @Environment(\.inheritedModifiers) private var inherited

    /// Creates a flow. Without views, it is a layout, like ``HFlowLayout``.
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
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        let layout = HFlowLayout(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, rowSpacing: rowSpacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly)
        self = layout(content)
    }

    /// Creates a flow whose rows are aligned horizontally, and whose views are aligned vertically in their row.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> Content = { EmptyView() }
    ) {
        let layout = HFlowLayout(
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
            plainlyBy: FlowLayouts.HFlowLayout().with { $0._configuration = flow._configuration })
    }

    /// Aligns rows that are shorter than the longest: at the leading edge by default.
    public func rowAlignment(_ alignment: HorizontalAlignment) -> HFlow {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}

// MARK: - As a layout

extension HFlow: Animatable where Content == EmptyView {}

// Only a flow as a view uses its decoration, which is not `Sendable`.
extension HFlow: @unchecked Sendable where Content == EmptyView {}

extension HFlow: Layout where Content == EmptyView {
    public typealias Cache = FlowLayoutCache

    public static var layoutProperties: LayoutProperties { HFlowLayout.layoutProperties }
}
