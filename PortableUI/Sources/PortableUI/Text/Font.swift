/// A font, as a description that is resolved when text is measured.
public struct Font: Hashable, Sendable {
    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        /// From 100, ultra light, to 900, black, as in CSS and OpenType.
        public let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The kind of typeface.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// A dynamic text style, at the size it has with the default text size of iOS.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    /// A font with all of its properties known.
    public struct Resolved: Hashable, Sendable {
        /// In points.
        public var size: CGFloat
        public var weight: Weight
        public var design: Design
        public var isItalic: Bool

        public init(
            size: CGFloat, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false
        ) {
            self.size = size
            self.weight = weight
            self.design = design
            self.isItalic = isItalic
        }
    }

    let resolved: Resolved

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The system's font at a size in points. Sizes that are not positive and finite count as 17.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        let size = size > 0 && size < .infinity ? size : TextStyle.body.size
        return Font(resolved: Resolved(size: size, weight: weight ?? .regular, design: design ?? .default))
    }

    /// The system's font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        let natural: Weight = style == .headline ? .semibold : .regular
        return system(size: style.size, weight: weight ?? natural, design: design)
    }

    /// The same font with another weight.
    public func weight(_ weight: Weight) -> Font {
        with { $0.weight = weight }
    }

    /// The same font in bold.
    public func bold() -> Font {
        weight(.bold)
    }

    /// The same font in italics.
    public func italic() -> Font {
        with { $0.isItalic = true }
    }

    /// The same font with characters of one width.
    public func monospaced() -> Font {
        with { $0.design = .monospaced }
    }

    private func with(_ change: (inout Resolved) -> Void) -> Font {
        var resolved = resolved
        change(&resolved)
        return Font(resolved: resolved)
    }
}
