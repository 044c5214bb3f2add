@_spi(Rendering) import PortableUIDrawing

extension Path {
    /// The path as the value of an SVG `d` attribute.
    ///
    /// Coordinates are relative to the point before, which takes fewer digits, and in hundredths of a
    /// point. They are counted in whole hundredths, so that the rounding does not add up.
    var svgPathData: String {
        var data = SVGPathData()
        for element in elements {
            switch element {
            case .move(let end): data.move(to: end)
            case .line(let end): data.add("l", [end])
            case .quadCurve(let end, let control): data.add("q", [control, end])
            case .curve(let end, let control1, let control2): data.add("c", [control1, control2, end])
            case .closeSubpath: data.close()
            }
        }
        return data.text
    }
}

private struct SVGPathData {
    private struct Point {
        var x = 0
        var y = 0
    }

    private(set) var text = ""
    private var start = Point()
    private var current = Point()
    private var isEmpty = true

    mutating func move(to end: CGPoint) {
        add("m", [end])
        start = current
    }

    mutating func add(_ command: Character, _ points: [CGPoint]) {
        // SVG wants a path to begin with a move; Cairo and Core Graphics take the first point for it.
        if isEmpty, command != "m", let first = points.first {
            isEmpty = false
            move(to: first)
        }
        isEmpty = false
        let points = points.map { Point(x: hundredths($0.x), y: hundredths($0.y)) }
        text.append(command)
        for (index, point) in points.enumerated() {
            append(point.x - current.x, separated: index > 0)
            append(point.y - current.y, separated: true)
        }
        current = points.last ?? current
    }

    mutating func close() {
        text.append("z")
        current = start
    }

    private mutating func append(_ hundredths: Int, separated: Bool) {
        let number = (CGFloat(hundredths) / 100).formattedCompactly(decimals: 2)
        if separated, !number.hasPrefix("-") {
            text.append(" ")
        }
        text += number
    }

    private func hundredths(_ coordinate: CGFloat) -> Int {
        guard coordinate.magnitude < 1e12 else { return 0 }
        return Int((coordinate * 100).rounded())
    }
}
