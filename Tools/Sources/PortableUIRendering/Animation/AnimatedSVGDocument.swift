import PortableUIDrawing

/// The parts of an animated SVG document while it is put together.
struct AnimatedSVGDocument {
    /// Sets the text whose outlines are drawn.
    let text: PangoTextLayout

    private var elements: [String] = []
    private var blurs = NamedParts<String>(prefix: "b")
    private var keyframes = NamedParts<String>(prefix: "k")

    init(text: PangoTextLayout) {
        self.text = text
    }

    /// Adds something that is drawn.
    ///
    /// - Parameters:
    ///   - position: Where its origin is at first.
    ///   - isShownFirst: Whether it is visible at first.
    ///   - motion: How it moves from there.
    mutating func add(
        _ item: MovingItem, at position: CGPoint, isShownFirst: Bool, keyframes motion: Keyframes
    ) throws(RenderingError) {
        guard item.item.isVisible else { return }
        let content = try attributes(of: item.item)
        var attributes = ""
        if let radius = item.shadowRadius, radius > 0 {
            attributes += " filter=\"url(#\(blurs.name(of: blur(of: item, radius: radius))))\""
        }
        attributes += " transform=\"translate(\(position.x.formattedCompactly())"
        attributes += " \(position.y.formattedCompactly()))\""
        if !isShownFirst {
            attributes += " opacity=\"0\""
        }
        if !motion.isStill {
            attributes += " class=\"m\" style=\"animation-name:\(keyframes.name(of: motion.css))\""
        }
        elements.append(
            item.shadowRadius == nil
                ? "<path\(content)\(attributes)/>" : "<g\(attributes)><path\(content)/></g>")
    }

    /// The attributes and content of a filter.
    private func blur(of item: MovingItem, radius: CGFloat) -> String {
        let bounds = item.paintedBounds
        let area = [
            ("x", bounds.minX), ("y", bounds.minY), ("width", bounds.width), ("height", bounds.height),
        ]
        .map { " \($0.0)=\"\($0.1.formattedCompactly())\"" }.joined()
        return " filterUnits=\"userSpaceOnUse\"\(area)>"
            + "<feGaussianBlur stdDeviation=\"\(radius.formattedCompactly())\"/>"
    }

    /// The document.
    func text(size: CGSize, title: SVGTitle?, duration: Double) -> String {
        let (width, height) = (size.width.formattedCompactly(), size.height.formattedCompactly())
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\">"
        ]
        if let title { lines.append(title.element) }
        if !keyframes.parts.isEmpty {
            lines.append("<style>")
            lines.append(
                "@media (prefers-reduced-motion:no-preference){.m{animation:"
                    + "\(CGFloat(duration).formattedCompactly())s ease-in-out infinite}}")
            lines += keyframes.parts.map { "@keyframes \($0.name){\($0.part)}" }
            lines.append("</style>")
        }
        lines += blurs.parts.map { "<filter id=\"\($0.name)\"\($0.part)</filter>" }
        return (lines + elements + ["</svg>", ""]).joined(separator: "\n")
    }

    private func attributes(of item: DisplayItem) throws(RenderingError) -> String {
        switch item.content {
        case .fill(let path, _):
            return " d=\"\(path.svgPathData)\"\(paint("fill", of: item))"
        case .stroke(let path, _, let lineWidth):
            return " d=\"\(path.svgPathData)\" fill=\"none\"\(paint("stroke", of: item))"
                + " stroke-width=\"\(lineWidth.formattedCompactly())\" stroke-miterlimit=\"10\""
        case .text(let string, _):
            let outlines = try CairoFonts.withExclusiveAccess { () throws(RenderingError) in
                text.set(string, width: item.frame.width)
                return try text.outlines()
            }
            return " d=\"\(outlines.svgPathData)\"\(paint("fill", of: item))"
        }
    }

    /// The attributes of an item's color.
    private func paint(_ attribute: String, of item: DisplayItem) -> String {
        guard let color = item.paint.stops.first?.color else { return "" }
        let digits = [color.red, color.green, color.blue].map { component in
            // Compared so that NaN counts as 0.
            let byte = UInt8((component > 0 ? min(component, 1) : 0) * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        let alpha = CGFloat(Double(color.opacity) * item.opacity)
        let paint = " \(attribute)=\"#\(digits)\""
        guard alpha < 1 else { return paint }
        return paint + " \(attribute)-opacity=\"\(alpha.formattedCompactly())\""
    }
}
