import CPangoCairo
import PortableUIDrawing

/// Takes the next bytes of a picture.
public typealias PictureWriter = (UnsafeRawBufferPointer) throws -> Void

/// A Cairo surface with a context to draw on it. Hands on the bytes that it writes.
final class CairoSurface {
    let context: OpaquePointer?
    private let surface: OpaquePointer?
    private let target: Target

    /// What Cairo writes to. Cairo cannot pass on an error, so it is kept here.
    private final class Target {
        let write: PictureWriter
        var error: (any Error)?

        init(_ write: @escaping PictureWriter) {
            self.write = write
        }
    }

    private static let write: cairo_write_func_t = { target, bytes, count in
        guard let pointer = target else { return CAIRO_STATUS_WRITE_ERROR }
        let target = Unmanaged<Target>.fromOpaque(pointer).takeUnretainedValue()
        do {
            try target.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        } catch {
            target.error = error
            return CAIRO_STATUS_WRITE_ERROR
        }
    }

    private init(
        to write: @escaping PictureWriter, _ make: (_ target: UnsafeMutableRawPointer) -> OpaquePointer?
    ) {
        target = Target(write)
        // The surface writes only while this object, which owns both, exists.
        surface = make(Unmanaged.passUnretained(target).toOpaque())
        context = cairo_create(surface)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// A grid of pixels, with an alpha channel unless it is opaque.
    static func pixels(
        width: Int32, height: Int32, isOpaque: Bool, to write: @escaping PictureWriter
    ) -> CairoSurface {
        CairoSurface(to: write) { _ in
            cairo_image_surface_create(isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, height)
        }
    }

    /// An SVG document in which a point is a CSS pixel.
    static func svg(size: CGSize, to write: @escaping PictureWriter) -> CairoSurface {
        CairoSurface(to: write) { target in
            let surface = cairo_svg_surface_create_for_stream(Self.write, target, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    /// A PDF document of one page.
    static func pdf(size: CGSize, to write: @escaping PictureWriter) -> CairoSurface {
        CairoSurface(to: write) { target in
            cairo_pdf_surface_create_for_stream(Self.write, target, size.width, size.height)
        }
    }

    /// Writes the pixels as a PNG.
    func writePNG() throws {
        try checkStatus()
        let target = Unmanaged.passUnretained(self.target).toOpaque()
        try check(cairo_surface_write_to_png_stream(surface, Self.write, target))
    }

    /// Writes the document, to which nothing can be added any more.
    func writeDocument() throws {
        try checkStatus()
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
    }

    private func checkStatus() throws {
        try check(cairo_status(context))
        try check(cairo_surface_status(surface))
    }

    /// Throws the error of the writer, or that of the status, if there is one.
    private func check(_ status: cairo_status_t) throws {
        if let error = target.error { throw error }
        try Self.check(status)
    }

    /// Throws unless a status is success.
    static func check(_ status: cairo_status_t) throws(RenderingError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error")
    }
}
