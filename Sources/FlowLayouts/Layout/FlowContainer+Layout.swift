// How `HFlowLayout` and `VFlowLayout` lay out their views: arrangements are in the cache, and a `FlowPass` makes each.

@_documentation(visibility: internal)
extension Layout where Self: FlowContainer, Cache == FlowLayoutCache {
    public func makeCache(subviews: Subviews) -> FlowLayoutCache {
        FlowLayoutCache()
    }

    // SwiftUI does not say what has changed, so no measurement can be trusted.
    public func updateCache(_ cache: inout FlowLayoutCache, subviews: Subviews) {
        cache.update()
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayoutCache
    ) -> CGSize {
        cache.size(of: _configuration, proposal: proposal, subviews: subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayoutCache
    ) {
        cache.arrangedToPlace(_configuration, in: bounds, proposal: proposal, subviews: subviews)
            .place(subviews, in: bounds)
    }

    public func spacing(subviews: Subviews, cache: inout FlowLayoutCache) -> ViewSpacing {
        _configuration.value.spacing(of: subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FlowLayoutCache
    ) -> CGFloat? {
        cache.arrangedToPlace(_configuration, in: bounds, proposal: proposal, subviews: subviews)
            .position(of: .vertical(guide)).map { bounds.minY + $0 }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FlowLayoutCache
    ) -> CGFloat? {
        cache.arrangedToPlace(_configuration, in: bounds, proposal: proposal, subviews: subviews)
            .position(of: .horizontal(guide)).map { bounds.minX + $0 }
    }
}

extension FlowConfiguration {
    /// The spacing that views prefer at the edges of the ideal flow, a single line: SwiftUI asks a layout for its spacing
    /// before it knows how much space there is. An empty flow prefers no spacing.
    fileprivate func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            switch axis {
            case .horizontal: (.leading, .trailing, .vertical)
            case .vertical: (.top, .bottom, .horizontal)
            }
        let items = subviews.filter { ($0.flowValues?.role ?? .item).isShown(by: limit) }
        guard let first = items.first, let last = items.last else { return .zero }
        var spacing = ViewSpacing()
        for item in items {
            spacing.formUnion(item.spacing, edges: sides)
        }
        spacing.formUnion(first.spacing, edges: options.reversesItems ? end : start)
        spacing.formUnion(last.spacing, edges: options.reversesItems ? start : end)
        return spacing
    }
}

extension LayoutProperties {
    init(stackOrientation: Axis) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}
