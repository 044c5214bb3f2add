/// Views in columns, in lines below each other. Only those that are visible in the scroll view around exist, and one
/// line more at each end.
///
/// It takes the width offered, or what its columns need if that is more. A view is offered the width of its column, and
/// a line is as high as its highest view. Each element of a `ForEach` is a cell, also one without a view, and so is
/// any other view. Without a vertical scroll view around, all of them exist.
nonisolated public struct LazyVGrid<Content: View>: View {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - columns: How wide the columns are. Without any, the grid is empty.
    ///   - alignment: Where the columns are in a wider grid, and views in columns that say nothing about it.
    ///   - spacing: The distance between lines, in points; `nil` for the usual distance of views.
    ///   - content: The views, in the order in which they fill the lines.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var inner = context.ofSeveral
        inner.environment.stackOrientation = nil
        let cells = LazyGridCells(
            items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            cells: inner.rows(of: content, at: .position(0)), context: inner)
        let stack = LazyStackElement(
            "LazyVGrid", axis: .vertical, spacing: spacing, rows: [], cells: cells,
            rowLayout: VStackLayout(), context: context
        ) { line, grid in
            let position = grid[alignment] - line[alignment]
            return position.isFinite ? max(position, 0) : 0
        }
        return [stack]
    }
}
