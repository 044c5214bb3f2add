// How `HFlowLayout`, `VFlowLayout` and `JustifiableFlowLayout` lay out their views.

extension Layout where Self: FlowContainer, Cache == FlowLayoutCache {
    /// The distances between views and between lines, so that a change of them slides. Distances that the
    /// views decide are not animated.
    public var animatableData: FlowAnimatableData {
        get { configuration.animatableData }
        set { configuration.animatableData = newValue }
    }

    public func makeCache(subviews: Subviews) -> FlowLayoutCache {
        FlowLayoutCache()
    }

    // SwiftUI does not say what has changed, so nothing that was measured can be trusted.
    public func updateCache(_ cache: inout FlowLayoutCache, subviews: Subviews) {
        cache.invalidate()
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayoutCache
    ) -> CGSize {
        proposal.asksForSmallestSize
            ? cache.smallestSize(of: configuration, subviews: subviews)
            : cache.reportedSize(for: configuration, proposal: proposal, subviews: subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayoutCache
    ) {
        let fitted = cache.fitted(
            for: configuration, bounds: bounds.size, proposal: proposal, subviews: subviews)
        configuration.record?(fitted.arrangement, fitted.hiding.indices.count)
        fitted.place(subviews, in: bounds, flow: configuration)
    }

    /// The preferences of the views at the edges of the ideal flow, which is a single line: a layout is
    /// asked for its spacing before it knows how much space there is. An empty flow has none, and takes none.
    public func spacing(subviews: Subviews, cache: inout FlowLayoutCache) -> ViewSpacing {
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            switch configuration.axis {
            case .horizontal: (.leading, .trailing, .vertical)
            case .vertical: (.top, .bottom, .horizontal)
            }
        let items = subviews.filter { ViewTraits.role(of: $0) == .item }
        guard let first = items.first, let last = items.last else { return .zero }
        var spacing = ViewSpacing()
        for item in items {
            spacing.formUnion(item.spacing, edges: sides)
        }
        spacing.formUnion(first.spacing, edges: start)
        spacing.formUnion(last.spacing, edges: end)
        return spacing
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FlowLayoutCache
    ) -> CGFloat? {
        let fitted = cache.fitted(
            for: configuration, bounds: bounds.size, proposal: proposal, subviews: subviews)
        let lines = fitted.arrangement.lines
        let position =
            switch guide {
            case .firstTextBaseline: fitted.guides(guide, in: lines.first?.range).min()
            case .lastTextBaseline: fitted.guides(guide, in: lines.last?.range).max()
            default: fitted.guides(guide, in: fitted.dimensions.indices).mean
            }
        return position.map { bounds.minY + $0 }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FlowLayoutCache
    ) -> CGFloat? {
        let fitted = cache.fitted(
            for: configuration, bounds: bounds.size, proposal: proposal, subviews: subviews)
        return fitted.guides(guide, in: fitted.dimensions.indices).mean.map { bounds.minX + $0 }
    }
}

extension LayoutProperties {
    init(stackOrientation: Axis) {
        self.init()
        self.stackOrientation = stackOrientation
    }
}

extension [CGFloat] {
    fileprivate var mean: CGFloat? {
        isEmpty ? nil : reduce(0, +) / CGFloat(count)
    }
}
