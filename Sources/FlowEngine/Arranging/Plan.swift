/// How a flow is arranged: its options, resolved once for its space and its items. Every step gets it.
struct Plan {
    let options: FlowOptions
    /// What the items ask for together.
    let summary: ItemSummary
    /// The space along the main axis; `nil` has no end.
    let available: Length?
    let lineSeparator: Length?
    /// The distances between the items of a line.
    let spacing: ItemSpacing
    /// That of items without one of their own, and of columns.
    let itemSpacing: Length
    /// The distance between lines, with a separator in it.
    let lineGap: Length
    let columns: Columns?
    /// How lines are scaled; `nil` if they are not.
    let scale: LineScale?
    /// How greedy lines are broken.
    let breaking: GreedyBreaking

    init(_ options: FlowOptions, in available: Double?, summary: ItemSummary) {
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
    }
}

// MARK: What has an effect

extension Plan {
    /// Whether items are stacked and placed in one loop: they have nothing but sizes, and no option asks for more.
    var isPlain: Bool {
        summary.areSizesOnly && isPlainForSizes && options.allowArrangingPlainly
    }

    /// Whether nothing but lengths and one spacing determines greedy lines.
    var breaksPlainly: Bool {
        isPlainForSizes && summary.haveOneSpacing && !summary.needs.contains(.forceBreaks)
            && !summary.needs.contains(.avoidBreaks) && !shrinksBeforeBreaking
    }

    /// The same for those of the items that have nothing but sizes. No sum along a line is beyond any length.
    var isPlainForSizes: Bool {
        guard options.allowBreakingPlainly, columns == nil, itemSpacing >= .zero else { return false }
        if available != nil { return true }
        let longest = summary.largest.along(options.axis).main + itemSpacing.points
        return longest * Double(summary.count) < Length.unbounded.points / 2
    }

    /// Whether lines of such items are as thick as the largest.
    var breaksSizesPlainly: Bool { isPlainForSizes && !options.itemAlignment.isBaseline }

    /// Whether such items are at the start and at the top of their lines.
    var placesSizesPlainly: Bool {
        isPlainForSizes && options.areItemsAtLineStarts && options.itemAlignment == .top
    }

    /// Whether lines are balanced, or even, or as many as asked for.
    var areEven: Bool { options.lineBreaking != .greedy || options.minLines > 1 }

    /// Whether items grow or shrink on their lines. In columns they do not, nor where their lines are scaled.
    var areFlexible: Bool { columns == nil && scale == nil && summary.needs.contains(.flex) }

    /// Whether a line cannot be broken without the others.
    var areLinesDependent: Bool { areEven || (available == nil && (areFlexible || scale != nil)) }

    /// Whether items that can shrink do so, as far as they can, before a line ends.
    var shrinksBeforeBreaking: Bool { options.shrinksBeforeBreaking && areFlexible }

    /// Whether items may grow into only a part of the slack: those with small factors, and those that overlap, as their
    /// line then becomes longer by less than they grow.
    var mayGrowInPart: Bool {
        guard areFlexible else { return false }
        return summary.needs.contains(.growInPart) || mayOverlap
    }

    /// Whether some items of a line may be read against it.
    var mayReorder: Bool { summary.needs.contains(.haveDirections) && options.axis == .horizontal }

    /// Whether an item may start before the end of the one before it.
    var mayOverlap: Bool {
        summary.count > 1 && summary.spacings.smallest(by: spacing) < .zero
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
    func containerLength(longest: Length, targetLength: Length?) -> Length {
        if options.sizing == .fill, let available { return available }
        if let all = columns?.lengthOfAll, summary.count > 0 { return max(longest, all) }
        return max(longest, targetLength ?? (mayGrowInPart ? available : nil) ?? .zero)
    }

    /// How slack is spread among the items of a line.
    func spread(_ lines: LineSummary, targetLength: Length?) -> LineSpread {
        let container = containerLength(longest: lines.longest, targetLength: targetLength)
        return LineSpread(lines, in: container, plan: self)
    }
}

extension FlowOptions {
    /// Whether items are at the start of their line, next to each other.
    var areItemsAtLineStarts: Bool { lineAlignment == .leading && distribution == .natural }

    /// The most items on a line.
    var greedyLimit: Int { maxItemsPerLine.map { max($0, 1) } ?? .max }
}

extension Plan {
    /// O(n) in columns and without an end to lines, O(1) for items that have nothing but sizes.
    init(_ options: FlowOptions, in available: Double?, for items: FlowItems) {
        var summary = ItemSummary(count: items.count, items.details)
        // Else nothing depends on the longest item.
        if options.columns != .natural || Length(available: available) == nil {
            let longest = items.limitedLengths(along: options.axis).reduce(Length.zero) { max($0, $1) }
            summary.largest = FlowSize(main: longest, cross: .zero, axis: options.axis)
        }
        self.init(options, in: available, summary: summary)
    }
}
