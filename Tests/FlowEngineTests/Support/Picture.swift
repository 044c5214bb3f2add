import FlowEngine

/// Items without baselines, from widths and heights.
func items(_ sizes: (Double, Double)...) -> FlowItems {
    items(sizes)
}

/// An item without baselines.
func item(_ width: Double, _ height: Double) -> FlowItem {
    FlowItem(width: width, height: height)
}

func items(_ sizes: [(Double, Double)]) -> FlowItems {
    var items = FlowItems()
    for (width, height) in sizes {
        items.append(width: width, height: height)
    }
    return items
}

/// Items one point high, of widths and traits.
func items(_ items: [(Double, FlowItemTraits)]) -> FlowItems {
    var list = FlowItems()
    for (index, (width, traits)) in items.enumerated() {
        list.append(width: width, height: 1)
        list[index].traits = traits
    }
    return list
}

extension FlowItems {
    /// Gives the first items distances of their own from the ones before.
    mutating func setSpacings(_ spacings: [Double]) {
        for (index, spacing) in spacings.enumerated() where index < count { self[index].spacing = spacing }
    }
}

/// Options without spacings, and something else about them.
func tight(_ change: (inout FlowOptions) -> Void = { _ in }) -> FlowOptions {
    var options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
    change(&options)
    return options
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FlowRect {
    FlowRect(x: x, y: y, width: width, height: height)
}

func size(_ width: Double, _ height: Double) -> FlowSize {
    FlowSize(width: width, height: height)
}

extension FlowArrangement {
    /// A character for each square point: the letter of the item that covers it (the later one, where
    /// two do), or a dot.
    var picture: String {
        let (columns, rows) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        var grid = [[Character]](repeating: [Character](repeating: ".", count: columns), count: rows)
        for (letter, frame) in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", frames) {
            for row in 0..<rows where frame.y <= Double(row) && Double(row) < frame.y + frame.height {
                for column in 0..<columns
                where frame.x <= Double(column) && Double(column) < frame.x + frame.width {
                    grid[row][column] = letter
                }
            }
        }
        return grid.map { String($0) }.joined(separator: "\n")
    }
}
