import PortableUIDrawing

/// The parts of an animated SVG document while it is put together.
struct AnimatedSVGDocument {
    /// Sets the text whose outlines are drawn.
    let text: PangoTextLayout

    private var elements: [String] = []
    private var clips = NamedParts<CGRect>(prefix: "c")
    private var clipPaths = NamedParts<[String]>(prefix: "p")
    private var gradients = NamedParts<String>(prefix: "g")
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
        guard item.item.isVisible, item.transform.isInvertible else { return }
        var content = try attributes(of: item.item)
        if item.transform != .identity {
            content += " transform=\"\(item.transform.svgMatrix)\""
        }
        // Such clips move with what they clip.
        var attributes = clip(to: item.clipPaths)
        if let radius = item.shadow?.radius, radius > 0 {
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
        var element = "<path\(content)\(attributes)/>"
        if item.shadow != nil || item.transform != .identity {
            // A transform applies to its element's clip too, so the shadow's clip is on an element around it.
            let clip = clip(to: item.shadow?.clipPaths ?? [])
            let inside = clip.isEmpty ? "<path\(content)/>" : "<g\(clip)><path\(content)/></g>"
            element = "<g\(attributes)>\(inside)</g>"
        }
        // The clip does not move with what it clips.
        elements.append(
            item.clip.map { "<g clip-path=\"url(#\(clips.name(of: $0)))\">\(element)</g>" } ?? element)
    }

    /// The attribute of what is drawn inside several outlines only, if there are any.
    private mutating func clip(to paths: [Path]) -> String {
        paths.isEmpty ? "" : " clip-path=\"url(#\(clipName(paths.map(\.svgPathData))))\""
    }

    /// The name of the area that lies inside several outlines.
    private mutating func clipName(_ paths: [String]) -> String {
        // One inside another: a clip may itself be clipped.
        if paths.count > 1 { _ = clipName(Array(paths.dropLast())) }
        return clipPaths.name(of: paths)
    }

    /// The attributes and content of a filter.
    private func blur(of item: MovingItem, radius: CGFloat) -> String {
        " filterUnits=\"userSpaceOnUse\"\(attributes(of: item.paintedBounds))>"
            + "<feGaussianBlur stdDeviation=\"\(radius.formattedCompactly())\"/>"
    }

    /// The document.
    func text(size: CGSize, title: SVGTitle?, duration: Double, background: ResolvedColor?) -> String {
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
        lines += clips.parts.map {
            "<clipPath id=\"\($0.name)\"><rect\(attributes(of: $0.part))/></clipPath>"
        }
        lines += clipPaths.parts.map { name, paths in
            let others = Array(paths.dropLast())
            let outer = clipPaths.knownName(of: others).map { " clip-path=\"url(#\($0))\"" } ?? ""
            return "<clipPath id=\"\(name)\"\(outer)><path d=\"\(paths.last ?? "")\"/></clipPath>"
        }
        lines += gradients.parts.map { name, part in
            // Parts begin with the name of the element.
            let kind = part.prefix { $0 != " " }
            return "<\(kind) id=\"\(name)\"\(part.dropFirst(kind.count))</\(kind)>"
        }
        lines += blurs.parts.map { "<filter id=\"\($0.name)\"\($0.part)</filter>" }
        if let background {
            lines.append("<rect width=\"100%\" height=\"100%\"\(paint("fill", background, opacity: 1))/>")
        }
        return (lines + elements + ["</svg>", ""]).joined(separator: "\n")
    }

    private mutating func attributes(of item: DisplayItem) throws(RenderingError) -> String {
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

    private func attributes(of rect: CGRect) -> String {
        [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
            .map { " \($0.0)=\"\($0.1.formattedCompactly())\"" }.joined()
    }

    /// The attributes of an item's paint.
    private mutating func paint(_ attribute: String, of item: DisplayItem) -> String {
        let size = item.frame.size
        let gradient: String
        switch item.paint {
        case .color(let color):
            return paint(attribute, color, opacity: item.opacity)
        case .linear(_, let start, let end):
            let (start, end) = (start.point(in: size), end.point(in: size))
            gradient = element(
                "linearGradient", [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)], of: item)
        }
        return " \(attribute)=\"url(#\(gradients.name(of: gradient)))\""
    }

    /// The attributes of a color.
    private func paint(
        _ attribute: String, _ color: ResolvedColor, _ opacityAttribute: String? = nil, opacity: Double
    ) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            // Compared so that NaN counts as 0.
            let byte = UInt8((component > 0 ? min(component, 1) : 0) * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        let alpha = CGFloat(Double(color.opacity) * opacity)
        let paint = " \(attribute)=\"#\(digits)\""
        guard alpha < 1 else { return paint }
        return paint + " \(opacityAttribute ?? attribute + "-opacity")=\"\(alpha.formattedCompactly())\""
    }

    /// The name of a gradient's element, its attributes and its content.
    private func element(
        _ name: String, _ attributes: [(String, CGFloat)], of item: DisplayItem
    ) -> String {
        let attributes = attributes.map { " \($0.0)=\"\($0.1.formattedCompactly())\"" }.joined()
        return item.paint.stops.reduce("\(name) gradientUnits=\"userSpaceOnUse\"\(attributes)>") {
            text, stop in
            text + "<stop offset=\"\(stop.location.formattedCompactly())\""
                + paint("stop-color", stop.color, "stop-opacity", opacity: item.opacity) + "/>"
        }
    }
}

extension CGAffineTransform {
    /// The value of a `transform` attribute.
    fileprivate var svgMatrix: String {
        "matrix(\([a, b, c, d, tx, ty].map { $0.formattedCompactly(decimals: 6) }.joined(separator: " ")))"
    }
}
