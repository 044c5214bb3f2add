import CPangoCairo
import PortableUIDrawing

/// Lays out one text after another with Pango, to be measured or drawn. Parts of a text have the font and the color of the
/// whole.
///
/// Its methods are called with exclusive access to `CairoFonts`.
final class PangoTextLayout {
    private let context: OpaquePointer?
    private let layout: OpaquePointer?
    private let fonts = PangoFonts()
    private let shaped = ShapedTexts()
    /// What the font's description does not say.
    private var hasMonospacedDigits = false {
        didSet {
            if hasMonospacedDigits != oldValue { setAttributes() }
        }
    }

    init() {
        (context, layout) = CairoFonts.withExclusiveAccess {
            // Pango's default font map belongs to a thread, and this object may be used on another.
            let fontMap = pango_cairo_font_map_new()
            let context = pango_font_map_create_context(fontMap)
            g_object_unref(UnsafeMutableRawPointer(fontMap))
            Self.turnOffRounding(in: context)
            let layout = pango_layout_new(context)
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            return (context, layout)
        }
        setAttributes()
    }

    deinit {
        CairoFonts.withExclusiveAccess {
            g_object_unref(UnsafeMutableRawPointer(layout))
            g_object_unref(UnsafeMutableRawPointer(context))
        }
    }

    /// Without this, widths are whole pixels, and a font twice as large is not twice as wide.
    private static func turnOffRounding(in context: OpaquePointer?) {
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    /// Sets the text to measure or draw.
    func set(_ text: StyledText, width: CGFloat?) {
        // A NUL would end the text for Pango.
        let string = text.string.utf8.contains(0) ? text.string.replacing("\0", with: " ") : text.string
        pango_layout_set_font_description(layout, fonts.description(of: text.font))
        setSurroundings(text.layoutDirection, alignment: text.alignment)
        pango_layout_set_spacing(layout, Int32(text.lineSpacing * CGFloat(PANGO_SCALE)))
        hasMonospacedDigits = text.font.hasMonospacedDigits
        var available = pangoWidth(width)
        // Most texts are drawn in the width that they take. Then it is quicker not to look where they could wrap.
        if available >= 0, text.lineLimit == nil {
            layOut(string, width: -1, lineLimit: nil)
            guard extents.width != available else { return }
        }
        layOut(string, width: available, lineLimit: text.lineLimit)
        // A character that alone is wider than the width makes space on the other lines too. Otherwise a
        // text that is given the width it reported would have other lines.
        while available >= 0, extents.width > available {
            available = extents.width
            layOut(string, width: available, lineLimit: text.lineLimit)
        }
    }

    /// The size and baselines of the text.
    private var metrics: TextMetrics {
        let extents = extents
        let first = pango_layout_get_baseline(layout)
        var last = first
        if pango_layout_get_line_count(layout) > 1 {
            let line = pango_layout_get_iter(layout)
            while pango_layout_iter_next_line(line) != 0 {}
            last = pango_layout_iter_get_baseline(line)
            pango_layout_iter_free(line)
        }
        return TextMetrics(
            size: CGSize(width: points(extents.width), height: points(extents.height)),
            firstBaseline: points(first), lastBaseline: points(last))
    }

    /// Measures a text, and remembers its glyphs if it does not wrap. Also returns whether it has a character that no font
    /// has.
    func measure(_ text: StyledText, width: CGFloat?) -> (TextMetrics, hasUnknownGlyphs: Bool) {
        if width == nil, let metrics = shaped.metrics(of: text) { return (metrics, false) }
        set(text, width: width)
        let found = metrics
        if width == nil { shaped.remember(text, width: extents.width, found, in: layout) }
        return (found, pango_layout_get_unknown_glyphs_count(layout) > 0)
    }

    /// Draws a text in a Cairo context's current color, its top left corner at the origin.
    func draw(_ text: StyledText, width: CGFloat, on cairo: OpaquePointer?) {
        let available = pangoWidth(width)
        if shaped.show(text, width: available, on: cairo) { return }
        set(text, width: width)
        pango_cairo_show_layout(cairo, layout)
        if extents.width == available {
            shaped.remember(text, width: available, metrics, in: layout)
        }
    }

    /// Adds the text's outlines to a Cairo context's path, its top left corner at the current point.
    func addOutlines(to cairo: OpaquePointer?) {
        pango_cairo_layout_path(cairo, layout)
    }

    private var extents: PangoRectangle {
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return extents
    }

    private func layOut(_ string: String, width: Int32, lineLimit: Int?) {
        setText(string, width: width)
        keepAlignment()
        if let lineLimit, pango_layout_get_line_count(layout) > max(lineLimit, 1) {
            truncate(string, lines: max(lineLimit, 1), width: width)
        }
    }

    private func points(_ count: Int32) -> CGFloat {
        CGFloat(count) / CGFloat(PANGO_SCALE)
    }

    /// A width in Pango's units of 1/1024 point, in which -1 is unbounded.
    private func pangoWidth(_ width: CGFloat?) -> Int32 {
        guard let width, width != .infinity else { return -1 }
        guard width > 0 else { return 0 }
        // Rounded up, since layout may lose some bits of a width.
        let count = (width * CGFloat(PANGO_SCALE)).rounded(.up)
        return count < CGFloat(Int32.max) ? Int32(count) : -1
    }

    private func setText(_ string: String, width: Int32) {
        var string = string
        pango_layout_set_width(layout, width)
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
    }

    private func setAttributes() {
        let attributes = pango_attr_list_new()
        // Otherwise a hyphen is shown wherever a word is broken that is longer than the width.
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        if hasMonospacedDigits {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    private func setSurroundings(_ direction: LayoutDirection, alignment: TextAlignment) {
        pango_context_set_base_dir(
            context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        let edge =
            switch (alignment, direction) {
            case (.center, _): PANGO_ALIGN_CENTER
            case (.leading, .leftToRight), (.trailing, .rightToLeft): PANGO_ALIGN_LEFT
            case (.trailing, .leftToRight), (.leading, .rightToLeft): PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, edge)
    }

    /// Pango exchanges left and right in a text whose letters run against its surroundings. This undoes it: only the
    /// surroundings decide where lines go.
    private func keepAlignment() {
        let direction = pango_layout_line_get_resolved_direction(pango_layout_get_line_readonly(layout, 0))
        if direction != pango_context_get_base_dir(context) {
            pango_context_set_base_dir(context, direction)
        }
    }

    /// Replaces a text that has too many lines by as much of it as fits, with an ellipsis.
    ///
    /// Pango can do so itself, but it counts the lines of each paragraph separately.
    private func truncate(_ string: String, lines: Int, width: Int32) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(lines - 1)) else { return }
        let start = string.utf8.index(string.startIndex, offsetBy: Int(line.pointee.start_index))
        let lineStart = string[..<start].count
        let characters = Array(string[..<start] + string[start...].prefix { !$0.isNewline })

        func show(_ count: Int) {
            var shown = characters[..<count]
            while let last = shown.last, last.isWhitespace, !last.isNewline { shown.removeLast() }
            setText(String(shown) + "…", width: width)
        }
        func fits(_ count: Int) -> Bool {
            show(count)
            return pango_layout_get_line_count(layout) <= lines
        }

        // An ellipsis may draw the last character of the line before into its own line, and so need more.
        var fitting = lineStart
        while fitting > 0, !fits(fitting) { fitting -= 1 }
        // Doubling finds a bound near the answer, so that a long text is not measured in full.
        var step = 1
        while fitting + step <= characters.count, fits(fitting + step) {
            fitting += step
            step *= 2
        }
        var bound = min(fitting + step, characters.count + 1)
        while bound - fitting > 1 {
            let middle = (fitting + bound) / 2
            if fits(middle) { fitting = middle } else { bound = middle }
        }
        show(fitting)
    }
}
