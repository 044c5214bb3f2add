// What shortcuts know. They refuse an option that is not named here, unless it has its default, rather than ignore it.

extension FlowOptions {
    /// Whether lines may be broken by nothing but lengths and one spacing, where nothing else asks for more.
    var allowBreakingPlainly: Bool {
        var known = arrangedPlainly
        known.columns = columns
        known.equalizesLines = equalizesLines
        known.itemSeparator = itemSeparator
        known.lineSeparator = lineSeparator
        return known == self
    }

    /// Whether items that have nothing but sizes may be stacked and placed in one loop.
    var allowArrangingPlainly: Bool { arrangedPlainly == self }

    /// The options with all others at their defaults: those that are followed there, or do nothing to such items.
    private var arrangedPlainly: FlowOptions {
        FlowOptions(
            axis: axis, itemSpacing: itemSpacing, lineSpacing: lineSpacing, lineAlignment: lineAlignment,
            itemAlignment: itemAlignment, direction: direction, sizing: sizing, distribution: distribution,
            lastLine: lastLine, lineDistribution: lineDistribution, lineBreaking: lineBreaking,
            shrinksBeforeBreaking: shrinksBeforeBreaking, maxItemsPerLine: maxItemsPerLine,
            minLines: minLines, reversesItems: reversesItems, reversesLines: reversesLines)
    }
}
