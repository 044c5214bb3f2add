import FlowLayouts

/// A flow of SwiftUI-Flow, so that existing calls keep their meaning: an ``HFlow`` or a ``VFlow`` or, without views, an
/// ``HFlowLayout`` or a ``VFlowLayout``.
///
/// Views that can be longer take the space left on their line, and views that can be thicker are as thick as their line, unless
/// they have another ``FlexibilityBehavior``.
///
/// It has all modifiers of the flows of `FlowLayouts`, which it replaces where this module is imported. In new code, import
/// `FlowLayouts`, and write `.growsItems()` after its `HFlow` or `VFlow`. `Lines` is a layout of `FlowLayouts` whose lines run
/// in the same direction.
nonisolated public struct SwiftUIFlow<Lines: FlowContainer & Layout, Content: View>: View, FlowView {
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    private let content: Content
    @Environment(\.inheritedModifiers) private var inherited

    @MainActor public var body: some View {
        let flow = inheriting(inherited)
        flow.body(
            of: content.passingOn(inherited),
            layout: SwiftUIFlow<Lines, EmptyView>(_configuration: flow._configuration, content: EmptyView()))
    }
}

extension SwiftUIFlow {
    /// Creates a flow with one alignment for lines in the flow, and one for views in their line.
    ///
    /// - Parameters:
    ///   - horizontalAlignment: Where rows are in the flow, or views in their column.
    ///   - verticalAlignment: Where views are in their row, or columns in the flow.
    ///   - horizontalSpacing: The distance between views of a row, or between columns, in points; `nil` for what the views
    ///     prefer.
    ///   - verticalSpacing: The distance between rows, or between views of a column.
    ///   - justified: Whether lines fill the length that the flow is offered.
    ///   - distributeItemsEvenly: Whether views are spread evenly over as few lines as possible.
    ///   - content: The views.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> Content
    ) {
        let isVertical = Lines.layoutProperties.stackOrientation == .vertical
        let configuration = FlowConfiguration(
            axis: isVertical ? .vertical : .horizontal,
            alignment: Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment),
            itemSpacing: isVertical ? verticalSpacing : horizontalSpacing,
            lineSpacing: isVertical ? horizontalSpacing : verticalSpacing)
        self.init(_configuration: FlowBoxed(configuration), content: content())
        self = distribution(justified ? .spaceBetween : .natural)
            .lineBreaking(distributeItemsEvenly ? .balanced : .greedy).flexible(.natural)
    }

    /// Creates a layout. The parameters are those of a flow.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false
    ) where Content == EmptyView {
        self.init(
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, justified: justified,
            distributeItemsEvenly: distributeItemsEvenly, content: EmptyView.init)
    }
}

// MARK: - As a layout

extension SwiftUIFlow: Animatable where Content == EmptyView {}

// Only a flow as a view uses its decoration, which is not `Sendable`.
extension SwiftUIFlow: @unchecked Sendable where Content == EmptyView {}

extension SwiftUIFlow: Layout where Content == EmptyView {
    public typealias Cache = FlowLayoutCache

    public static var layoutProperties: LayoutProperties { Lines.layoutProperties }

    /// Puts the views of a closure into this layout, and returns an ``HFlow`` or a ``VFlow``.
    nonisolated public func callAsFunction<Views: View>(
        @ViewBuilder _ content: () -> Views
    ) -> SwiftUIFlow<Lines, Views> {
        SwiftUIFlow<Lines, Views>(_configuration: _configuration, content: content())
    }
}
