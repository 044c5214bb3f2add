/// Columns of one length, with one spacing between them, so that items of different lines line up.
struct Columns: Equatable {
    /// The length of each: an even share of the space for a number of them, if that has an end.
    let length: Length
    /// The largest distance between two neighbors, a separator included.
    let spacing: Length
    /// Their share of the space; `nil` where there is no number of them, or the space has no end.
    let share: Length?
    /// How far a number of columns reaches that is longer than any line of them need be.
    let lengthOfAll: Length?
    /// How lines of columns are broken.
    let breaking: GreedyBreaking

    /// `nil` where columns are natural. O(1).
    init?(in available: Length?, summary: ItemSummary, spacing: ItemSpacing, options: FlowOptions) {
        guard options.columns != .natural else { return nil }
        self.init(
            longest: Length(size: summary.largest.along(options.axis).main),
            spacing: summary.largestSpacing(by: spacing), in: available, options: options)
    }

    /// The columns of items of which the longest and the largest distance are known.
    init(longest: Length, spacing: Length, in available: Length?, options: FlowOptions) {
        self.spacing = spacing
        guard case .count(let number) = options.columns else {
            (length, share, lengthOfAll) = (longest, nil, nil)
            breaking = GreedyBreaking(available: available, maxItemsPerLine: options.greedyLimit)
            return
        }
        let count = max(number, 1)
        // If columns overlap by more than the space, each has the whole of it.
        let spacings = spacing.times(count - 1)
        let share = available.map { available in
            let part = Length(units: (available - spacings).units / Int64(count))
            return max(min(part, available), .zero)
        }
        (self.share, length) = (share, share ?? longest)
        lengthOfAll = available ?? max(longest.times(count) + spacings, longest)
        // Columns that share a space all fit, even where the spacings alone are longer than it.
        breaking = GreedyBreaking(
            available: share == .zero ? nil : available, maxItemsPerLine: min(options.greedyLimit, count))
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
        Plan(options, in: available, for: self).columns?.share?.points
    }
}
