/// A layout whose type is not known, so that one layout can take the place of another while the views
/// inside keep their state.
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// The cache of the layout inside.
    public struct Cache {
        fileprivate var value: Any?
        /// The type of layout that made it: another one may have a cache of the same type.
        fileprivate var owner: ObjectIdentifier
    }

    public init<L: Layout>(_ layout: L) {
        self.layout = layout
    }

    /// The properties of the layout inside, which as a static property cannot be had.
    var wrappedProperties: LayoutProperties { layout.currentProperties }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(value: layout.makeCache(subviews: subviews), owner: ObjectIdentifier(L.self))
        }
        return make(layout)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            guard var known = cache.take(from: L.self) else {
                cache = makeCache(subviews: subviews)
                return
            }
            layout.updateCache(&known, subviews: subviews)
            cache.value = known
        }
        update(layout)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            cache.with(layout, subviews: subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            cache.with(layout, subviews: subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return size(layout)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            cache.with(layout, subviews: subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L) -> CGFloat? {
            cache.with(layout, subviews: subviews) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L) -> CGFloat? {
            cache.with(layout, subviews: subviews) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return position(layout)
    }
}

extension AnyLayout.Cache {
    /// The cache, if a type of layout made it. It is taken out, so that changing it copies nothing.
    fileprivate mutating func take<L: Layout>(from layout: L.Type) -> L.Cache? {
        defer { value = nil }
        return owner == ObjectIdentifier(layout) ? value as? L.Cache : nil
    }

    fileprivate mutating func with<L: Layout, Result>(
        _ layout: L, subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var known = take(from: L.self) ?? layout.makeCache(subviews: subviews)
        defer { (value, owner) = (known, ObjectIdentifier(L.self)) }
        return body(&known)
    }
}

extension Layout {
    /// The properties of this very layout.
    var currentProperties: LayoutProperties {
        (self as? AnyLayout)?.wrappedProperties ?? Self.layoutProperties
    }

    /// The name of the layout's type.
    var name: String { "\(Self.self)" }
}
