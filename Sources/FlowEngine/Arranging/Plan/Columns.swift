/// Columns of equal length with one spacing between them, so that items of different lines line up.
package struct Columns: Equatable, Sendable {
    /// An even share of the space, or the length of the longest item.
    let length: Length
    /// The largest spacing between two neighbors.
    let spacing: Length
    /// The length if it does not depend on the items: a share of the space; `nil` if it does.
    let share: Length?
    /// How far all columns reach, which may be farther than any line; `nil` if lines decide.
    let lengthOfAll: Length?
    /// How lines of columns are broken.
    let bounds: LineBounds

    /// `nil` without columns. O(1).
    init?(in space: Length, summary: ItemSummary, spacings: ItemSpacing, options: FlowOptions) {
        guard options.columns != .natural else { return nil }
        let longest = Length(size: summary.largest.along(options.axis).main)
        spacing = summary.spacings(by: spacings).largest
        // There are no more columns than items on a line.
        let mostColumns = options.mostItemsPerLine
        let count: Int
        var limits = (minimum: Length.zero, maximum: Length.endless)
        var itemsDecideLength = false
        // In endless space, columns share what they need, or the length of the longest item that spans them.
        var all = space.isEndless ? Length(size: summary.largestFilling.along(options.axis).main) : space
        switch options.columns {
        case .natural, .uniform:
            (length, share, lengthOfAll) = (longest, nil, nil)
            bounds = LineBounds(space: space, maxItemsPerLine: mostColumns)
            return
        case .count(let number):
            count = min(max(number, 1), mostColumns)
            if space.isEndless {
                itemsDecideLength = true
                all = max(all, max(longest.times(count) + spacing.times(count - 1), longest))
            }
        case .adaptive(let minimum, let maximum):
            limits = (Length(nonNegative: minimum), Length(nonNegative: maximum))
            // Each counts as at least one point long, as in CSS, so that their number is finite.
            let least = max(limits.minimum, Length(1))
            if space.isEndless {
                let count = min(summary.count, mostColumns)
                all = max(all, least.times(count) + spacing.times(max(count - 1, 0)))
            }
            let step = max(least + spacing, Length(1))
            count = min(Int(clamping: max((all + spacing).units / step.units, 1)), mostColumns)
        }
        // If columns overlap by more than the space, each gets all of it.
        let part = Length(units: (all - spacing.times(count - 1)).units / Int64(count))
        length = min(max(min(part, all), .zero), max(limits.minimum, limits.maximum))
        share = itemsDecideLength ? nil : length
        lengthOfAll = all
        // Columns that share a space all fit, even if the spacings alone are longer than it.
        bounds = LineBounds(space: length == .zero ? .endless : space, maxItemsPerLine: count)
    }
}

extension Columns {
    /// The line whose columns the others stay in: one with an item for each column that shares the space. If items decide
    /// how long columns are, or spacings leave them no length, it is the line with the most items.
    func fullLine(of lines: LineSummary) -> (length: Length, count: Int) {
        let haveShare = lengthOfAll != nil && length > .zero
        // More columns than anybody can see, and few enough that 32 bits can count twice as many.
        let count = max(haveShare ? min(bounds.maxItemsPerLine, 1 << 29) : lines.mostItems, 1)
        return (max(length.times(count) + spacing.times(count - 1), length), count)
    }
}
