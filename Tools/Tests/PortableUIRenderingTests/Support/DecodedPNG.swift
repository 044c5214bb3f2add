import CPangoCairo
import PortableUITesting
import Testing

/// A PNG as libpng, which shares no code with the encoder, reads it.
struct DecodedPNG {
    /// Red, green, blue and alpha from 0 to 255, the colors multiplied by alpha.
    struct Pixel: Equatable, CustomStringConvertible {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int = 255

        var description: String { "rgba(\(red), \(green), \(blue), \(alpha))" }
    }

    let width: Int
    let height: Int
    private let pixels: [Pixel]

    init(_ data: Data) throws {
        var rest = data[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { source, bytes, count in
                    guard let rest = source?.assumingMemoryBound(to: Data.self), let bytes,
                        rest.pointee.count >= Int(count)
                    else { return CAIRO_STATUS_READ_ERROR }
                    rest.pointee.copyBytes(to: bytes, count: Int(count))
                    rest.pointee.removeFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let start = try #require(cairo_image_surface_get_data(surface))
        let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var pixels: [Pixel] = []
        for y in 0..<height {
            for x in 0..<width {
                let word = UnsafeRawPointer(start + y * bytesPerRow + x * 4).load(as: UInt32.self)
                let parts = [16, 8, 0, 24].map { Int(word >> $0 & 0xFF) }
                pixels.append(
                    Pixel(
                        red: parts[0], green: parts[1], blue: parts[2], alpha: isOpaque ? 255 : parts[3]))
            }
        }
        self.pixels = pixels
    }

    subscript(x: Int, y: Int) -> Pixel {
        pixels[y * width + x]
    }

    /// The smallest rectangle that holds all pixels which differ from the one in the top left corner.
    var inkBounds: CGRect? {
        let inked = pixels.indices.filter { pixels[$0] != pixels[0] }
        let (columns, rows) = (inked.map { $0 % width }, inked.map { $0 / width })
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
            let bottom = rows.max()
        else { return nil }
        return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
