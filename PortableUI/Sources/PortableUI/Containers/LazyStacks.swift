/// Views below each other. Only those that are visible in the scroll view around exist, and one more at each end.
///
/// Rows that do not exist are taken to be as long as the others are on average. As they appear, what is
/// seen stays where it is. A row that is no longer near the window is freed with its state. The views of a
/// `ForEach` are rows; any other view is one. Without a vertical scroll view around, all rows exist.
nonisolated public struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - alignment: Where rows are across the stack.
    ///   - spacing: The distance between rows, in points; `nil` for the usual distance of views.
    ///   - pinnedViews: What stays in sight as long as its section is.
    ///   - content: The rows.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let rowLayout = VStackLayout(alignment: alignment, spacing: spacing)
        return [
            context.lazyStack("LazyVStack", along: .vertical, of: content, rowLayout, spacing, pinnedViews) {
                $1[alignment] - $0[alignment]
            }
        ]
    }
}

/// Views side by side. Only those that are visible in the scroll view around exist, and one more at each end.
///
/// Rows that do not exist are taken to be as long as the others are on average. As they appear, what is
/// seen stays where it is. A row that is no longer near the window is freed with its state. The views of a
/// `ForEach` are rows; any other view is one. Without a horizontal scroll view around, all rows exist.
nonisolated public struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - alignment: Where rows are across the stack.
    ///   - spacing: The distance between rows, in points; `nil` for the usual distance of views.
    ///   - pinnedViews: What stays in sight as long as its section is.
    ///   - content: The rows.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let rowLayout = HStackLayout(alignment: alignment, spacing: spacing)
        return [
            context.lazyStack("LazyHStack", along: .horizontal, of: content, rowLayout, spacing, pinnedViews)
            {
                $1[alignment] - $0[alignment]
            }
        ]
    }
}

extension BuildContext {
    /// - Parameters:
    ///   - rowLayout: That of several views in a row.
    ///   - position: Where a row begins across the stack.
    @MainActor
    fileprivate func lazyStack<Content: View, RowLayout: Layout>(
        _ name: String, along axis: Axis, of content: Content, _ rowLayout: RowLayout, _ spacing: CGFloat?,
        _ pinnedViews: PinnedScrollableViews,
        position: @escaping (_ row: ViewDimensions, _ stack: ViewDimensions) -> CGFloat
    ) -> LayoutElement {
        var inner = ofSeveral
        inner.environment.stackOrientation = axis
        return LazyStackElement(
            name, axis: axis, spacing: spacing, pinsHeaders: pinnedViews.contains(.sectionHeaders),
            rows: inner.rows(of: content, at: .position(0)), rowLayout: rowLayout, context: self,
            crossPosition: position)
    }
}
