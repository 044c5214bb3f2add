/// The view that a layout and its content make.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
    let layout: L
    let content: Content
}

extension LayoutContainer: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [element(in: context)]
    }

    @MainActor func element(in context: BuildContext) -> LayoutElement {
        var inner = context.ofSeveral
        inner.environment.stackOrientation = layout.currentProperties.stackOrientation
        let children = inner.build(content, at: .position(0))
        return LayoutContainerElement(layout, children: children, context: context)
    }
}

/// An element whose children are arranged by a layout.
final class LayoutContainerElement<L: Layout>: LayoutElement {
    private let layout: L
    /// The subviews; in a pessimistic host, those that note what the layout asks them.
    private let contents: [LayoutElement]
    private let subviews: LayoutSubviews
    private let storage: CacheStorage<L.Cache>
    private var isCacheCurrent = false
    /// The guides that were asked for. Without memory, each level of nested containers would double the work.
    private var guides: [GuideRequest: CGFloat?] = [:]
    /// The spacing that the layout prefers, once it was asked for it.
    private var knownSpacing: ViewSpacing?

    private struct GuideRequest: Hashable {
        var guide: Guide
        var proposal: ProposedViewSize
    }

    init(_ layout: L, children: [LayoutElement], context: BuildContext) {
        self.layout = layout
        storage = context.node.memory { CacheStorage(isPessimistic: context.evaluation.isPessimistic) }
        contents = storage.reads?.noting(children, in: context) ?? children
        subviews = LayoutSubviews(contents, layoutDirection: context.environment.layoutDirection)
        super.init(context: context)
    }

    override var name: String { layout.name }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        for child in contents {
            body(child)
        }
    }

    /// Calls the layout with its cache: made at first, updated once for each evaluation of the views, or as seldom as
    /// a pessimistic host does.
    private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
        if !isCacheCurrent {
            isCacheCurrent = true
            let mayHaveChanged =
                storage.reads?.update(layout: layout, direction: subviews.layoutDirection, elements: contents)
                ?? true
            if mayHaveChanged { storage.placed = nil }
            if storage.cache == nil {
                storage.cache = layout.makeCache(subviews: subviews)
            } else if mayHaveChanged {
                storage.withCache { layout.updateCache(&$0, subviews: subviews) }
            }
        }
        return storage.withCache(body)
    }

    override func forgetSizes() {
        super.forgetSizes()
        isCacheCurrent = false
        guides = [:]
        knownSpacing = nil
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        precondition(!size.width.isNaN && !size.height.isNaN, "\(L.self) has a size that is NaN: \(size)")
        return size
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        withCache { cache in
            if let placed = storage.placed, placed.bounds == bounds, placed.proposal == proposal {
                for (child, placement) in zip(contents, placed.placements) { child.placement = placement }
                return
            }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            guard isPessimistic else { return }
            storage.placed = PlacedChildren(
                bounds: bounds, proposal: proposal, placements: contents.map(\.placement))
        }
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        let request = GuideRequest(guide: guide, proposal: proposal)
        if let known = guides[request] { return known }
        let position = position(of: guide, proposal: proposal)
        guides[request] = .some(position)
        return position
    }

    private func position(of guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        return withCache { cache in
            switch guide {
            case .horizontal(let guide):
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical(let guide):
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    // A container without views wants nothing of the space that others compete for.
    override var priority: Double { contents.isEmpty ? -.infinity : 0 }

    // Without memory, each level of nested containers would multiply the work.
    override func computeSpacing() -> ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = withCache { layout.spacing(subviews: subviews, cache: &$0) }
        knownSpacing = spacing
        return spacing
    }
}

/// Where a layout has placed its children.
private struct PlacedChildren {
    let bounds: CGRect
    let proposal: ProposedViewSize
    let placements: [LayoutPlacement?]
}

/// The cache of a layout, which outlives the elements.
final class CacheStorage<Cache> {
    var cache: Cache?
    /// In a pessimistic host, where the children are, as long as nothing is known to have changed.
    fileprivate var placed: PlacedChildren?
    let reads: LayoutReads?

    init(isPessimistic: Bool) {
        reads = isPessimistic ? LayoutReads() : nil
    }

    /// Lets a closure change the cache in place, without a second reference that would copy its arrays.
    func withCache<Result>(_ body: (inout Cache) -> Result) -> Result {
        guard var taken = cache.take() else { preconditionFailure("a layout's cache is made before its use") }
        defer { cache = taken }
        return body(&taken)
    }
}
