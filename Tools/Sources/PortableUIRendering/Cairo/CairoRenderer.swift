import CPangoCairo
import PortableUIDrawing

/// Draws display lists as PNG, SVG or PDF.
///
/// Text is set in the fonts that `PangoTextMeasurer` measures. There are no shadows, as Cairo knows no blur, and
/// rotation and scaling have no effect. Each call takes time proportional to the number of items and, for PNG, of
/// pixels. A list of size zero gives the smallest picture there is, one pixel or point on a side.
public struct CairoRenderer {
    /// The background color; `nil` leaves the picture transparent.
    public var background: ResolvedColor?
    /// Pictures that cover what items fill, by the items' identities. A transparent one shows the fill behind it. Each
    /// takes memory in proportion to the pixels that are shown of it; in SVG and PDF, these are two for a point.
    public var pictures: [ViewIdentity: PictureFile] = [:]

    /// Called before each of the list's nodes is drawn, with the number of all of them.
    public var willDraw: (Int) -> Void = { _ in }

    private let text: PangoTextLayout

    /// - Parameters:
    ///   - background: The background color; `nil` leaves the picture transparent.
    ///   - measurer: What has measured the texts, so that it need not be done again.
    public init(background: ResolvedColor? = nil, measurer: PangoTextMeasurer = PangoTextMeasurer()) {
        self.background = background
        text = measurer.layout
    }

    /// The most pixels on a side of a PNG.
    private static let pngLimit = 32_767

    /// Draws a display list as a PNG.
    ///
    /// - Parameters:
    ///   - list: What to draw. Its size times the scale, rounded up, is the size in pixels.
    ///   - scale: Pixels per point, positive and finite.
    /// - Throws: `RenderingError`, if a side has more than 32,767 pixels, if a number is not finite, or
    ///   if memory runs out.
    public func png(_ list: DisplayList, scale: CGFloat = 1) throws -> Data {
        try collect { try png(list, scale: scale, to: $0) }
    }

    /// Writes a display list as a PNG, piece by piece.
    ///
    /// - Parameters:
    ///   - list: What to draw. Its size times the scale, rounded up, is the size in pixels.
    ///   - scale: Pixels per point, positive and finite.
    ///   - write: Takes the next bytes. What it throws ends the drawing.
    /// - Throws: What `write` throws, and `RenderingError`, if a side has more than 32,767 pixels, if a number is not
    ///   finite, or if memory runs out.
    public func png(_ list: DisplayList, scale: CGFloat = 1, to write: @escaping PictureWriter) throws {
        let (width, height) = try Self.pngSize(list.size, scale: scale)
        let isOpaque = background.map { $0.opacity >= 1 } ?? false
        try CairoFonts.withExclusiveAccess {
            let surface = CairoSurface.pixels(width: width, height: height, isOpaque: isOpaque, to: write)
            cairo_scale(surface.context, scale, scale)
            try draw(list, on: surface)
            try surface.writePNG()
        }
    }

    /// The size in pixels of a PNG.
    ///
    /// - Parameters:
    ///   - size: In points, finite and not negative.
    ///   - scale: Pixels per point.
    /// - Throws: If a side has more than 32,767 pixels, or if a number is not finite.
    private static func pngSize(
        _ size: CGSize, scale: CGFloat
    ) throws(RenderingError) -> (width: Int32, height: Int32) {
        // A rounding error above a whole pixel adds no pixel.
        let width = max((size.width * scale - 1e-6).rounded(.up), 1)
        let height = max((size.height * scale - 1e-6).rounded(.up), 1)
        guard width <= CGFloat(pngLimit), height <= CGFloat(pngLimit) else {
            throw .tooManyPixels(width: width, height: height, scale: scale, limit: pngLimit)
        }
        return (Int32(width), Int32(height))
    }

    /// Draws a display list as an SVG document in which a point is a CSS pixel.
    ///
    /// The document contains the letters' shapes, so it looks the same without the fonts.
    ///
    /// - Parameters:
    ///   - list: What to draw.
    ///   - title: What the picture shows, for people who do not see it; `nil` for no title.
    /// - Throws: `RenderingError`, if a side has more than 8,388,607 points, or if a number is not finite.
    public func svg(_ list: DisplayList, title: String? = nil) throws -> Data {
        try collect { try svg(list, title: title, to: $0) }
    }

    /// Writes a display list as an SVG document, piece by piece.
    ///
    /// - Parameters:
    ///   - list: What to draw.
    ///   - title: What the picture shows, for people who do not see it; `nil` for no title.
    ///   - write: Takes the next bytes. What it throws ends the drawing.
    /// - Throws: What `write` throws, and `RenderingError`, if a side has more than 8,388,607 points, or if a number
    ///   is not finite.
    public func svg(
        _ list: consuming DisplayList, title: String? = nil, to write: @escaping PictureWriter
    ) throws {
        let size = try documentSize(list)
        let write = title.map { SVGTitle($0).inserting(into: write) } ?? write
        try self.write(list) { CairoSurface.svg(size: size, to: write) }
    }

    /// Draws a display list as a PDF document of one page, in which a point is 1/72 inch.
    ///
    /// - Throws: `RenderingError`, if a side has more than 8,388,607 points, or if a number is not finite.
    public func pdf(_ list: DisplayList) throws -> Data {
        try collect { try pdf(list, to: $0) }
    }

    /// Writes a display list as a PDF document of one page, piece by piece.
    ///
    /// - Throws: What `write` throws, and `RenderingError`, if a side has more than 8,388,607 points, or if a number
    ///   is not finite.
    public func pdf(_ list: consuming DisplayList, to write: @escaping PictureWriter) throws {
        let size = try documentSize(list)
        try self.write(list) { CairoSurface.pdf(size: size, to: write) }
    }

    /// Draws a list, and frees it before Cairo puts the document together, which takes much memory.
    private func write(_ list: consuming DisplayList, on makeSurface: () -> CairoSurface) throws {
        var list: DisplayList? = consume list
        try CairoFonts.withExclusiveAccess {
            let surface = makeSurface()
            if let list { try draw(list, on: surface) }
            list = nil
            try surface.writeDocument()
        }
    }

    /// All that is written.
    private func collect(_ draw: (@escaping PictureWriter) throws -> Void) throws -> Data {
        final class Written {
            var data = Data()
        }
        let written = Written()
        try draw { written.data.append(contentsOf: $0) }
        return written.data
    }

    private func draw(_ list: DisplayList, on surface: CairoSurface) throws(RenderingError) {
        let canvas = CairoCanvas(context: surface.context, text: text, pictures: pictures)
        if let background {
            canvas.paint(background)
        }
        for node in list.nodes {
            willDraw(list.nodes.count)
            try canvas.draw([node])
        }
    }

    private func documentSize(_ list: DisplayList) throws(RenderingError) -> CGSize {
        let size = list.size
        // Cairo's coordinates have 24 bits before the point, one of which is the sign.
        let limit = 8_388_607
        guard size.width <= CGFloat(limit), size.height <= CGFloat(limit) else {
            throw .tooManyPoints(width: size.width, height: size.height, limit: limit)
        }
        return CGSize(
            width: size.width > 0 ? size.width : 1, height: size.height > 0 ? size.height : 1)
    }
}
