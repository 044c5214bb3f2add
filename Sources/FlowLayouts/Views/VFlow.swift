/// Views below each other, in as many columns as they need: a `VStack` that wraps, where its height has a limit.
nonisolated public struct VFlow<Content: View>: View, _FlowOfContent {
    public typealias _ItemAlignment = HorizontalAlignment
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    let content: Content

    public var body: some View {
        body(of: content, layout: VFlowLayout(_configuration: _configuration))
    }
}

extension VFlow {
    /// Creates a flow, as ``HFlow/init(alignment:spacing:itemSpacing:rowSpacing:content:)`` does, with columns for rows.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let layout = VFlowLayout(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing)
        self.init(_configuration: layout._configuration, content: content())
    }

    /// Aligns columns that are shorter than the longest: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> VFlow {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}
