// What a flow can do beyond spacing and alignment, one modifier each.

// MARK: - Lines

extension FlowContainer {
    /// Sets which lines are made of the views: as many views on each as fit, or evenly filled ones.
    ///
    /// - Parameter breaking: `.greedy`, the default of every flow; `.balanced` for as few lines, with the
    ///   views spread evenly over them; `.even` for the least ragged lines, as a paragraph is set. A flow
    ///   with more than one even line is as long as it may be, as a paragraph is as wide as its column.
    public func lineBreaking(_ breaking: FlowLineBreaking) -> Self {
        with { $0.options.lineBreaking = breaking }
    }

    /// Lets views that can shrink do so before a line ends. By default lines break by the ideal lengths of views.
    public func shrinksBeforeBreaking(_ shrinks: Bool = true) -> Self {
        with { $0.options.shrinksBeforeBreaking = shrinks }
    }

    /// Sets the most views on a line.
    ///
    /// - Parameter count: `nil`, the default of every flow, for as many as fit. Values below 1 count as 1.
    public func maxItemsPerLine(_ count: Int?) -> Self {
        with { $0.options.maxItemsPerLine = count }
    }

    /// Sets how much room a view gets along its line: its own length, or that of the longest view of
    /// all, in the middle of which it then stands. Views of different lines then form columns.
    ///
    /// Columns that take their distance from the views (a `nil` item spacing) all take the largest. Views
    /// in columns do not grow or shrink.
    ///
    /// - Parameter columns: `.natural`, the default of every flow, `.uniform`, or `.count(3)` and the like.
    public func columns(_ columns: FlowColumns) -> Self {
        with { $0.options.columns = columns }
    }

    /// Makes a number of uniform columns, which evenly share the length that the flow may have. It then has
    /// all of it. Without a limit they are as long as the longest view. Views that are longer than a column
    /// wrap in it.
    ///
    /// - Parameter count: Values below 1 count as 1.
    public func columns(_ count: Int) -> Self {
        columns(.count(count))
    }

    /// Starts lines at their other end, as `row-reverse` does in CSS.
    public func reversesItems(_ isReversed: Bool = true) -> Self {
        with { $0.options.reversesItems = isReversed }
    }

    /// Starts with the line at the other side, as `wrap-reverse` does in CSS.
    public func reversesLines(_ isReversed: Bool = true) -> Self {
        with { $0.options.reversesLines = isReversed }
    }
}

// MARK: - Room

extension FlowContainer {
    /// Sets how long the flow is along its lines.
    ///
    /// - Parameter sizing: `.hug`, the default of every flow, for as long as its longest line, or `.fill`
    ///   for as long as it may be.
    public func sizing(_ sizing: FlowSizing) -> Self {
        with { $0.options.sizing = sizing }
    }

    /// Sets where views go on a line that leaves room.
    ///
    /// - Parameter distribution: `.natural`, the default of every flow, for next to each other; `.justified`
    ///   for both ends of the line but where a paragraph ends; or one of CSS's ways to spread views.
    public func distribution(_ distribution: FlowDistribution) -> Self {
        with { $0.options.distribution = distribution }
    }

    /// Sets where lines go in a flow that has more room across than they take. With any other than
    /// `.start`, the default of every flow, the flow takes all the room across that it is offered.
    public func lineDistribution(_ distribution: FlowLineDistribution) -> Self {
        with { $0.options.lineDistribution = distribution }
    }

    /// Makes all lines as thick as the thickest.
    public func equalizesLines(_ areEqual: Bool = true) -> Self {
        with { $0.options.equalizesLines = areEqual }
    }

    /// Offers views the thickness of their line, instead of aligning them in it.
    public func stretchesItems(_ areStretched: Bool = true) -> Self {
        with { $0.options.itemAlignment = areStretched ? .stretch : .top }
    }
}
