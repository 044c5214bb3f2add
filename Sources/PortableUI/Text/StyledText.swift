/// A string with all that decides how large it is.
public struct StyledText: Hashable, Sendable {
    public var string: String
    public var font: Font.Resolved
    /// The most lines shown; `nil` for as many as it takes. The last one then ends in an ellipsis.
    public var lineLimit: Int?
    /// Where the lines of wrapped text stand. Leading is the left side in left-to-right surroundings.
    public var alignment: TextAlignment
    public var layoutDirection: LayoutDirection

    public init(
        _ string: String, font: Font.Resolved, lineLimit: Int? = nil, alignment: TextAlignment = .leading,
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
public struct TextMetrics: Hashable, Sendable {
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

/// Tells how large text is. A host is given one: PortableUI itself has no fonts.
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
