/// A flow with one spacing throughout, whose views stand in columns if wanted.
///
/// ```swift
/// JustifiableFlowLayout(minSpacing: 10, shouldJustify: true) {
///     ForEach(words, id: \.self) { Text($0) }
/// }
/// ```
///
/// New code says `HFlow(alignment: .top, spacing: 10) { … }.columns(.uniform)`.
public struct JustifiableFlowLayout: Layout {
    private var flow: FlowLayout

    /// - Parameters:
    ///   - minSpacing: The distance between views and between lines, in points.
    ///   - shouldJustify: Whether each view gets the room of the widest one and stands in its middle.
    public init(minSpacing: CGFloat = 4, shouldJustify: Bool = false) {
        flow = FlowLayout(spacing: minSpacing).columns(shouldJustify ? .uniform : .natural)
    }

    /// The spacing, so that a change of it slides.
    public var animatableData: FlowLayout.AnimatableData {
        get { flow.animatableData }
        set { flow.animatableData = newValue }
    }

    public func makeCache(subviews: Subviews) -> FlowLayout.Cache {
        flow.makeCache(subviews: subviews)
    }

    public func updateCache(_ cache: inout FlowLayout.Cache, subviews: Subviews) {
        flow.updateCache(&cache, subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout FlowLayout.Cache) -> ViewSpacing {
        flow.spacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
    ) -> CGSize {
        flow.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
    ) {
        flow.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FlowLayout.Cache
    ) -> CGFloat? {
        flow.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FlowLayout.Cache
    ) -> CGFloat? {
        flow.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
