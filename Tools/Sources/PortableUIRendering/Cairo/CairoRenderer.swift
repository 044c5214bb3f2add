import CPangoCairo
import PortableUI

/// Draws display lists as PNG, SVG or PDF.
///
/// Text is set in the fonts that `PangoTextMeasurer` measures. Each call takes time proportional to the
/// number of items and, for PNG, of pixels. A list of size zero gives the smallest picture there is, one
/// pixel or point on a side.
public struct CairoRenderer {
    /// What is painted behind everything; `nil` leaves the picture transparent.
    public var background: Color.Resolved?

    private let text = PangoTextLayout()

    public init(background: Color.Resolved? = nil) {
        self.background = background
    }

    /// Draws a display list as a PNG.
    ///
    /// - Parameters:
    ///   - list: What to draw. Its size times the scale, rounded up, is the size in pixels.
    ///   - scale: Pixels per point, positive and finite.
    /// - Throws: `RenderingError`, if a side has more than 32,767 pixels, if a number is not finite, or
    ///   if memory runs out.
    public func png(_ list: DisplayList, scale: CGFloat = 1) throws(RenderingError) -> Data {
        guard scale > 0, scale < .infinity else { throw .invalidScale(scale) }
        let size = try list.checkedSize()
        let limit = 32_767
        // What a sum of lengths is above a whole pixel by rounding alone adds no pixel.
        let width = max((size.width * scale - 1e-6).rounded(.up), 1)
        let height = max((size.height * scale - 1e-6).rounded(.up), 1)
        guard max(width, height) <= CGFloat(limit) else {
            throw .tooManyPixels(width: width, height: height, scale: scale, limit: limit)
        }
        let isOpaque = background.map { $0.opacity >= 1 } ?? false
        return try CairoFonts.withExclusiveAccess { () throws(RenderingError) in
            let surface = CairoSurface.pixels(width: Int32(width), height: Int32(height), isOpaque: isOpaque)
            cairo_scale(surface.context, scale, scale)
            try draw(list, on: surface)
            return try surface.png()
        }
    }

    /// Draws a display list as an SVG document in which a point is a CSS pixel.
    ///
    /// The letters' shapes are part of the document, which thus looks the same without the fonts.
    ///
    /// - Throws: `RenderingError`, if a side has more than 8,388,607 points, or if a number is not finite.
    public func svg(_ list: DisplayList) throws(RenderingError) -> Data {
        let size = try documentSize(list)
        return try CairoFonts.withExclusiveAccess { () throws(RenderingError) in
            let surface = CairoSurface.svg(size: size)
            try draw(list, on: surface)
            return try surface.document()
        }
    }

    /// Draws a display list as a PDF document of one page, in which a point is 1/72 inch.
    ///
    /// - Throws: `RenderingError`, if a side has more than 8,388,607 points, or if a number is not finite.
    public func pdf(_ list: DisplayList) throws(RenderingError) -> Data {
        let size = try documentSize(list)
        return try CairoFonts.withExclusiveAccess { () throws(RenderingError) in
            let surface = CairoSurface.pdf(size: size)
            try draw(list, on: surface)
            return try surface.document()
        }
    }

    private func draw(_ list: DisplayList, on surface: CairoSurface) throws(RenderingError) {
        let canvas = CairoCanvas(context: surface.context, text: text)
        if let background {
            canvas.paint(background)
        }
        for item in list.items {
            try canvas.draw(item)
        }
    }

    private func documentSize(_ list: DisplayList) throws(RenderingError) -> CGSize {
        let size = try list.checkedSize()
        // Cairo's coordinates have 24 bits before the point, one of which is the sign.
        let limit = 8_388_607
        guard max(size.width, size.height) <= CGFloat(limit) else {
            throw .tooManyPoints(width: size.width, height: size.height, limit: limit)
        }
        return CGSize(
            width: size.width > 0 ? size.width : 1, height: size.height > 0 ? size.height : 1)
    }
}
