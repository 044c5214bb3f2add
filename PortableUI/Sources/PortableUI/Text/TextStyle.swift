import PortableUIDrawing

/// What is said about a text, or nothing, where something is `nil`. A font or color inside that is `nil` is the usual one.
struct TextStyle: Hashable, Sendable {
    var font: Font??
    var color: Color??
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?

    /// What both say, where they differ this one.
    func over(_ other: TextStyle) -> TextStyle {
        TextStyle(
            font: font ?? other.font, color: color ?? other.color, weight: weight ?? other.weight,
            design: design ?? other.design, isBold: isBold ?? other.isBold,
            isItalic: isItalic ?? other.isItalic,
            hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits,
            isUnderlined: isUnderlined ?? other.isUnderlined,
            isStruckThrough: isStruckThrough ?? other.isStruckThrough)
    }

    /// The font with all that is said about it.
    var resolvedFont: Font.Resolved {
        var resolved = ((font ?? nil) ?? .body).resolved
        if let weight { resolved.weight = weight }
        if let design { resolved.design = design }
        if isBold == true { resolved.weight = .bold }
        if let isItalic { resolved.isItalic = isItalic }
        if let hasMonospacedDigits { resolved.hasMonospacedDigits = hasMonospacedDigits }
        return resolved
    }
}
