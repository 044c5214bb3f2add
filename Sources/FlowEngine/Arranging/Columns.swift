/// Columns of one length, with one spacing between them, so that items of different lines line up.
struct Columns: Equatable {
    /// The length of each: an even share of the space, unless they are as long as the longest item.
    let length: Length
    /// The largest distance between two neighbors, a separator included.
    let spacing: Length
    /// How long each is whatever the items are: their share of the space; `nil` where the items decide.
    let share: Length?
    /// How far all columns reach, which may be longer than any line of them; `nil` where lines decide.
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
        let count: Int
        let limits: (minimum: Length, maximum: Length)
        switch options.columns {
        case .natural, .uniform:
            (length, share, lengthOfAll) = (longest, nil, nil)
            breaking = GreedyBreaking(available: available, maxItemsPerLine: options.greedyLimit)
            return
        case .count(let number):
            count = max(number, 1)
            limits = (.zero, .unbounded)
        case .adaptive(let minimum, let maximum):
            limits = (Length(nonNegative: minimum), Length(nonNegative: maximum))
            guard let available else {
                (length, share, lengthOfAll) = (limits.minimum, limits.minimum, nil)
                breaking = GreedyBreaking(available: nil, maxItemsPerLine: options.greedyLimit)
                return
            }
            // Each counts as a point long at least, as in CSS, so that their number has an end.
            let step = max(max(limits.minimum, Length(1)) + spacing, Length(1))
            count = Int(clamping: max((available + spacing).units / step.units, 1))
        }
        // If columns overlap by more than the space, each has the whole of it.
        let spacings = spacing.times(count - 1)
        let share = available.map { available in
            let part = Length(units: (available - spacings).units / Int64(count))
            return min(max(min(part, available), .zero), max(limits.minimum, limits.maximum))
        }
        (self.share, length) = (share, share ?? longest)
        lengthOfAll = available ?? max(longest.times(count) + spacings, longest)
        // Columns that share a space all fit, even where the spacings alone are longer than it.
        breaking = GreedyBreaking(
            available: share == .zero ? nil : available, maxItemsPerLine: min(options.greedyLimit, count))
    }
}

extension FlowItems {
    /// How long a column is if that does not depend on the items, in points: an even share of the space, or the least
    /// length of columns if the space has no end. `nil` for others. O(n).
    ///
    /// - Parameters:
    ///   - available: The space along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    public func columnLength(in available: Double?, options: FlowOptions) -> Double? {
        Plan(options, in: available, for: self).columns?.share?.points
    }
}
