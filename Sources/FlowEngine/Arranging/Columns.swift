/// Columns of one length, with one spacing between them, so that items of different lines line up.
struct Columns {
    /// The length of the longest item.
    let longest: Length
    /// The largest distance between two neighbors, a separator included.
    let spacing: Length
    /// The chosen number of columns; `nil` for as many as fit.
    let count: Int?

    /// `nil` where columns are natural. The spacings are those of all items but the first.
    init?(longest: Length, spacings: SpacingSummary, itemCount: Int, options: FlowOptions) {
        guard options.columns != .natural else { return nil }
        self.longest = longest
        let spacing =
            itemCount < 2 ? Length(options.itemSpacing) : spacings.largest(common: options.itemSpacing)
        self.spacing = spacing.spaced(from: options.itemSeparator.map(Length.init(nonNegative:)))
        if case .count(let count) = options.columns { self.count = max(count, 1) } else { count = nil }
    }

    /// The columns that all items together make. O(n).
    init?(of items: FlowItems, options: FlowOptions) {
        guard options.columns != .natural else { return nil }
        var spacings = SpacingSummary()
        for spacing in items.details.spacings.prefix(items.count).dropFirst() { spacings.add(spacing) }
        if items.details.spacings.count < items.count { spacings.add(ItemDetails.commonSpacing) }
        self.init(
            longest: items.limitedLengths(along: options.axis).max() ?? .zero, spacings: spacings,
            itemCount: items.count, options: options)
    }

    /// The length of a column: an even share of the space for a number of them, if that has an end.
    func length(in available: Length?) -> Length {
        share(of: available) ?? longest
    }

    /// One of the columns in a space.
    func column(in available: Length?) -> Column { Column(length: length(in: available), spacing: spacing) }

    struct Column: Equatable {
        let length: Length
        let spacing: Length

        /// How many columns are as long as a line.
        func count(reaching end: Length) -> Int {
            let step = length + spacing
            return step > .zero ? 1 + Int((end - length).units / step.units) : 1
        }
    }

    /// An even share of the space for a number of columns. Those that overlap by more than the space all have the
    /// whole of it.
    func share(of available: Length?) -> Length? {
        guard let available, let count else { return nil }
        let share = Length(units: (available - spacing.times(count - 1)).units / Int64(count))
        return max(min(share, available), .zero)
    }

    /// How lines of columns are broken. Columns that share a space all fit, even where the spacings alone are
    /// longer than it.
    func breaking(in available: Length?, options: FlowOptions) -> GreedyBreaking {
        GreedyBreaking(
            available: share(of: available) == .zero ? nil : available,
            maxItemsPerLine: min(options.greedyLimit, count ?? .max))
    }

    /// How many columns a line has.
    func countPerLine(in available: Length?, options: FlowOptions) -> Int {
        let breaking = breaking(in: available, options: options)
        let length = length(in: available)
        let step = spacing + length
        guard breaking.available < .unbounded else { return breaking.maxItemsPerLine }
        guard length + step <= breaking.available else { return 1 }
        // Columns that lie on top of each other need no space.
        guard step > .zero else { return breaking.maxItemsPerLine }
        return min(1 + Int((breaking.available - length).units / step.units), breaking.maxItemsPerLine)
    }

    /// How far a number of columns reaches that is longer than any line of them need be.
    func lengthOfAll(in available: Length?) -> Length? {
        guard let count else { return nil }
        return available ?? max(longest.times(count) + spacing.times(count - 1), longest)
    }
}

extension FlowItems {
    /// How long a column is that is an even share of the space, in points; `nil` where the number of columns is
    /// not chosen or the space has no end. O(n).
    ///
    /// - Parameters:
    ///   - available: The space along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    public func columnLength(in available: Double?, options: FlowOptions) -> Double? {
        Columns(of: self, options: options)?.share(of: Length(available: available))?.points
    }
}
