import PortableUIDrawing

/// Draws display lists as plain text, in which a point is a character cell.
///
/// The list's texts should have been measured with `CellTextMeasurer`. Shapes, filled or stroked, become
/// boxes of `╭─╮│╰╯` along the edge of their frame if that has at least 2 × 2 cells, lines if it has one row
/// or column, and are left out if it has one cell or none. A filled one hides what is behind it. Positions are rounded
/// to whole cells. There are no shadows, what an outline clips is clipped to the outline's bounds, and rotation and
/// scaling have no effect.
public struct TerminalRenderer: Sendable {
    /// The most cells of a picture.
    static let cellLimit = 4_000_000

    public init() {}

    /// Draws a display list as rows of text without blanks at their ends, separated by line breaks.
    ///
    /// Takes time proportional to the number of cells that are drawn.
    ///
    /// - Throws: `RenderingError`, if there are more than four million cells, or if a number is not finite.
    public func text(_ list: DisplayList) throws(RenderingError) -> String {
        let size = try list.checkedSize()
        let (columns, rows) = (roundedUp(size.width), roundedUp(size.height))
        guard columns * rows <= CGFloat(Self.cellLimit), max(columns, rows) <= CGFloat(Self.cellLimit) else {
            throw .tooManyCells(columns: columns, rows: rows, limit: Self.cellLimit)
        }
        var canvas = CellCanvas(width: Int(columns), height: Int(rows))
        try draw(list.nodes, in: canvas.bounds, on: &canvas)
        return canvas.text
    }

    private func draw(
        _ nodes: [DisplayNode], in clip: CellCanvas.Area, on canvas: inout CellCanvas
    ) throws(RenderingError) {
        for node in nodes {
            switch node {
            case .item(let item): try draw(item, in: clip, on: &canvas)
            case .group(let group):
                var clip = clip
                if case .clip(let path) = group.effect {
                    clip = cells(path.boundingRect).clamped(to: clip)
                }
                try draw(group.nodes, in: clip, on: &canvas)
            }
        }
    }

    private func draw(
        _ item: DisplayItem, in clip: CellCanvas.Area, on canvas: inout CellCanvas
    ) throws(RenderingError) {
        try item.check()
        guard item.isVisible else { return }
        let frame = cells(item.frame)
        switch item.content {
        case .fill:
            canvas.drawBox(frame, clearsInside: true, in: clip)
        case .stroke:
            canvas.drawBox(frame, clearsInside: false, in: clip)
        case .text(let text, _):
            draw(text, width: item.frame.width, in: frame, clip: clip, on: &canvas)
        }
    }

    private func draw(
        _ text: StyledText, width: CGFloat, in frame: CellCanvas.Area, clip: CellCanvas.Area,
        on canvas: inout CellCanvas
    ) {
        for (index, row) in CellText(text, width: width).rows.enumerated() {
            let free = frame.columns.count - CellText.width(of: row)
            let indent =
                switch (text.alignment, text.layoutDirection) {
                case (.center, _): free / 2
                case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
                case (.trailing, .leftToRight), (.leading, .rightToLeft): free
                }
            canvas.draw(
                row, row: frame.rows.lowerBound + index, column: frame.columns.lowerBound + indent, in: clip)
        }
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        (length - 1e-6).rounded(.up)
    }

    /// The cells that a rectangle covers: both edges are rounded, halves towards the right and bottom.
    private func cells(_ rect: CGRect) -> CellCanvas.Area {
        // Far outside of any canvas, but not of what an integer holds.
        let limit = CGFloat(Self.cellLimit * 2)
        func cell(_ position: CGFloat) -> Int {
            guard !position.isNaN else { return 0 }
            return Int(min(max((position + 0.5 + 1e-6).rounded(.down), -limit), limit))
        }
        let (left, top) = (cell(rect.minX), cell(rect.minY))
        return CellCanvas.Area(
            columns: left..<max(cell(rect.maxX), left), rows: top..<max(cell(rect.maxY), top))
    }
}

extension CellCanvas.Area {
    fileprivate func clamped(to other: CellCanvas.Area) -> CellCanvas.Area {
        CellCanvas.Area(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}
