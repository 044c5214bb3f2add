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
        [
            context.lazyGrid(
                of: content, along: .vertical, items: columns, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center)
            ) { line, grid in
                grid[alignment] - line[alignment]
            }
        ]
    }
}

/// Views in rows, in lines beside each other. Only those that are visible in the scroll view around exist, and one line
/// more at each end.
///
/// It takes the height offered, or what its rows need if that is more. A view is offered the height of its row, and a
/// line is as wide as its widest view. Each element of a `ForEach` is a cell, also one without a view, and so is
/// any other view. Without a horizontal scroll view around, all of them exist.
nonisolated public struct LazyHGrid<Content: View>: View {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - rows: How high the rows are. Without any, the grid is empty.
    ///   - alignment: Where the rows are in a higher grid, and views in rows that say nothing about it.
    ///   - spacing: The distance between lines, in points; `nil` for the usual distance of views.
    ///   - content: The views, in the order in which they fill the lines.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        [
            context.lazyGrid(
                of: content, along: .horizontal, items: rows, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment)
            ) { line, grid in
                grid[alignment] - line[alignment]
            }
        ]
    }
}

extension BuildContext {
    /// - Parameter position: Where lines begin that are shorter than a grid of some dimensions.
    @MainActor
    fileprivate func lazyGrid<Content: View>(
        of content: Content, along axis: Axis, items: [GridItem], spacing: CGFloat?, alignment: Alignment,
        position: @escaping (_ line: ViewDimensions, _ grid: ViewDimensions) -> CGFloat
    ) -> LayoutElement {
        var inner = ofSeveral
        inner.environment.stackOrientation = nil
        let cells = LazyGridCells(
            axis: axis, items: items, alignment: alignment, cells: inner.rows(of: content, at: .position(0)),
            context: inner)
        return LazyStackElement(
            axis == .vertical ? "LazyVGrid" : "LazyHGrid", axis: axis, spacing: spacing, rows: [],
            cells: cells,
            rowLayout: VStackLayout(), context: self
        ) { line, grid in
            let position = position(line, grid)
            return position.isFinite ? max(position, 0) : 0
        }
    }
}
