/// How a flow is arranged: its options, resolved once for its space and its items. Every step gets it.
package struct Plan: Sendable {
    let options: FlowOptions
    /// What the items are together.
    let summary: ItemSummary
    /// What the options and the items need together, as far as it has an effect.
    package private(set) var needs: Needs = []
    /// The space along the main axis; `nil` has no end.
    package let available: Length?
    let lineSeparator: Length?
    /// The distances between the items of a line.
    let spacing: ItemSpacing
    /// That of items without one of their own, and of columns.
    package let itemSpacing: Length
    /// The distance between lines, with a separator in it.
    let lineGap: Length
    package let columns: Columns?
    /// How lines are scaled; `nil` if they are not.
    let scale: LineScale?
    /// How greedy lines are broken.
    let breaking: GreedyBreaking

    package init(_ options: FlowOptions, in available: Double?, summary: ItemSummary) {
        self.options = options
        self.summary = summary
        let space = Length(available: available)
        self.available = space
        lineSeparator = options.lineSeparator.map(Length.init(nonNegative:))
        lineGap = Length(options.lineSpacing).spaced(from: lineSeparator)

        scale = options.columns == .natural ? LineScale(options, in: space) : nil
        spacing = ItemSpacing(options, areScaled: scale != nil)
        let columns = Columns(in: space, summary: summary, spacing: spacing, options: options)
        self.columns = columns
        itemSpacing = columns?.spacing ?? spacing.common
        breaking = columns?.breaking ?? GreedyBreaking(available: space, maxItemsPerLine: options.greedyLimit)
        needs = effectiveNeeds
    }
}

// MARK: What has an effect

extension Plan {
    /// What the options and the items need together, as far as it has an effect.
    private var effectiveNeeds: Needs {
        var needs = Needs(options).union(summary.needs)
        if scale == nil { needs.remove(.scaling) }
        // In columns, items neither grow nor shrink with their line, nor where lines are scaled.
        if columns != nil || scale != nil { needs.subtract([.flex, .partialGrowth, .sharedLines]) }
        if columns != nil { needs.remove(.collapsing) }
        if !needs.contains(.flex) { needs.remove(.earlyShrinking) }
        // Without either, a paragraph that fits on one line is on one anyway.
        if needs.isDisjoint(with: [.flex, .collapsing]) { needs.remove(.sharedLines) }
        if options.minLines > 1 { needs.remove(.sharedLines) }
        if options.axis == .vertical { needs.remove(.directions) }
        if itemSpacing < .zero { needs.insert(.negativeSpacing) }
        if summary.count > 1, summary.smallestSpacing(by: spacing) < .zero {
            needs.insert(.overlaps)
            // Their line becomes longer by less than they grow.
            if needs.contains(.flex) { needs.insert(.partialGrowth) }
        }
        if available == nil {
            // Scaled items can be as long as any, whatever their own length is.
            let longest = scale == nil ? summary.largest.along(options.axis).main : largestLength
            let longestWithSpacing = longest + itemSpacing.points
            if longestWithSpacing * Double(summary.count) >= Length.unbounded.points / 2 {
                needs.insert(.endlessLines)
            }
        }
        return needs
    }

    /// How many of the lines after a line may decide where it ends: scaled lines look one ahead, which reaches into the
    /// third if the first two are short.
    package var linesAhead: Int { scale == nil ? 0 : 3 }

    /// Whether a line cannot be broken without the others.
    package var areLinesDependent: Bool {
        !needs.isDisjoint(with: [.evenLines, .sharedLines])
            || (available == nil && (mayHaveHeadings || !needs.isDisjoint(with: [.flex, .scaling])))
    }

    /// Whether items may fill their line in columns.
    var mayHaveHeadings: Bool {
        columns != nil && summary.needs.isSuperset(of: [.forcedBreaks, .flex])
    }
}

extension Plan {
    /// The length of the flow along its lines: as long as its longest line, or as the space it has.
    ///
    /// A flow that hugs its lines keeps all of a length that something in it depends on: columns that share it, items
    /// that take a part of the slack, and lines that were chosen by their slack. It would be another flow in a shorter
    /// one.
    ///
    /// - Parameter targetLength: That of lines that were chosen by their slack.
    func length(longest: Length, targetLength: Length?) -> Length {
        if options.fillsSpace, let available { return available }
        if let all = columns?.lengthOfAll, summary.count > 0 { return max(longest, all) }
        return max(longest, targetLength ?? (needs.contains(.partialGrowth) ? available : nil) ?? .zero)
    }
}

extension FlowOptions {
    /// The most items on a line.
    var greedyLimit: Int { maxItemsPerLine.map { max($0, 1) } ?? .max }
}

extension Plan {
    /// O(n) in columns and without an end to lines, O(1) for items that have nothing but sizes.
    init(_ options: FlowOptions, in available: Double?, for items: borrowing FlowItems) {
        var summary = ItemSummary(count: items.count, items.details)
        // Else nothing depends on the longest item.
        if options.columns != .natural || Length(available: available) == nil {
            var (longest, longestFilling) = (Length.zero, Length.zero)
            let traits = items.traits
            for (index, length) in items.limitedLengths(along: options.axis).enumerated() {
                if index < traits.count, traits[index].fillsLine {
                    longestFilling = max(longestFilling, length)
                } else {
                    longest = max(longest, length)
                }
            }
            summary.largest = FlowSize(main: longest, cross: .zero, axis: options.axis)
            summary.largestFilling = FlowSize(main: longestFilling, cross: .zero, axis: options.axis)
        }
        self.init(options, in: available, summary: summary)
    }
}
