import CPangoCairo
import PortableUI

/// Lays out one text after another with Pango, to be measured or drawn.
///
/// It has a font map of its own: Pango's default one is shared by all that a thread makes, and this
/// object may be handed to another thread.
final class PangoTextLayout {
    private let fontMap = pango_cairo_font_map_new()
    private let context: OpaquePointer?
    private let layout: OpaquePointer?
    private let fonts = PangoFonts()

    init() {
        context = pango_font_map_create_context(fontMap)
        // Without these, widths are rounded to whole pixels, and a font twice as large is not twice as wide.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)

        layout = pango_layout_new(context)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    deinit {
        for object in [UnsafeMutableRawPointer(layout), UnsafeMutableRawPointer(context)] {
            g_object_unref(object)
        }
        g_object_unref(fontMap)
    }

    /// Makes a text the one that is measured or drawn.
    func set(_ text: StyledText, width: CGFloat?) {
        // A NUL would end the text for Pango.
        let string = text.string.utf8.contains(0) ? text.string.replacing("\0", with: " ") : text.string
        let width = pangoWidth(width)
        pango_layout_set_font_description(layout, fonts.description(of: text.font))
        setSurroundings(text.layoutDirection, alignment: text.alignment)
        setText(string, width: width)
        keepAlignment()
        if let limit = text.lineLimit, pango_layout_get_line_count(layout) > max(limit, 1) {
            truncate(string, lines: max(limit, 1), width: width)
        }
    }

    /// The size and baselines of the text.
    var metrics: TextMetrics {
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
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

    /// Draws the text in a Cairo context's current color, its top left corner at the current point.
    func show(on cairo: OpaquePointer?) {
        pango_cairo_show_layout(cairo, layout)
    }

    /// Adds the text's outlines to a Cairo context's path, its top left corner at the current point.
    func addOutlines(to cairo: OpaquePointer?) {
        pango_cairo_layout_path(cairo, layout)
    }

    private func points(_ count: Int32) -> CGFloat {
        CGFloat(count) / CGFloat(PANGO_SCALE)
    }

    /// A width in Pango's units of 1/1024 point, in which -1 is unbounded.
    private func pangoWidth(_ width: CGFloat?) -> Int32 {
        guard let width, width != .infinity else { return -1 }
        guard width > 0 else { return 0 }
        // Rounded up, since the frame of a text may have lost some bits on its way through a layout.
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

    /// Undoes that Pango exchanges left and right in a text whose letters run against its surroundings:
    /// where lines stand follows from the surroundings alone.
    private func keepAlignment() {
        let direction = pango_layout_line_get_resolved_direction(pango_layout_get_line_readonly(layout, 0))
        if direction != pango_context_get_base_dir(context) {
            pango_context_set_base_dir(context, direction)
        }
    }

    /// Replaces a text that has too many lines by as much of it as fits, with an ellipsis.
    ///
    /// Pango can do so itself, but it counts the lines of each paragraph for themselves.
    private func truncate(_ string: String, lines: Int, width: Int32) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(lines - 1)) else { return }
        let start = string.utf8.index(string.startIndex, offsetBy: Int(line.pointee.start_index))
        let rest = Array(string[start...].prefix { !$0.isNewline })

        func lastLine(_ count: Int) -> String {
            var shown = rest[..<count]
            while shown.last?.isWhitespace == true { shown.removeLast() }
            return String(shown) + "…"
        }
        func fits(_ count: Int) -> Bool {
            setText(lastLine(count), width: -1)
            var extents = PangoRectangle()
            pango_layout_get_extents(layout, nil, &extents)
            return width < 0 || extents.width <= width
        }

        // Doubling finds a bound near the answer, so that a long text is not measured in full.
        var fitting = 0
        var bound = 1
        while bound <= rest.count, fits(bound) {
            fitting = bound
            bound *= 2
        }
        bound = min(bound, rest.count + 1)
        while bound - fitting > 1 {
            let middle = (fitting + bound) / 2
            if fits(middle) { fitting = middle } else { bound = middle }
        }
        setText(string[..<start] + lastLine(fitting), width: width)
    }
}
