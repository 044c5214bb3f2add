import CPangoCairo
@_spi(Rendering) import PortableUIDrawing

/// Pango's descriptions of fonts, each made once.
final class PangoFonts {
    private var descriptions: [ResolvedFont: OpaquePointer] = [:]

    deinit {
        for description in descriptions.values {
            pango_font_description_free(description)
        }
    }

    /// The description of a font; it lives as long as this object.
    func description(of font: ResolvedFont) -> OpaquePointer? {
        var font = font
        // Pango counts in 32 bits, of which fonts this large leave enough for the lines of a text.
        font.size = font.size > 0 && font.size < .infinity ? min(font.size, 10_000) : 17
        if let known = descriptions[font] { return known }

        let description = pango_font_description_new()
        let family = font.isMonospaced ? "DejaVu Sans Mono, monospace" : "Inter, DejaVu Sans, sans-serif"
        pango_font_description_set_family(description, family)
        // An absolute size makes a point of the font a unit of the drawing, whatever the resolution.
        pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.value)))
        descriptions[font] = description
        return description
    }
}
