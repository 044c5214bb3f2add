import CGdkPixbuf
import CPangoCairo
import Foundation

/// The pixels of a picture, turned as its Exif orientation says: no more of them than are shown.
final class DecodedPicture {
    private let pixbuf: OpaquePointer
    private let isPhoto: Bool

    /// As many as cameras have, and few enough for the memory of most machines.
    private static let pixelLimit = 200_000_000

    /// - Parameter area: That on which the picture is shown, in pixels.
    init(of file: PictureFile, area: Double) throws(RenderingError) {
        var (width, height) = (gint(), gint())
        guard let format = gdk_pixbuf_get_file_info(file.path, &width, &height) else {
            throw .unreadablePicture(file, reason: "it is no picture, or only the beginning of one")
        }
        isPhoto = gdk_pixbuf_format_get_name(format).map { String(cString: $0) == "jpeg" } ?? false
        let count = Int(width) * Int(height)
        guard count <= Self.pixelLimit else {
            throw .unreadablePicture(
                file, reason: "it is \(width) × \(height) pixels large, and at most 200 million are drawn")
        }
        // The shape is the same before and after it is turned.
        let scale = min(sqrt(area / Double(count)), 1)
        func side(_ length: gint) -> gint { max(gint((Double(length) * scale).rounded(.up)), 1) }
        var error: UnsafeMutablePointer<GError>?
        let loaded = gdk_pixbuf_new_from_file_at_scale(file.path, side(width), side(height), 0, &error)
        guard let loaded else {
            defer { g_error_free(error) }
            throw .unreadablePicture(file, reason: Self.reason(for: error?.pointee))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(loaded) else {
            throw .unreadablePicture(file, reason: "memory ran out")
        }
        pixbuf = upright
    }

    /// What a decoder says of a damaged picture is for those who know how it works.
    private static func reason(for error: GError?) -> String {
        guard let error, error.domain != gdk_pixbuf_error_quark() else {
            return error?.code == gint(GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue)
                ? "memory ran out" : "it ends early or is damaged"
        }
        return String(cString: error.message)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }

    /// Whether some pixels may be transparent.
    var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pixbuf) != 0 }

    /// The pixels as Cairo has them, owned by the caller: in words, multiplied by their alpha.
    ///
    /// - Parameter compressed: Whether a photo is also a JPEG, which documents take in place of its pixels.
    func surface(compressed: Bool) -> OpaquePointer? {
        let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
        let surface = cairo_image_surface_create(
            hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height)
        // An error of Cairo is told when the surface is drawn.
        guard let words = cairo_image_surface_get_data(surface), let bytes = gdk_pixbuf_read_pixels(pixbuf)
        else { return surface }
        let wordsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
        let bytesPerRow = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let bytesPerPixel = Int(gdk_pixbuf_get_n_channels(pixbuf))
        words.withMemoryRebound(to: UInt32.self, capacity: wordsPerRow * Int(height)) { words in
            for y in 0..<Int(height) {
                for x in 0..<Int(width) {
                    let pixel = bytes + y * bytesPerRow + x * bytesPerPixel
                    let alpha = bytesPerPixel == 4 ? UInt32(pixel[3]) : 255
                    func part(_ channel: Int) -> UInt32 { (UInt32(pixel[channel]) * alpha + 127) / 255 }
                    words[y * wordsPerRow + x] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        if compressed, isPhoto { attachJPEG(to: surface) }
        return surface
    }

    private func attachJPEG(to surface: OpaquePointer?) {
        var (bytes, count) = (UnsafeMutablePointer<gchar>?.none, gsize())
        let isSaved = "quality".withCString { key in
            "90".withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let bytes else { return }
        bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            _ = cairo_surface_set_mime_data(
                surface, CAIRO_MIME_TYPE_JPEG, $0, UInt(count), { g_free($0) }, bytes)
        }
    }
}
