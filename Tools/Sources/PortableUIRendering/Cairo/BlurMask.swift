import CPangoCairo
import Foundation

/// A picture of opacities, to be blurred and then painted through.
///
/// It has no more pixels than its blur lets one see, so its cost depends on the size in blur radii rather than in
/// points.
final class BlurMask {
    /// To draw what is blurred, in the coordinates of the bounds.
    let context: OpaquePointer?
    private let surface: OpaquePointer?
    private let bounds: CGRect
    /// In pixels per point.
    private let scale: Double
    private let radius: Double

    /// The most pixels on a side.
    private static let pixelLimit = 2048.0
    /// So many pixels in a blur radius that no one can tell them from more.
    private static let visiblePixels = 8.0

    /// - Parameters:
    ///   - bounds: What is drawn, with its blurred edges.
    ///   - radius: The standard deviation of the blur, in points, positive.
    ///   - scale: The pixels in a point of the picture that this one is painted on.
    init?(bounds: CGRect, radius: CGFloat, scale: Double) {
        let side = Double(max(bounds.width, bounds.height))
        guard side > 0, side < .infinity else { return nil }
        self.bounds = bounds
        self.radius = Double(radius)
        self.scale = min(max(scale, 2), Self.visiblePixels / Double(radius), Self.pixelLimit / side)
        surface = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32((Double(bounds.width) * self.scale).rounded(.up)),
            Int32((Double(bounds.height) * self.scale).rounded(.up)))
        context = cairo_create(surface)
        cairo_scale(context, self.scale, self.scale)
        cairo_translate(context, -bounds.minX, -bounds.minY)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Blurs what has been drawn: three means in a row are close to a Gaussian blur.
    func blur() {
        cairo_surface_flush(surface)
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        for reach in reaches {
            for row in 0..<height { average(pixels + row * stride, step: 1, count: width, reach: reach) }
            for column in 0..<width { average(pixels + column, step: stride, count: height, reach: reach) }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// How far the three means reach to each side, so that their variances add up to that of the blur. A mean of n
    /// pixels has the variance (n² - 1) / 12.
    private var reaches: [Int] {
        let squares = 12 * pow(radius * scale, 2) + 3
        let shorter = Int((sqrt(squares / 3) - 1) / 2)
        func square(_ reach: Int) -> Double { pow(Double(2 * reach + 1), 2) }
        let rest = squares - 3 * square(shorter)
        let longerCount = Int((rest / (square(shorter + 1) - square(shorter))).rounded())
        return (0..<3).map { $0 < longerCount ? shorter + 1 : shorter }
    }

    /// Replaces each pixel of a row or column by the mean of those within reach. Outside there is nothing.
    private func average(_ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, reach: Int) {
        let values = (0..<count).map { Int(pixels[$0 * step]) }
        let length = 2 * reach + 1
        var sum = values.prefix(reach).reduce(0, +)
        for index in 0..<count {
            if index + reach < count { sum += values[index + reach] }
            pixels[index * step] = UInt8((sum + reach) / length)
            if index - reach >= 0 { sum -= values[index - reach] }
        }
    }

    /// Paints another context's color through the mask, and leaves that context with other coordinates.
    func paint(on target: OpaquePointer?) {
        cairo_translate(target, bounds.minX, bounds.minY)
        cairo_scale(target, 1 / scale, 1 / scale)
        cairo_mask_surface(target, surface, 0, 0)
    }
}
