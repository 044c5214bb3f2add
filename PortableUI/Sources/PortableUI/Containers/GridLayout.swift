/// A layout that places its subviews as a ``Grid`` does.
public struct GridLayout: Layout {
    /// Where views are in cells that are larger.
    public var alignment: Alignment
    /// The distance between columns, in points; `nil` for the usual distance of views.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; `nil` for the usual distance of views.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private func arrangement(_ subviews: Subviews, _ proposal: ProposedViewSize) -> GridArrangement {
        GridArrangement(
            subviews, alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing, proposal: proposal)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let arrangement = arrangement(subviews, proposal)
        return CGSize(width: arrangement.columns.length, height: arrangement.rows.length)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        arrangement(subviews, proposal).place(in: bounds)
    }
}

/// The columns and rows of a grid, and where its views are in them.
///
/// SwiftUI does not document how it divides space. Here the columns share the width offered as the views of an
/// `HStack` do, the least flexible one first, and then the rows the height as those of a `VStack`.
private struct GridArrangement {
    private let alignment: Alignment
    /// How views are lined up in each column.
    private var columnAlignments: [HorizontalAlignment] = []
    private var cells: [Cell] = []
    private(set) var columns: GridLines
    private(set) var rows: GridLines

    private struct Cell {
        let subview: LayoutSubview
        let row: Int
        /// The columns that it spans.
        let columns: Range<Int>
        /// How it is lined up with others in its row; `nil` for as the grid says.
        let rowAlignment: VerticalAlignment?

        var anchor: UnitPoint? { subview[GridCell.AnchorKey.self] }
        /// Whether it lines up with others, rather than with its cell.
        var hasGuides: Bool { anchor == nil && columns.count == 1 }

        /// What it is offered to find out how large its column and row are.
        func proposal(width: CGFloat?, height: CGFloat?) -> ProposedViewSize {
            let unsized = subview[GridCell.UnsizedAxesKey.self]
            return ProposedViewSize(
                width: unsized.contains(.horizontal) ? 0 : width,
                height: unsized.contains(.vertical) ? 0 : height)
        }
    }

    init(
        _ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?,
        verticalSpacing: CGFloat?, proposal: ProposedViewSize
    ) {
        self.alignment = alignment
        columns = GridLines(spacing: horizontalSpacing)
        rows = GridLines(spacing: verticalSpacing)
        makeCells(of: subviews)
        divideWidth(proposal)
        divideHeight(proposal.height)
    }

    // MARK: Cells

    private mutating func makeCells(of subviews: LayoutSubviews) {
        // 1. Rows, and how many columns each has.
        var rowViews: [(row: GridCell.Row?, views: [LayoutSubview])] = []
        for subview in subviews {
            let row = subview[GridCell.RowKey.self]
            if let row, let last = rowViews.last?.row, last.identity == row.identity {
                rowViews[rowViews.count - 1].views.append(subview)
            } else {
                rowViews.append((row, [subview]))
            }
        }
        func span(_ subview: LayoutSubview) -> Int { max(subview[GridCell.ColumnsKey.self], 1) }
        let columnCount = rowViews.map { $0.row == nil ? 1 : $0.views.map(span).reduce(0, +) }.max() ?? 0
        columns.lines = Array(repeating: GridLine(), count: columnCount)
        rows.lines = Array(repeating: GridLine(), count: rowViews.count)

        // 2. A view outside of the rows spans all columns.
        for (index, (row, views)) in rowViews.enumerated() {
            var column = 0
            for subview in views {
                let end = row == nil ? columnCount : column + span(subview)
                cells.append(
                    Cell(
                        subview: subview, row: index, columns: column..<end, rowAlignment: row?.alignment))
                column = end
            }
        }
    }

    // MARK: Lengths

    private mutating func divideWidth(_ proposal: ProposedViewSize) {
        // 1. Columns, by the views that are in one of them.
        let singles = Dictionary(grouping: cells.filter { $0.columns.count == 1 }, by: \.columns.lowerBound)
        columnAlignments = columns.lines.indices.map { column in
            let own = (singles[column] ?? []).lazy.compactMap { $0.subview[GridCell.ColumnAlignmentKey.self] }
            return own.first ?? alignment.horizontal
        }
        columns.divide(proposal.width) { [columnAlignments] column, width in
            GridLine(
                (singles[column] ?? []).map { cell in
                    let dimensions = cell.subview.dimensions(
                        in: cell.proposal(width: width, height: proposal.height))
                    return (dimensions.width, cell.hasGuides ? dimensions[columnAlignments[column]] : nil)
                })
        }
        // 2. What views that span several columns need more.
        let wide = cells.filter { $0.columns.count > 1 }.sorted { $0.columns.count < $1.columns.count }
        for cell in wide {
            let width = columns.length(of: cell.columns)
            let available = proposal.width.map { width + max($0 - columns.length, 0) }
            let size = cell.subview.sizeThatFits(cell.proposal(width: available, height: proposal.height))
            columns.extend(cell.columns, by: size.width - width)
        }
    }

    private mutating func divideHeight(_ available: CGFloat?) {
        let rowCells = Dictionary(grouping: cells, by: \.row)
        rows.divide(available) { [alignment, columns] row, height in
            GridLine(
                (rowCells[row] ?? []).map { cell in
                    let dimensions = cell.subview.dimensions(
                        in: cell.proposal(width: columns.length(of: cell.columns), height: height))
                    let guide = cell.hasGuides ? dimensions[cell.rowAlignment ?? alignment.vertical] : nil
                    return (dimensions.height, guide)
                })
        }
    }

    // MARK: Places

    func place(in bounds: CGRect) {
        let (columnStarts, rowStarts) = (columns.starts, rows.starts)
        for cell in cells {
            let frame = CGRect(
                x: bounds.minX + columnStarts[cell.columns.lowerBound],
                y: bounds.minY + rowStarts[cell.row], width: columns.length(of: cell.columns),
                height: rows.length(of: cell.row..<cell.row + 1))
            let proposal = ProposedViewSize(frame.size)
            let dimensions = cell.subview.dimensions(in: proposal)
            let origin = origin(of: dimensions, in: frame.size, cell)
            cell.subview.place(
                at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: proposal)
        }
    }

    /// Where a view is in its cell.
    private func origin(of dimensions: ViewDimensions, in size: CGSize, _ cell: Cell) -> CGPoint {
        let vertical = cell.rowAlignment ?? alignment.vertical
        guard cell.hasGuides else {
            let anchor = cell.anchor ?? Self.anchor(alignment.horizontal, vertical)
            let (x, y) = (
                (size.width - dimensions.width) * anchor.x, (size.height - dimensions.height) * anchor.y
            )
            return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
        }
        let horizontal = columnAlignments[cell.columns.lowerBound]
        let (column, row) = (columns.lines[cell.columns.lowerBound], rows.lines[cell.row])
        let cellGuides = ViewDimensions(size)
        let viewGuides = ViewDimensions(
            CGSize(width: column.extent.length, height: row.extent.length))
        return CGPoint(
            x: column.origin(
                guide: dimensions[horizontal], cellGuides[horizontal] - viewGuides[horizontal]),
            y: row.origin(guide: dimensions[vertical], cellGuides[vertical] - viewGuides[vertical]))
    }

    /// The point of a view that has all its guides where they are by default.
    private static func anchor(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) -> UnitPoint
    {
        let guides = ViewDimensions(CGSize(width: 1, height: 1))
        return UnitPoint(x: guides[horizontal], y: guides[vertical])
    }
}

/// A column or row of a grid.
private struct GridLine {
    /// How far the views with guides reach to both sides of the line where these meet.
    var extent = GuideExtent([])
    var length: CGFloat = 0

    init() {}

    /// - Parameter views: How long they are, and where their guides are, if they have any.
    init(_ views: [(length: CGFloat, guide: CGFloat?)]) {
        extent = GuideExtent(views.lazy.compactMap { view in view.guide.map { (view.length, $0) } })
        length = max(extent.length, views.map(\.length).max() ?? 0)
    }

    /// Where a view is whose guide lies at some distance from its beginning.
    ///
    /// - Parameter shift: By how much the line is moved where the guides of the views meet.
    func origin(guide: CGFloat, _ shift: CGFloat) -> CGFloat {
        extent.origin(guide: guide) + (shift.isFinite ? shift : 0)
    }
}

/// The columns or the rows of a grid.
private struct GridLines {
    var lines: [GridLine] = []
    private let spacing: CGFloat

    init(spacing: CGFloat?) {
        self.spacing = spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.defaultDistance
    }

    var length: CGFloat { length(of: lines.indices) }

    /// The length of some lines with the spaces between them.
    func length(of range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        return max(lines[range].reduce(0) { $0 + $1.length } + CGFloat(range.count - 1) * spacing, 0)
    }

    /// Where each line begins.
    var starts: [CGFloat] {
        var end: CGFloat = 0
        return lines.map { line in
            defer { end += line.length + spacing }
            return end
        }
    }

    /// Divides a length among the lines: the least flexible one takes its even share first, and what it leaves goes to
    /// the others.
    mutating func divide(
        _ available: CGFloat?, measure: (_ index: Int, _ proposed: CGFloat?) -> GridLine
    ) {
        guard let available else {
            for index in lines.indices { lines[index] = measure(index, nil) }
            return
        }
        var remaining = available - CGFloat(max(lines.count - 1, 0)) * spacing
        let flexible = lines.indices.map { index in
            let flexibility = measure(index, .infinity).length - measure(index, 0).length
            return (index: index, flexibility: flexibility.isNaN ? .infinity : flexibility)
        }
        let order = flexible.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        for (taken, line) in order.enumerated() {
            lines[line.index] = measure(line.index, max(0, remaining / CGFloat(order.count - taken)))
            // Space without end stays so, whatever is taken from it.
            if remaining < .infinity { remaining -= lines[line.index].length }
        }
    }

    /// Makes some lines longer, all by the same length.
    mutating func extend(_ range: Range<Int>, by length: CGFloat) {
        guard length > 0 else { return }
        for index in range { lines[index].length += length / CGFloat(range.count) }
    }
}
