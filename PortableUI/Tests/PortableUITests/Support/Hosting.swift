import PortableUITesting

/// A host for views whose texts have font size 10: with the fixed measurer, characters of 6 × 12 points
/// with their baseline at 9.
@MainActor
func host<Root: View>(
    _ view: Root, width: CGFloat? = nil, height: CGFloat? = nil, direction: LayoutDirection = .leftToRight,
    roundLimit: Int = 64
) -> ViewHost<Root> {
    var environment = EnvironmentValues()
    environment.font = .system(size: 10)
    environment.layoutDirection = direction
    return ViewHost(
        view, proposal: ProposedViewSize(width: width, height: height), environment: environment,
        roundLimit: roundLimit)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension ViewHost {
    /// The size of the root view.
    var size: CGSize { frames.frame.size }

    /// The frames of all texts, in order.
    var texts: [CGRect] { frames.frames(named: "Text") }

    /// The frames of all colors, in order.
    var colors: [CGRect] { frames.frames(named: "Color") }

    /// The strings of all texts, in order.
    var strings: [String] {
        displayList.items.compactMap { item in
            if case .text(let text, _) = item.content { text.string } else { nil }
        }
    }

    /// What is drawn, a character for each 6 × 12 points: a text's frame is filled with its first letter,
    /// a shape's with `#`. Later ones cover earlier ones.
    var picture: String {
        let list = displayList
        let (columns, rows) = (Int(list.size.width / 6), Int(list.size.height / 12))
        var grid = [[Character]](repeating: [Character](repeating: ".", count: columns), count: rows)
        for item in list.items {
            let letter: Character =
                if case .text(let text, _) = item.content { text.string.first ?? " " } else { "#" }
            for row in 0..<rows
            where item.frame.minY <= Double(row * 12) && Double(row * 12) < item.frame.maxY {
                for column in 0..<columns
                where item.frame.minX <= Double(column * 6) && Double(column * 6) < item.frame.maxX {
                    grid[row][column] = letter
                }
            }
        }
        return grid.map { String($0) }.joined(separator: "\n")
    }
}
