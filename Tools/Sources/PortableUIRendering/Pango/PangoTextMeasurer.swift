import PortableUIDrawing

/// Measures text with the fonts that are installed, through Pango.
///
/// The fonts are Inter, DejaVu Serif and DejaVu Sans Mono where they exist, and otherwise what the
/// system has. Sizes are exact to 1/1024 point and not adapted to a pixel grid, so that they grow in
/// proportion to the font's size. A text measured at the width it reported keeps its lines.
///
/// Create one and keep it: it caches fonts, which makes measuring a word take microseconds. A ``CairoRenderer`` that is
/// given it draws the words that it has measured without setting them again.
public final class PangoTextMeasurer: TextMeasurer {
    let layout = PangoTextLayout()

    /// The first measured text with a character that no installed font has. Such characters are drawn as boxes with
    /// their numbers.
    public private(set) var textWithoutGlyphs: String?
    /// All of them.
    public private(set) var textsWithoutGlyphs: Set<String> = []

    /// Whether any font is installed. Without one, every character would be a box as large as a poster.
    public var hasFonts: Bool {
        let letter = StyledText("a", font: ResolvedFont(size: 17))
        return CairoFonts.withExclusiveAccess { !layout.measure(letter, width: nil).1 }
    }

    public init() {}

    /// Measures a text that wraps at a width, in time proportional to the text's length.
    ///
    /// - Parameters:
    ///   - text: The text with its font. A font size that is not positive and finite counts as 17.
    ///   - width: In points. `nil` and infinity break lines only where the text has line breaks. A width
    ///     less than that of the widest character, which includes zero, negative ones and NaN, counts as
    ///     the width of that character.
    public func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
        CairoFonts.withExclusiveAccess {
            let (metrics, hasUnknownGlyphs) = layout.measure(text, width: width)
            if hasUnknownGlyphs {
                textWithoutGlyphs = textWithoutGlyphs ?? text.string
                textsWithoutGlyphs.insert(text.string)
            }
            return metrics
        }
    }
}
