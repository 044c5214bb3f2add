import PortableUIDrawing

/// A font, as a description that is resolved when text is measured.
public struct Font: Hashable, Sendable {
    public typealias Resolved = ResolvedFont
    public typealias Weight = ResolvedFont.Weight

    /// A text style, whose size follows the text size that people want.
    enum TextStyle: Hashable {
        case largeTitle, title, title2, title3, headline, subheadline, body, footnote, caption

        /// In points, as in Apple's Human Interface Guidelines for iOS.
        func size(_ size: DynamicTypeSize) -> CGFloat { sizes[size.number] }

        /// From the smallest text size to the largest.
        private var sizes: [CGFloat] {
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            }
        }
    }

    /// As it is in the default text size.
    private var usual: Resolved
    /// The style whose size follows the text size.
    private var style: TextStyle?

    func resolved(_ size: DynamicTypeSize) -> Resolved {
        var resolved = usual
        if let style { resolved.size = style.size(size) }
        return resolved
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)

    /// The system's font at a size in points. Sizes that are not positive and finite count as 17.
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
        let size = size > 0 && size < .infinity ? size : TextStyle.body.size(.large)
        return Font(usual: Resolved(size: size, weight: weight ?? .regular))
    }

    /// The system's font for a text style.
    private static func system(_ style: TextStyle) -> Font {
        var font = system(size: style.size(.large), weight: style == .headline ? .semibold : .regular)
        font.style = style
        return font
    }

    /// The same font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.usual.weight = weight
        return font
    }
}
