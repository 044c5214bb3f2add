/// What is said about a text apart from its font, or nothing, where something is `nil`.
struct TextStyle: Hashable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?

    /// What both say, where they differ this one.
    func over(_ other: TextStyle) -> TextStyle {
        TextStyle(
            weight: weight ?? other.weight, design: design ?? other.design, isBold: isBold ?? other.isBold,
            isItalic: isItalic ?? other.isItalic, isUnderlined: isUnderlined ?? other.isUnderlined,
            isStruckThrough: isStruckThrough ?? other.isStruckThrough)
    }

    /// A font with what the style says about it.
    func applied(to font: Font) -> Font.Resolved {
        var resolved = font.resolved
        if let weight { resolved.weight = weight }
        if let design { resolved.design = design }
        if isBold == true { resolved.weight = .bold }
        if let isItalic { resolved.isItalic = isItalic }
        return resolved
    }
}
