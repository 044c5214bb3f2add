/// What is said about a text, or nothing, where something is `nil`. A font or color inside that is `nil` is the usual one.
struct TextStyle: Hashable, Sendable {
    var font: Font??
    var color: Color??
    var weight: Font.Weight?
    var isBold: Bool?
    var hasMonospacedDigits: Bool?

    /// What both say, where they differ this one.
    func over(_ other: TextStyle) -> TextStyle {
        TextStyle(
            font: font ?? other.font, color: color ?? other.color, weight: weight ?? other.weight,
            isBold: isBold ?? other.isBold,
            hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits)
    }

    /// The font with all that is said about it.
    func resolvedFont(_ size: DynamicTypeSize) -> Font.Resolved {
        var resolved = ((font ?? nil) ?? .body).resolved(size)
        if let weight { resolved.weight = weight }
        if isBold == true { resolved.weight = .bold }
        if let hasMonospacedDigits { resolved.hasMonospacedDigits = hasMonospacedDigits }
        return resolved
    }
}
