/// What a layout tells the views inside it.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack-like layout arranges its subviews: a spacer grows along it, and a
    /// divider lies across it.
    public var stackOrientation: Axis?

    public init() {}

    init(stackOrientation: Axis?) {
        self.stackOrientation = stackOrientation
    }
}

/// A type that defines the geometry of a collection of views.
///
/// The requirements, their defaults and the order in which they are called are SwiftUI's: the cache is
/// made once, and updated whenever the layout, the environment, its subviews or their content may have
/// changed, which here is each time that the host evaluates its views; `sizeThatFits` answers any number
/// of proposals; `placeSubviews` gets bounds of a size that it reported.
@preconcurrency public protocol Layout: Sendable, Animatable {
    static var layoutProperties: LayoutProperties { get }

    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// Makes the cache that the other methods share.
    func makeCache(subviews: Subviews) -> Cache

    /// Adapts the cache to changes. Makes a new one by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers around itself: by default, on each edge, the largest of
    /// its subviews; none without subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews. `bounds.origin` need not be zero.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a guide in the bounds: by default merged from the subviews' explicit ones.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The position of a guide in the bounds: by default merged from the subviews' explicit ones.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        var spacing = ViewSpacing()
        for subview in subviews {
            spacing.formUnion(subview.spacing)
        }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(.horizontal(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(.vertical(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedGuide(
        _ guide: Guide, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let elements = subviews.map(\.element)
        let before = elements.map(\.placement)
        defer {
            for (element, placement) in zip(elements, before) {
                element.placement = placement
            }
        }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let positions = elements.map { element in
            let placement = element.placement ?? LayoutPlacement(inMiddleOf: bounds, proposal: proposal)
            return placement.guide(guide, of: element)
        }
        return guide.combine(positions)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// The views that a closure builds, arranged by this layout.
    ///
    /// An initializer that takes a closure comes before one without, followed by a call of this.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}
