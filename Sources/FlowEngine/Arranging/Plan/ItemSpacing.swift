/// The spacings between the items of a line, including separators.
struct ItemSpacing {
    /// The spacing of items without one of their own.
    let common: Length
    let separator: Length?
    /// Whether lines are scaled. Negative spacings count as 0 then.
    private let areScaled: Bool

    init(_ options: FlowOptions, areScaled: Bool) {
        separator = options.itemSeparator.map(Length.init(nonNegative:))
        self.areScaled = areScaled
        common = Self.distance(Length(options.itemSpacing), separator, areScaled)
    }

    /// The spacing before an item.
    ///
    /// - Parameter own: Its own spacing, as ``ItemDetails`` stores it.
    func resolved(_ own: Double) -> Length {
        own == ItemDetails.commonSpacing
            ? common : Self.distance(Length(own), separator, areScaled)
    }

    private static func distance(_ spacing: Length, _ separator: Length?, _ areScaled: Bool) -> Length {
        let distance = spacing.spaced(from: separator)
        return areScaled ? max(distance, .zero) : distance
    }
}
