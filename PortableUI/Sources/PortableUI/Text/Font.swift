import PortableUIDrawing

/// A font, as a description that is resolved when text is measured.
public struct Font: Hashable, Sendable {
    public typealias Resolved = ResolvedFont
    public typealias Weight = ResolvedFont.Weight
    public typealias Design = ResolvedFont.Design

    /// A dynamic text style, at the size it has with the default text size of iOS.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, footnote, caption, caption2

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
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
