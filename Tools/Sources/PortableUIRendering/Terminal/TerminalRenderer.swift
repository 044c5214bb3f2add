import PortableUIDrawing

/// Draws display lists as plain text, in which a point is a character cell.
///
/// The list's texts should have been measured with `CellTextMeasurer`. Shapes become boxes of `╭─╮│╰╯` along the edge
/// of their frame if that has at least 2 × 2 cells, lines if it has one row or column, and are left out if it has one
/// cell or none. They hide what is behind them. Positions are rounded to whole cells. Groups are drawn as if they had no
/// effect.
public struct TerminalRenderer: Sendable {
    /// The most cells that are drawn at once, and the most rows of all.
    static let (cellLimit, rowLimit) = (4_000_000, 1_000_000_000)

    public init() {}

    /// Draws a display list as rows of text without blanks at their ends, separated by line breaks.
    ///
    /// Takes time proportional to the number of cells that are drawn.
    ///
    /// - Throws: `RenderingError`, if there are more than four million columns or a billion rows.
    public func text(_ list: DisplayList) throws -> String {
        var pieces: [String] = []
        try text(list) { pieces.append($0) }
        return pieces.joined(separator: "\n")
    }

    /// Draws a display list as ``text(_:)`` does, and hands over some rows after the other, so that it takes memory for four
    /// million cells at most. Each time, it looks at all items.
    ///
    /// - Parameter write: Takes the next rows, with no line break after the last of them. What it throws ends the drawing.
    public func text(_ list: DisplayList, to write: (String) throws -> Void) throws {
        let (columns, rows) = (roundedUp(list.size.width), roundedUp(list.size.height))
        guard columns <= CGFloat(Self.cellLimit), rows <= CGFloat(Self.rowLimit) else {
            throw RenderingError.tooManyCells(columns: columns, rows: rows)
        }
        let step = Self.cellLimit / max(Int(columns), 1)
        for top in stride(from: 0, to: max(Int(rows), 1), by: step) {
            var canvas = CellCanvas(width: Int(columns), rows: top..<min(top + step, Int(rows)))
            for item in list.nodes.lazy.flatMap(\.items) where item.isVisible { draw(item, on: &canvas) }
            try write(canvas.text)
        }
    }

    private func draw(_ item: DisplayItem, on canvas: inout CellCanvas) {
        let frame = cells(item.frame)
        switch item.content {
        case .fill, .stroke: canvas.drawBox(frame)
        case .text(let text, _): draw(text, width: item.frame.width, in: frame, on: &canvas)
        }
    }

    private func draw(
        _ text: StyledText, width: CGFloat, in frame: CellCanvas.Area, on canvas: inout CellCanvas
    ) {
        // A text may have more rows than its frame, but none without a character or a line break.
        let rows = frame.rows.lowerBound...frame.rows.lowerBound + text.string.utf8.count
        guard rows.overlaps(canvas.rows) else { return }
        for (index, row) in CellText(text, width: width).rows.enumerated() {
            let free = frame.columns.count - CellText.width(of: row)
            let indent =
                switch (text.alignment, text.layoutDirection) {
                case (.center, _): free / 2
                case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
                case (.trailing, .leftToRight), (.leading, .rightToLeft): free
                }
            canvas.draw(row, row: frame.rows.lowerBound + index, column: frame.columns.lowerBound + indent)
        }
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        max((length - 1e-6).rounded(.up), 0)
    }

    /// The cells that a rectangle covers: both edges are rounded, halves towards the right and bottom.
    private func cells(_ rect: CGRect) -> CellCanvas.Area {
        // Far outside of any canvas, but not of what an integer holds.
        let limit = CGFloat(Self.rowLimit * 2)
        func cell(_ position: CGFloat) -> Int {
            guard !position.isNaN else { return 0 }
            return Int(min(max((position + 0.5 + 1e-6).rounded(.down), -limit), limit))
        }
        let (left, top) = (cell(rect.minX), cell(rect.minY))
        return CellCanvas.Area(
            columns: left..<max(cell(rect.maxX), left), rows: top..<max(cell(rect.maxY), top))
    }
}
