/// What all items together make of uniform columns.
struct UniformColumn: Equatable {
    /// The length of the longest item.
    let length: Length
    /// The largest distance that any item has from the one before it: columns line up only if all gaps are
    /// equal, too.
    let spacing: Length

    /// - Parameters:
    ///   - length: That of the longest item.
    ///   - spacings: The distances of all items but the first.
    ///   - count: The number of items.
    init(length: Length, spacings: SpacingSummary, count: Int, options: FlowOptions) {
        self.length = length
        spacing =
            count < 2 ? Length(options.itemSpacing) : spacings.largest(common: options.itemSpacing)
    }

    init(for items: FlowItems, options: FlowOptions) {
        var spacings = SpacingSummary()
        for spacing in items.spacings.prefix(items.count).dropFirst() { spacings.add(spacing) }
        if items.spacings.count < items.count { spacings.add(ItemDetails.commonSpacing) }
        self.init(
            length: items.lengths(along: options.axis).max() ?? .zero, spacings: spacings,
            count: items.count, options: options)
    }
}

extension Length {
    /// An even share of a length for some columns with spacings between them. Those that overlap by more
    /// than the length all have the whole of it.
    func share(of count: Int, spacing: Length) -> Length {
        let share = Length(units: (self - spacing.times(count - 1)).units / Int64(count))
        return max(min(share, self), .zero)
    }
}
