import CPangoCairo
import PortableUIDrawing

/// The glyphs of texts that have been measured or drawn before. To shape a text takes longer than to draw it.
///
/// Its methods are called with exclusive access to `CairoFonts`.
final class ShapedTexts {
    /// The most texts that are remembered: those of a picture of a million different words would take too much memory.
    private static let limit = 32_768

    private struct Known {
        let glyphs: UnsafeMutablePointer<PangoGlyphItem>
        let width: Int32
        let baseline: Int32
        let metrics: TextMetrics
    }

    private var texts: [StyledText: Known] = [:]

    deinit {
        CairoFonts.withExclusiveAccess {
            for known in texts.values { pango_glyph_item_free(known.glyphs) }
        }
    }

    /// Remembers a text that a layout shows in its own width, if it is one line in one font that has all its letters.
    func remember(_ text: StyledText, width: Int32, _ metrics: TextMetrics, in layout: OpaquePointer?) {
        guard texts.count < Self.limit, text.lineLimit == nil,
            !text.string.utf8.contains(0), texts[text] == nil,
            pango_layout_get_line_count(layout) == 1, pango_layout_get_unknown_glyphs_count(layout) == 0,
            let runs = pango_layout_get_line_readonly(layout, 0)?.pointee.runs, runs.pointee.next == nil,
            let glyphs = pango_glyph_item_copy(runs.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
        else { return }
        texts[text] = Known(
            glyphs: glyphs, width: width, baseline: pango_layout_get_baseline(layout), metrics: metrics)
    }

    /// What a text takes in its own width, if it is known.
    func metrics(of text: StyledText) -> TextMetrics? {
        guard let known = texts[text] else { return nil }
        return known.metrics
    }

    /// Draws a text with its top left corner at the origin of a Cairo context, if it is known. Moves the origin.
    ///
    /// - Returns: Whether it is.
    func show(_ text: StyledText, width: Int32, on cairo: OpaquePointer?) -> Bool {
        guard let known = texts[text], known.width == width else { return false }
        // Not to a current point, which Cairo rounds to 1/256.
        cairo_translate(cairo, 0, Double(known.baseline) / Double(PANGO_SCALE))
        pango_cairo_show_glyph_item(cairo, text.string, known.glyphs)
        return true
    }
}
