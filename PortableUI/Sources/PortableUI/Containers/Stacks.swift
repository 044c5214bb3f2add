/// A layout that places its subviews side by side.
public struct HStackLayout: Layout {
    /// How subviews are lined up across the stack.
    public var alignment: VerticalAlignment
    /// The distance between subviews, in points; `nil` for what they prefer.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    private var stack: Stack { Stack(axis: .horizontal, spacing: spacing) { $0[alignment] } }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.arrangement(of: subviews, in: proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        stack.place(subviews, in: bounds, proposal: proposal)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        stack.spacing(around: subviews)
    }
}

/// A layout that places its subviews below each other.
public struct VStackLayout: Layout {
    /// How subviews are lined up across the stack.
    public var alignment: HorizontalAlignment
    /// The distance between subviews, in points; `nil` for what they prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    private var stack: Stack { Stack(axis: .vertical, spacing: spacing) { $0[alignment] } }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.arrangement(of: subviews, in: proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        stack.place(subviews, in: bounds, proposal: proposal)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        stack.spacing(around: subviews)
    }
}

/// A layout that places its subviews on top of each other.
///
/// It is as large as those subviews take together that have the highest layout priority, where their alignment guides
/// put them. All subviews are aligned with these, and offered the stack's own size.
public struct ZStackLayout: Layout {
    /// How subviews are lined up on both axes.
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let views = decisive(subviews).map { Aligned($0, alignment: alignment, proposal: proposal) }
        return CGSize(
            width: Aligned.length(views.map { ($0.size.width, $0.guides.x) }),
            height: Aligned.length(views.map { ($0.size.height, $0.guides.y) }))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let proposal = ProposedViewSize(bounds.size)
        func guides(_ subview: LayoutSubview) -> CGPoint {
            Aligned(subview, alignment: alignment, proposal: proposal).guides
        }
        // Where the guides meet: at those that lie farthest from their view's top and leading edge.
        let decisive = decisive(subviews).map(guides)
        let (x, y) = (decisive.map(\.x).max() ?? 0, decisive.map(\.y).max() ?? 0)
        for subview in subviews {
            let own = guides(subview)
            // The middle of something without end is nowhere.
            let (left, top) = (x - own.x, y - own.y)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + (left.isFinite ? left : 0), y: bounds.minY + (top.isFinite ? top : 0)),
                proposal: proposal)
        }
    }

    /// A subview with the guides by which it is aligned.
    private struct Aligned {
        let size: CGSize
        let guides: CGPoint

        // The horizontal guide first: demos move views by closures that count on it.
        init(_ subview: LayoutSubview, alignment: Alignment, proposal: ProposedViewSize) {
            let dimensions = subview.dimensions(in: proposal)
            size = dimensions.size
            guides = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
        }

        /// How much views take together whose guides meet.
        static func length(_ views: [(length: CGFloat, guide: CGFloat)]) -> CGFloat {
            guard views.allSatisfy(\.guide.isFinite) else { return .infinity }
            let before = views.map(\.guide).max() ?? 0
            let after = views.map { $0.length - $0.guide }.max() ?? 0
            return before + after
        }
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        return decisive(subviews).reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// The subviews of the highest priority.
    private func decisive(_ subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max()
        return subviews.filter { $0.priority == highest }
    }
}

/// Views side by side.
nonisolated public struct HStack<Content: View>: View {
    private let layout: HStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: How the views are lined up across the stack.
    ///   - spacing: The distance between them, in points; `nil` for what they prefer.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: View {
    private let layout: VStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: How the views are lined up across the stack.
    ///   - spacing: The distance between them, in points; `nil` for what they prefer.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public var body: some View { LayoutContainer(layout: layout, content: content) }
}

/// Views on top of each other, the first one at the back.
nonisolated public struct ZStack<Content: View>: View {
    private let layout: ZStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: How the views are lined up on both axes.
    ///   - content: The views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public var body: some View { LayoutContainer(layout: layout, content: content) }
}
