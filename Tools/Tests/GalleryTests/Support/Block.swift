import PortableUITesting

/// An item of a given size in cells of 10 points.
struct Block: Hashable, Identifiable {
    let id: String
    let columns: Int
    let rows: Int

    init(_ id: String, _ columns: Int, _ rows: Int) {
        self.id = id
        self.columns = columns
        self.rows = rows
    }

    var view: some View {
        Rectangle().frame(width: CGFloat(columns) * 10, height: CGFloat(rows) * 10)
    }
}

/// Frames drawn with a letter for each, a character for each cell of 10 points, from the origin on.
func picture(_ frames: [CGRect], columns: Int) -> String {
    let room = CGRect(x: 0, y: 0, width: CGFloat(columns) * 10, height: .infinity)
    guard frames.allSatisfy({ room.contains($0) }) else { return "outside of \(columns) columns: \(frames)" }
    let rows = Int((frames.map(\.maxY).max() ?? 0) / 10)
    var cells = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    for (letter, frame) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", frames) {
        for y in Int(frame.minY / 10)..<Int(frame.maxY / 10) {
            for x in Int(frame.minX / 10)..<Int(frame.maxX / 10) {
                // An overlap is drawn as such, so that no picture of a flow can be equal to it.
                cells[y][x] = cells[y][x] == "." ? letter : "#"
            }
        }
    }
    return cells.map { String($0) }.joined(separator: "\n")
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
