/// The distances between the items of a line, with a separator in each, if there are any.
struct ItemSpacing {
    /// That of items without one of their own.
    let common: Length
    let separator: Length?
    /// Those that are scaled do not overlap.
    private let areScaled: Bool

    init(_ options: FlowOptions, areScaled: Bool) {
        separator = options.itemSeparator.map(Length.init(nonNegative:))
        self.areScaled = areScaled
        let spacing = Length(options.itemSpacing).spaced(from: separator)
        common = areScaled ? max(spacing, .zero) : spacing
    }

    /// The distance between an item and the one before it.
    ///
    /// - Parameter own: As ``ItemDetails`` keep it.
    func resolved(_ own: Double) -> Length {
        if own == ItemDetails.commonSpacing { return common }
        let spacing = Length(sanitized: own).spaced(from: separator)
        return areScaled ? max(spacing, .zero) : spacing
    }
}
