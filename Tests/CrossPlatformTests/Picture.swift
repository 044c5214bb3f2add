import FlowLayouts

/// Blocks in a flow as a picture: a letter for each block in the order of their numbers, a character for each cell of
/// 10 × 10 points. What is outside of the flow is not drawn.
///
/// - Returns: `nil` if something does not fill whole cells, as then a picture would not say where it is.
func picture(of blocks: [PlacedBlock], in size: CGSize) -> String? {
    func cells(_ points: CGFloat) -> Int? {
        // SwiftUI may reach a place by sums that are not exact.
        let cells = (points / 10).rounded()
        return abs(points - cells * 10) < 0.001 ? Int(cells) : nil
    }
    guard let columns = cells(size.width), let rows = cells(size.height) else { return nil }
    var grid = [[Character]](repeating: [Character](repeating: ".", count: columns), count: rows)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for block in blocks.sorted(by: { $0.number < $1.number }) {
        guard let left = cells(block.frame.minX), let right = cells(block.frame.maxX),
            let top = cells(block.frame.minY), let bottom = cells(block.frame.maxY)
        else { return nil }
        for row in max(top, 0)..<max(top, min(bottom, rows), 0) {
            for column in max(left, 0)..<max(left, min(right, columns), 0) {
                grid[row][column] = letters[block.number % letters.count]
            }
        }
    }
    return grid.map { String($0) }.joined(separator: "\n")
}
