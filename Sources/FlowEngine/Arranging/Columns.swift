/// Columns of one length, with one spacing between them, so that items of different lines line up.
package struct Columns: Equatable, Sendable {
    /// The length of each: an even share of the space, unless they are as long as the longest item.
    let length: Length
    /// The largest distance between two neighbors, a separator included.
    let spacing: Length
    /// How long each is whatever the items are: their share of the space; `nil` where the items decide.
    let share: Length?
    /// How far all columns reach, which may be longer than any line of them; `nil` where lines decide.
    let lengthOfAll: Length?
    /// How lines of columns are broken.
    let bounds: LineBounds

    /// `nil` where columns are natural. O(1).
    init?(in space: Length, summary: ItemSummary, spacing: ItemSpacing, options: FlowOptions) {
        guard options.columns != .natural else { return nil }
        let longest = Length(size: summary.largest.along(options.axis).main)
        self.spacing = summary.largestSpacing(by: spacing)
        // There are no more columns than items on a line.
        let mostColumns = options.greedyLimit
        let count: Int
        var limits = (minimum: Length.zero, maximum: Length.endless)
        var isShareOfItems = false
        // Where the space has no end, columns share what they ask for, or the longest item that spans them.
        var all = space.isEndless ? Length(size: summary.largestFilling.along(options.axis).main) : space
        switch options.columns {
        case .natural, .uniform:
            (length, share, lengthOfAll) = (longest, nil, nil)
            bounds = LineBounds(space: space, maxItemsPerLine: mostColumns)
            return
        case .count(let number):
            count = min(max(number, 1), mostColumns)
            if space.isEndless {
                isShareOfItems = true
                all = max(all, max(longest.times(count) + self.spacing.times(count - 1), longest))
            }
        case .adaptive(let minimum, let maximum):
            limits = (Length(nonNegative: minimum), Length(nonNegative: maximum))
            // Each counts as a point long at least, as in CSS, so that their number has an end.
            let least = max(limits.minimum, Length(1))
            if space.isEndless {
                let count = min(summary.count, mostColumns)
                all = max(all, least.times(count) + self.spacing.times(max(count - 1, 0)))
            }
            let step = max(least + self.spacing, Length(1))
            count = min(Int(clamping: max((all + self.spacing).units / step.units, 1)), mostColumns)
        }
        // If columns overlap by more than the space, each has the whole of it.
        let part = Length(units: (all - self.spacing.times(count - 1)).units / Int64(count))
        length = min(max(min(part, all), .zero), max(limits.minimum, limits.maximum))
        share = isShareOfItems ? nil : length
        lengthOfAll = all
        // Columns that share a space all fit, even where the spacings alone are longer than it.
        bounds = LineBounds(space: length == .zero ? .endless : space, maxItemsPerLine: count)
    }
}

extension Columns {
    /// The line in whose columns others are: one with as many items as columns share the space; or where items decide how long
    /// columns are, or spacings leave them no length, the fullest there is.
    func fullLine(of lines: LineSummary) -> (length: Length, count: Int) {
        let haveShare = lengthOfAll != nil && length > .zero
        // More columns than anybody sees, and so few that twice as many can be counted in 32 bits.
        let count = max(haveShare ? min(bounds.maxItemsPerLine, 1 << 29) : lines.mostItems, 1)
        return (max(length.times(count) + spacing.times(count - 1), length), count)
    }
}
