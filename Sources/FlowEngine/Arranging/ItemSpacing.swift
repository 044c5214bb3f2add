/// The distances between the items of a line, with a separator in each, if there are any.
struct ItemSpacing {
    /// That of items without one of their own.
    let common: Length
    let separator: Length?
    /// Whether lines are scaled. Negative distances count as 0 then.
    private let areScaled: Bool

    init(_ options: FlowOptions, areScaled: Bool) {
        separator = options.itemSeparator.map(Length.init(nonNegative:))
        self.areScaled = areScaled
        common = Self.distance(Length(options.itemSpacing), separator, areScaled)
    }

    /// The distance between an item and the one before it.
    ///
    /// - Parameter own: As ``ItemDetails`` keep it.
    func resolved(_ own: Double) -> Length {
        own == ItemDetails.commonSpacing
            ? common : Self.distance(Length(sanitized: own), separator, areScaled)
    }

    private static func distance(_ spacing: Length, _ separator: Length?, _ areScaled: Bool) -> Length {
        let distance = spacing.spaced(from: separator)
        return areScaled ? max(distance, .zero) : distance
    }
}
