import FlowLayouts
import PortableUITesting

/// Frames as a picture: a letter for each frame in order, a character for each cell of `unit` points.
///
/// A frame covers the cells whose centers it contains.
func picture(_ frames: [CGRect], unit: CGFloat = 10) -> String {
    let union = frames.reduce(CGRect.zero) { $0.union($1) }
    let columns = Int((union.maxX / unit).rounded(.up))
    let rows = Int((union.maxY / unit).rounded(.up))
    var cells = [[Character]](repeating: [Character](repeating: ".", count: columns), count: rows)
    for (letter, frame) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", frames) {
        for row in 0..<rows {
            for column in 0..<columns {
                let center = CGPoint(x: (CGFloat(column) + 0.5) * unit, y: (CGFloat(row) + 0.5) * unit)
                if frame.contains(center) {
                    cells[row][column] = letter
                }
            }
        }
    }
    return cells.map { String($0) }.joined(separator: "\n")
}

/// The frames of stubs that have been placed.
func frames(_ stubs: [LayoutSubviewStub]) -> [CGRect?] {
    stubs.map(\.frame)
}
