import CPangoCairo
import PortableUI

/// A Cairo surface with a context to draw on it, and the bytes that it writes.
final class CairoSurface {
    let context: OpaquePointer?
    private let surface: OpaquePointer?
    private let written: WrittenData

    /// Collects what Cairo writes.
    private final class WrittenData {
        var data = Data()
    }

    private static let write: cairo_write_func_t = { target, bytes, count in
        guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<WrittenData>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }

    private init(_ make: (_ target: UnsafeMutableRawPointer) -> OpaquePointer?) {
        written = WrittenData()
        // The surface writes only while this object, which owns both, exists.
        surface = make(Unmanaged.passUnretained(written).toOpaque())
        context = cairo_create(surface)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// A grid of pixels, with an alpha channel where something is to shine through.
    static func pixels(width: Int32, height: Int32, isOpaque: Bool) -> CairoSurface {
        CairoSurface { _ in
            cairo_image_surface_create(isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, height)
        }
    }

    /// An SVG document in which a point is a CSS pixel.
    static func svg(size: CGSize) -> CairoSurface {
        CairoSurface { target in
            let surface = cairo_svg_surface_create_for_stream(write, target, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    /// A PDF document of one page.
    static func pdf(size: CGSize) -> CairoSurface {
        CairoSurface { target in
            cairo_pdf_surface_create_for_stream(write, target, size.width, size.height)
        }
    }

    /// The pixels as a PNG.
    func png() throws(RenderingError) -> Data {
        try check()
        let target = Unmanaged.passUnretained(written).toOpaque()
        try Self.check(cairo_surface_write_to_png_stream(surface, Self.write, target))
        return written.data
    }

    /// The document, to which nothing can be added any more.
    func document() throws(RenderingError) -> Data {
        try check()
        cairo_surface_finish(surface)
        try Self.check(cairo_surface_status(surface))
        return written.data
    }

    private func check() throws(RenderingError) {
        try Self.check(cairo_status(context))
        try Self.check(cairo_surface_status(surface))
    }

    /// Throws unless a status is success.
    static func check(_ status: cairo_status_t) throws(RenderingError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error")
    }
}
