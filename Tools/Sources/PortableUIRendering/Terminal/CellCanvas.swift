import PortableUIDrawing

/// A grid of character cells to draw on.
struct CellCanvas {
    /// Whole cells, which may lie outside of the canvas.
    struct Area {
        var columns: Range<Int>
        var rows: Range<Int>
    }

    private enum Cell {
        case blank
        case character(Character)
        /// The right half of a wide character.
        case continuation
    }

    private let width: Int
    let rows: Range<Int>
    private var cells: [Cell]

    /// A canvas for some rows of a picture.
    init(width: Int, rows: Range<Int>) {
        self.width = width
        self.rows = rows
        cells = Array(repeating: .blank, count: width * rows.count)
    }

    /// Draws a frame along an area's edge, and clears what is inside.
    mutating func drawBox(_ area: Area) {
        guard area.columns.count >= 2, area.rows.count >= 2 else {
            drawLine(area)
            return
        }
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        for row in area.rows.clamped(to: rows) {
            for column in area.columns.clamped(to: 0..<width) {
                switch (row, column) {
                case (top, left): set("╭", row, column)
                case (top, right): set("╮", row, column)
                case (bottom, left): set("╰", row, column)
                case (bottom, right): set("╯", row, column)
                case (top, _), (bottom, _): set("─", row, column)
                case (_, left), (_, right): set("│", row, column)
                default: clear(row, column)
                }
            }
        }
    }

    /// Draws an area of one row or one column as a line, if it is longer than a cell.
    private mutating func drawLine(_ area: Area) {
        guard area.columns.count + area.rows.count >= 3 else { return }
        for row in area.rows.clamped(to: rows) {
            for column in area.columns.clamped(to: 0..<width) {
                set(area.rows.count == 1 ? "─" : "│", row, column)
            }
        }
    }

    /// Draws one row of text. A wide character of which half is outside is left out.
    mutating func draw(_ text: ArraySlice<CellText.Cluster>, row: Int, column: Int) {
        guard rows.contains(row) else { return }
        var column = column
        for cluster in text {
            let next = column + cluster.width
            if cluster.width > 0, column >= 0, next <= width {
                set(cluster.character, row, column)
                if cluster.width == 2 {
                    clear(row, column + 1)
                    cells[index(row, column) + 1] = .continuation
                }
            }
            column = next
        }
    }

    /// The rows, without blanks at their ends, separated by line breaks.
    var text: String {
        rows.map { row in
            var line = ""
            for cell in cells[index(row, 0)..<index(row + 1, 0)] {
                switch cell {
                case .blank: line.append(" ")
                case .character(let character): line.append(character)
                case .continuation: break
                }
            }
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    private mutating func set(_ character: Character, _ row: Int, _ column: Int) {
        clear(row, column)
        cells[index(row, column)] = .character(character)
    }

    private func index(_ row: Int, _ column: Int) -> Int { (row - rows.lowerBound) * width + column }

    /// Blanks a cell, and the other half of a wide character of which it is one half.
    private mutating func clear(_ row: Int, _ column: Int) {
        let index = index(row, column)
        if case .continuation = cells[index], column > 0 {
            cells[index - 1] = .blank
        }
        if column + 1 < width, case .continuation = cells[index + 1] {
            cells[index + 1] = .blank
        }
        cells[index] = .blank
    }
}
