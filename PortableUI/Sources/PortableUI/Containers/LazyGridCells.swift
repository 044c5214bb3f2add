import PortableUIDrawing

/// The cells of a lazy grid, which are built one at a time, and the lines that they make.
final class LazyGridCells {
    private let items: [GridItem]
    private let alignment: Alignment
    private let cells: [LazyRows]
    private let context: BuildContext
    /// How many cells a line has.
    private var trackCount = 1
    /// The cells that there are.
    private var built: [Int: Cell] = [:]

    private struct Cell {
        let row: LazyRows.Row
        /// What its views have read from observable models.
        let reads: ModelReads
    }

    /// - Parameters:
    ///   - items: Its tracks.
    ///   - alignment: Where views are in cells of tracks that say nothing about it.
    ///   - cells: The views of the grid.
    ///   - context: That of the grid.
    init(items: [GridItem], alignment: Alignment, cells: [LazyRows], context: BuildContext) {
        self.items = items
        self.alignment = alignment
        self.cells = cells
        self.context = context
    }

    func tracks(in available: CGFloat?) -> GridTracks { GridTracks(items, in: available) }

    /// How many lines there are of a number of cells. A grid without tracks has none.
    func lineCount(_ trackCount: Int) -> Int {
        trackCount == 0 ? 0 : (cells.rowCount + trackCount - 1) / trackCount
    }

    /// The lines of a number of cells.
    func lines(of count: Int) -> LazyRows {
        trackCount = count
        return LazyRows(count: lineCount(count)) { [self] line in
            cells.id(at: line * count)
        } firstIndex: { [self] id in
            cells.firstIndex(of: id).map { $0 / max(count, 1) }
        } build: { [self] line in
            // Cells are removed all at once, as other lines may have taken them over.
            LazyRows.Row(elements: [element(ofLine: line)]) { [self] _ in
                context.node.removeChild(Self.component(ofLine: line), keepsState: false)
            }
        }
    }

    /// Forgets the cells of all other lines, and their state.
    func removeCells(outside lines: Range<Int>) {
        for (index, cell) in built where !lines.contains(index / max(trackCount, 1)) {
            cell.row.remove(context.evaluation.isPessimistic)
            built[index] = nil
        }
    }

    private func element(ofLine line: Int) -> LayoutElement {
        let indices = line * trackCount..<min((line + 1) * trackCount, cells.rowCount)
        var lineContext = context
        lineContext.node = context.node.child(
            Self.component(ofLine: line), viewType: LazyGridLine.self, evaluation: context.evaluation.number)
        return LayoutContainerElement(
            LazyGridLine(items: items, alignment: alignment),
            children: indices.map { element(at: $0) }, context: lineContext)
    }

    /// The place of a line in the grid, after that of the views.
    private static func component(ofLine line: Int) -> ViewIdentity.Component { .position(line + 1) }

    /// The element of a cell. Several views in one are below each other.
    private func element(at index: Int) -> LayoutElement {
        let elements = cell(at: index).row.elements
        guard let first = elements.first else { return LayoutElement(node: context.node) }
        return elements.count == 1
            ? first
            : LayoutContainerElement(VStackLayout(), children: elements, context: context.around(first))
    }

    private func cell(at index: Int) -> Cell {
        if let cell = built[index] { return cell }
        let (row, reads) = context.invalidation.watch { cells.build(index) }
        let cell = Cell(row: row, reads: reads)
        built[index] = cell
        return cell
    }
}

/// A line of a lazy grid: a view for each column, which is as wide as that.
private struct LazyGridLine: Layout {
    let items: [GridItem]
    /// Where views are in cells of tracks that say nothing about it.
    let alignment: Alignment

    private struct Cell {
        let subview: LayoutSubview
        let track: GridTracks.Track
        let dimensions: ViewDimensions
        let proposal: ProposedViewSize
    }

    private func cells(of subviews: Subviews, in tracks: GridTracks) -> [Cell] {
        zip(subviews, tracks.tracks).map { subview, track in
            let proposal = ProposedViewSize(width: track.length, height: nil)
            return Cell(
                subview: subview, track: track, dimensions: subview.dimensions(in: proposal),
                proposal: proposal)
        }
    }

    private func height(of cells: [Cell]) -> CGFloat {
        cells.map(\.dimensions.height).max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = GridTracks(items, in: proposal.width)
        return CGSize(width: tracks.length, height: height(of: cells(of: subviews, in: tracks)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cells = cells(of: subviews, in: GridTracks(items, in: proposal.width))
        let height = height(of: cells)
        for cell in cells {
            let size = CGSize(width: cell.track.length, height: height)
            let origin = (cell.track.alignment ?? alignment).origin(
                of: cell.dimensions, in: ViewDimensions(size))
            cell.subview.place(
                at: CGPoint(x: bounds.minX + cell.track.start + origin.x, y: bounds.minY + origin.y),
                proposal: cell.proposal)
        }
    }
}
