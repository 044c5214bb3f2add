import PortableUIDrawing

/// What stands in for a symbol: lines for a few of them, in a circle or square if its name says so, else a rounded
/// square.
struct SymbolDrawing {
    private(set) var contents: [DisplayItem.Content] = []

    init(_ name: String, in size: CGSize, paint: Paint) {
        let words = name.split(separator: ".")
        let side = min(size.width, size.height)
        let lineWidth = side / 12
        let square = CGRect(
            x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side
        ).insetBy(dx: side / 10, dy: side / 10)
        let lines = words.first.flatMap { Self.lines(of: $0) }
        let isFilled = words.contains("fill")

        // 1. What is around the lines, or all there is.
        var outline: Path?
        if words.contains("circle") {
            outline = Path(ellipseIn: square)
        } else if words.contains("square") || lines == nil {
            outline = Path(roundedRect: square, cornerRadius: side / 6)
        }
        if let outline {
            contents.append(
                isFilled ? .fill(outline, paint) : .stroke(outline, paint, StrokeStyle(lineWidth: lineWidth)))
        }

        // 2. The lines.
        guard let lines else { return }
        let inner = outline == nil ? square : square.insetBy(dx: side / 5, dy: side / 5)
        let path = Path { path in
            for line in lines {
                for (index, point) in line.enumerated() {
                    let point = CGPoint(
                        x: inner.minX + point.x * inner.width, y: inner.minY + point.y * inner.height)
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
            }
        }
        let isOnFill = outline != nil && isFilled
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        contents.append(
            .stroke(path, isOnFill ? .color(Color.Resolved(red: 1, green: 1, blue: 1)) : paint, style))
    }

    /// The lines of a symbol in a square with a side of 1.
    private static func lines(of word: Substring) -> [[UnitPoint]]? {
        switch word {
        case "xmark": [[.topLeading, .bottomTrailing], [.topTrailing, .bottomLeading]]
        case "plus": [[.leading, .trailing], [.top, .bottom]]
        case "minus": [[.leading, .trailing]]
        case "checkmark": [[UnitPoint(x: 0, y: 0.6), UnitPoint(x: 0.35, y: 0.95), UnitPoint(x: 1, y: 0.1)]]
        default: nil
        }
    }
}
