import FlowEngine

/// Where the views of a flow are, from its top left corner. SwiftUI mirrors that where text runs from right to left.
package struct FlowPlacement {
    let arrangement: FlowArrangement
    /// The content index of the view at each position; `nil` for the overflow view, before or after which no view goes.
    let contentIndices: [Int?]
    let width: CGFloat

    /// The content index before which a view goes that is dropped at a point, where text runs from left to right.
    ///
    /// At the end of a line, it goes after the last view there, and before a break that follows.
    package func insertionIndex(at point: CGPoint) -> Int {
        let position = arrangement.insertionIndex(atX: point.x, y: point.y)
        let axis = arrangement.orientation.axis
        func distance(toLineWith position: Int) -> Double {
            let line = arrangement.lines[arrangement.lineIndex(ofItem: position)]
            return line.frame.distance(to: axis == .horizontal ? point.y : point.x, along: axis.other)
        }
        let previous = position > 0 ? contentIndices[position - 1] : nil
        if position < contentIndices.count, let next = contentIndices[position] {
            guard let previous, distance(toLineWith: position - 1) < distance(toLineWith: position) else {
                return next
            }
            return previous + 1
        }
        return contentIndices[..<position].reversed().lazy.compactMap { $0 }.first.map { $0 + 1 } ?? 0
    }
}
