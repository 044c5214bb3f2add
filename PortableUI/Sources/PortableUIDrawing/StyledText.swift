/// A string with everything that decides how it looks, apart from the paint of the whole.
public struct StyledText: Hashable, Sendable {
    public var string: String
    public var font: ResolvedFont
    /// The most lines shown; `nil` for as many as it takes. The last one then ends in an ellipsis.
    public var lineLimit: Int?
    /// The distance between lines, in points, from 0 to 10,000.
    public var lineSpacing: CGFloat = 0 {
        didSet { lineSpacing = lineSpacing > 0 ? min(lineSpacing, 10_000) : 0 }
    }
    /// How the lines of wrapped text are aligned. Leading is the left side in left-to-right surroundings.
    public var alignment: TextAlignment
    public var layoutDirection: LayoutDirection
    /// The parts that differ from the rest, in order.
    public var runs: [Run] = []

    /// A part of the string with a look of its own.
    public struct Run: Hashable, Sendable {
        /// Where it is, in bytes of UTF-8 from the beginning of the string.
        public var range: Range<Int>
        public var font: ResolvedFont
        /// `nil` for that of the text.
        public var color: ResolvedColor?

        public init(range: Range<Int>, font: ResolvedFont, color: ResolvedColor? = nil) {
            self.range = range
            self.font = font
            self.color = color
        }
    }

    public init(
        _ string: String, font: ResolvedFont, lineLimit: Int? = nil, alignment: TextAlignment = .leading,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.string = string
        self.font = font
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.layoutDirection = layoutDirection
    }
}

/// How large a text is, in points.
public struct TextMetrics: Equatable, Sendable {
    public var size: CGSize
    /// The distance from the top to the baseline of the first line.
    public var firstBaseline: CGFloat
    /// The distance from the top to the baseline of the last line.
    public var lastBaseline: CGFloat

    public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Measures text. A host is given one, as PortableUI itself has no fonts.
///
/// Texts round sizes up to 1/1024 point. A text measured at the width it reported has to keep its lines.
public protocol TextMeasurer {
    /// Measures a text that wraps at a width.
    ///
    /// - Parameters:
    ///   - text: The text with its font.
    ///   - width: In points; `nil` breaks lines only where the text has line breaks. A word that is
    ///     longer than the width is broken inside.
    func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics
}
