/// Views in rows and columns that are as wide and high as their views need.
///
/// A ``GridRow`` has a view for each column, from the first on. Any other view is a row by itself, across all columns.
nonisolated public struct Grid<Content: View>: View {
    private let layout: GridLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: Where views are in cells that are larger.
    ///   - horizontalSpacing: The distance between columns, in points; `nil` for the usual distance of views.
    ///   - verticalSpacing: The distance between rows, in points; `nil` for the usual distance of views.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        LayoutContainer(layout: layout, content: content).build(in: context)
    }
}

/// A row of a ``Grid``: a cell for each of its views. Elsewhere it is as a group.
nonisolated public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameters:
    ///   - alignment: How the views are lined up; `nil` for as the grid says.
    ///   - content: The views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView, MultiView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let elements = context.ofSeveral.build(content, at: .position(0))
        let row = GridCell.Row(identity: context.node.identity, alignment: alignment)
        for element in elements {
            element.layoutValues.add(row, for: GridCell.RowKey.self)
        }
        return elements
    }
}

extension View {
    /// Has the view span several columns of the grid that it is in. Less than 1 counts as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCell.ColumnsKey.self, value: count)
    }

    /// Sets where the view is in its cell of a grid: a point of the view is at the same one of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCell.AnchorKey.self, value: anchor)
    }

    /// Sets how the views of a grid's column are lined up. Of several in the column that say so, the topmost counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridCell.ColumnAlignmentKey.self, value: guide)
    }

    /// Has the grid that the view is in ignore how large the view could be along some axes. There it gets what the other
    /// cells of its column or row need, and at least its smallest size.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCell.UnsizedAxesKey.self, value: axes)
    }
}

/// What views tell the grid that they are in.
enum GridCell {
    /// The row that a view is in.
    struct Row {
        let identity: ViewIdentity
        let alignment: VerticalAlignment?
    }

    enum RowKey: LayoutValueKey {
        static var defaultValue: Row? { nil }
    }

    enum ColumnsKey: LayoutValueKey {
        static var defaultValue: Int { 1 }
    }

    enum AnchorKey: LayoutValueKey {
        static var defaultValue: UnitPoint? { nil }
    }

    enum ColumnAlignmentKey: LayoutValueKey {
        static var defaultValue: HorizontalAlignment? { nil }
    }

    enum UnsizedAxesKey: LayoutValueKey {
        static var defaultValue: Axis.Set { [] }
    }
}
