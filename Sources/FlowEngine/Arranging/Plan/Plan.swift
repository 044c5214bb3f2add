/// The options of a flow, resolved once for its space and its items. A class, as every step gets it and none has to copy
/// it.
package final class Plan: Sendable {
    package let options: FlowOptions
    package let orientation: Orientation
    let summary: ItemSummary
    /// The space along lines.
    package let space: Length
    /// The same in points, not truncated; infinity if it is endless.
    let available: Double
    let lineSeparator: Length?
    /// The spacings between the items of a line.
    let spacings: ItemSpacing
    /// The spacing of items that have none of their own, and of columns.
    package let commonSpacing: Length
    /// The distance between lines, including a separator.
    let lineGap: Length
    package let columns: Columns?
    /// How lines are scaled; `nil` if they are not.
    let scale: LineScale?
    let bounds: LineBounds
    /// The features of the options and the items, without those that have no effect.
    package let features: Features

    package init(_ options: FlowOptions, in available: Double?, summary: ItemSummary) {
        let space = Length(space: available)
        (self.options, self.space, self.summary) = (options, space, summary)
        self.available = available.map { $0 > 0 ? $0 : 0 } ?? .infinity
        orientation = Orientation(options)
        lineSeparator = options.lineSeparator.map(Length.init(nonNegative:))
        lineGap = Length(options.lineSpacing).spaced(from: lineSeparator)

        scale = options.columns == .natural ? LineScale(options, in: space) : nil
        spacings = ItemSpacing(options, areScaled: scale != nil)
        columns = Columns(in: space, summary: summary, spacings: spacings, options: options)
        commonSpacing = columns?.spacing ?? spacings.common
        bounds = columns?.bounds ?? LineBounds(space: space, maxItemsPerLine: options.mostItemsPerLine)

        var features = Features(options).union(summary.features)
        features.removeIneffective(hasColumns: columns != nil, isScaled: scale != nil, options)
        // In columns, nothing flexes with its line, but an item that grows fills its column.
        let growsInColumns = columns != nil && summary.features.contains(.flex)
        if features.linesFlex || growsInColumns
            || !features.isDisjoint(with: [.lengthLimits, .collapsing, .scaling])
        {
            features.insert(.changedLengths)
        }
        if commonSpacing < .zero { features.insert(.negativeSpacing) }
        if summary.count > 1, summary.spacings(by: spacings).smallest < .zero {
            features.insert(.overlaps)
            // Where items overlap, a line becomes longer by less than its items grow.
            if features.linesFlex { features.insert(.partialGrowth) }
        }
        if space.isEndless {
            // Scaled items can become as long as any item may be, whatever their own length is.
            let longest = scale == nil ? summary.largest.along(options.axis).main : largestLength
            let longestWithSpacing = longest + commonSpacing.points
            if longestWithSpacing * Double(summary.count) >= Length.endless.points / 2 {
                features.insert(.endlessLines)
            }
        }
        self.features = features
    }
}

extension Plan {
    /// How many of the lines after a line may decide where it ends. A scaled line takes one more item depending on whether the
    /// items after it can fill a line, which may take up three lines. Where items go together, the next line may be
    /// left with nothing but discardable items, which then join this line.
    package var linesAhead: Int {
        if scale != nil { return 3 }
        return features.isSuperset(of: [.collapsing, .avoidedBreaks]) ? 1 : 0
    }

    /// Whether all lines have to be broken again if one item changes.
    package var areLinesDependent: Bool {
        !features.isDisjoint(with: [.evenLines, .sharedLines])
            || (space.isEndless && (mayHaveHeadings || features.linesFlex || features.contains(.scaling)))
    }

    /// Whether items may fill their line in columns.
    var mayHaveHeadings: Bool {
        columns != nil && summary.features.isSuperset(of: [.forcedBreaks, .flex])
    }

    /// The length of the flow: that of its longest line, or of its space.
    ///
    /// A flow that hugs its lines keeps all of its space if something in it depends on that: columns that share it, items
    /// that take a part of the slack, and lines that were chosen by their slack. In less space, it would be laid out
    /// differently.
    ///
    /// - Parameter targetLength: The target length of lines that were chosen by their slack.
    func length(longest: Length, targetLength: Length?) -> Length {
        if options.fillsSpace, !space.isEndless { return space }
        if let all = columns?.lengthOfAll, summary.count > 0 { return max(longest, all) }
        let keepsSpace = features.contains(.partialGrowth) && !space.isEndless
        return max(longest, targetLength ?? (keepsSpace ? space : .zero))
    }

    /// The length, in points, that longer items are offered: that of the flow, or of a column if items do not decide it.
    package var offerLimit: Double { columns?.share?.points ?? available }

    /// Resolves options for items. O(n) in columns and in endless space, otherwise O(1) for items that have nothing but
    /// sizes.
    package convenience init(_ options: FlowOptions, in available: Double?, for items: borrowing FlowItems) {
        // Only columns and endless space depend on the longest item.
        let needsLongest = options.columns != .natural || Length(space: available).isEndless
        self.init(options, in: available, summary: ItemSummary(items, findsLargest: needsLongest))
    }
}

extension FlowOptions {
    /// The most items on a line.
    var mostItemsPerLine: Int { maxItemsPerLine.map { max($0, 1) } ?? .max }
}
