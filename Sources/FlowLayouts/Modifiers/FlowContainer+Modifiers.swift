import FlowEngine

extension FlowContainer {
    /// Sets where lines break: by default, `.greedy`, where the next view would not fit. `.balanced` lines are about equally
    /// long, and as few as possible; `.even` ones are the least ragged, as in a paragraph.
    public func lineBreaking(_ breaking: FlowLineBreaking) -> Self {
        setting(\.options.lineBreaking, to: breaking)
    }

    /// Sets whether views shrink before a line breaks: those with `flowShrink(_:)`, as far as they can. By default, `.ideal`,
    /// they do not. With `.smallest` they shrink on every line; with `.oneLineIfPossible`, only if that puts all views on one line,
    /// as in an `HStack`. In columns, and where lines are scaled, no view shrinks. `FlowWrapping` has the rules.
    public func wrapping(_ wrapping: FlowWrapping) -> Self {
        setting(\.options.wrapping, to: wrapping)
    }

    /// Limits how many views are on a line, and how many columns there are; `nil`, the default, for as many as fit. Values
    /// below 1 count as 1.
    public func maxItemsPerLine(_ count: Int?) -> Self {
        setting(\.options.maxItemsPerLine, to: count)
    }

    /// Sets the minimum number of lines, as far as there are views for them. Defaults to 1; smaller values count as 1.
    ///
    /// If no more lines are needed, the views are balanced across exactly that many. So a flow has this number of lines in a
    /// scroll view that scrolls along them. A smaller limit on lines takes precedence. O(k·n·log n) for n views on k lines, if
    /// fewer lines would do.
    public func minLines(_ count: Int) -> Self {
        setting(\.options.minLines, to: count)
    }

    /// Sets how much space a view gets along its line: by default, `.natural`, as much as it needs; otherwise a column, in
    /// which it is centered. `.uniform` columns are as long as the longest view, `.count(3)` makes 3 columns, and
    /// `.adaptive(minimum: 120)` as many as fit.
    ///
    /// With a `nil` item spacing, the distance between columns is the largest that two neighbors prefer. A view with
    /// `flowGrow()` is as long as its column, if it can be. Views in columns do not shrink.
    public func columns(_ columns: FlowColumns) -> Self {
        setting(\.options.columns, to: columns)
    }

    /// Makes a number of equal columns, at least 1, which share the whole length that the flow may have. If that has no
    /// limit, they are as long as the longest view. Views that are longer than a column wrap in it.
    public func columns(_ count: Int) -> Self {
        columns(.count(count))
    }

    /// Makes as many equal columns as fit, each of at least a minimum length, as `GridItem(.adaptive(minimum:maximum:))`
    /// does. They share the length of the flow as those of `columns(3)` do, and the last line is in the same columns.
    ///
    /// If the flow is shorter than the minimum, there is one column, as long as the flow. Without a limit on its length, all
    /// views are on one line, in columns of the minimum.
    ///
    /// - Parameters:
    ///   - minimum: The minimum length of a column, in points.
    ///   - maximum: The maximum length of a column, in points. If columns reach it, they leave space after them. Values
    ///     below `minimum` count as that.
    public func columns(minimum: CGFloat, maximum: CGFloat = .infinity) -> Self {
        columns(.adaptive(minimum: minimum, maximum: maximum))
    }

    /// Starts each line at its other end, as `row-reverse` does in CSS.
    public func reversesItems(_ isReversed: Bool = true) -> Self {
        setting(\.options.reversesItems, to: isReversed)
    }

    /// Starts the lines at the other side, as `wrap-reverse` does in CSS.
    public func reversesLines(_ isReversed: Bool = true) -> Self {
        setting(\.options.reversesLines, to: isReversed)
    }

    /// Sets how long the flow is: as its longest line (`.hug`), or as long as it may be (`.fill`). By default (`.automatic`),
    /// it is as long as it may be if a distribution spreads its views, and otherwise as its longest line.
    public func sizing(_ sizing: FlowSizing) -> Self {
        setting(\.options.sizing, to: sizing)
    }

    /// Sets where views go on a line that leaves space: by default, `.natural`, next to each other. `.justified` lines fill
    /// the flow, except where a paragraph ends. With `.fillEqually`, all views of a line get the same length, unless one
    /// cannot shrink or grow that far. The others are CSS's ways to spread views.
    public func distribution(_ distribution: FlowDistribution) -> Self {
        setting(\.options.distribution, to: distribution)
    }

    /// Sets what the last line of each paragraph does with its free space: by default, `.likeOthers`, what all lines do. A
    /// paragraph ends with the flow, and before a forced break.
    public func lastLine(_ lastLine: FlowLastLine) -> Self {
        setting(\.options.lastLine, to: lastLine)
    }

    /// Sets where lines go in a flow that has more space across than they take. With any value but `.start`, the
    /// default, the flow takes all the space across that it is offered.
    public func lineDistribution(_ distribution: FlowLineDistribution) -> Self {
        setting(\.options.lineDistribution, to: distribution)
    }

    /// Makes all rows as tall as the tallest; in a vertical flow, all columns as wide as the widest.
    public func equalizesLines(_ equalizes: Bool = true) -> Self {
        setting(\.options.equalizesLines, to: equalizes)
    }

    /// Scales each line so that it fills the flow, as rows of photos do: `nil`, the default, scales nothing.
    ///
    /// Views that take any thickness they are offered, such as resizable images, are scaled and keep their shapes; others,
    /// such as a `Text` or a button, keep their ideal size. Rows break where they come nearest to the height; with
    /// `lineBreaking(.even)`, all of a paragraph together. The last row of a paragraph keeps the height, unless it would be
    /// too long or `lastLine(.grows)` lets it fill the flow.
    ///
    /// In columns, nothing is scaled. Negative spacings count as 0. Views neither grow nor shrink otherwise. `FlowScaling`
    /// has all the rules.
    ///
    /// - Parameters:
    ///   - thickness: How high rows are to be, or how wide columns, in points. Values that are not positive scale nothing.
    ///   - range: The minimum height of a row with several views, and the maximum height of any row. By default, there
    ///     are no limits. A minimum above `thickness`, or a maximum below it, counts as `thickness`.
    public func scalesLines(
        to thickness: CGFloat?, within range: ClosedRange<CGFloat> = 0...(.infinity)
    ) -> Self {
        setting(
            \.options.scaling,
            to: thickness.map {
                FlowScaling(thickness: $0, minThickness: range.lowerBound, maxThickness: range.upperBound)
            })
    }

    /// Lets all views share the space left on their line, as if each had `flowGrow()`, or `flex-grow: 1` in CSS.
    ///
    /// A view is never longer than when it is offered infinite space, so a plain text stays as it is, and one that wraps
    /// leaves the rest of its line to others. A `flowGrow(_:)` on a view takes precedence: `flowGrow(0)` keeps its length.
    /// In a lazy flow with known sizes, views do not grow. Each view is measured once more.
    public func growsItems(_ grows: Bool = true) -> Self {
        setting(\.defaultFlexibility.grow, to: grows ? 1 : nil)
    }

    /// Offers views the thickness of their line, instead of aligning them in it.
    public func stretchesItems(_ stretches: Bool = true) -> Self {
        setting(\.options.itemAlignment, to: stretches ? .stretch : _configuration.guide.alignment)
    }
}

// MARK: - After a modifier such as `padding()`, which returns a view that is not a flow

@available(*, unavailable, message: "write it after a flow that has it, before view modifiers like padding()")
extension View {
    public func columns(_ columns: FlowColumns) -> Self { self }
    public func columns(_ count: Int) -> Self { self }
    public func columns(minimum: CGFloat, maximum: CGFloat = .infinity) -> Self { self }
    public func maxItemsPerLine(_ count: Int?) -> Self { self }
    public func minLines(_ count: Int) -> Self { self }
    public func sizing(_ sizing: FlowSizing) -> Self { self }
    public func distribution(_ distribution: FlowDistribution) -> Self { self }
    public func lastLine(_ lastLine: FlowLastLine) -> Self { self }
    public func lineBreaking(_ breaking: FlowLineBreaking) -> Self { self }
    public func wrapping(_ wrapping: FlowWrapping) -> Self { self }
    public func scalesLines(
        to thickness: CGFloat?, within range: ClosedRange<CGFloat> = 0...(.infinity)
    ) -> Self { self }
    public func growsItems(_ grows: Bool = true) -> Self { self }
    public func stretchesItems(_ stretches: Bool = true) -> Self { self }
    public func equalizesLines(_ equalizes: Bool = true) -> Self { self }
    public func lineDistribution(_ distribution: FlowLineDistribution) -> Self { self }
    public func reversesItems(_ isReversed: Bool = true) -> Self { self }
    public func reversesLines(_ isReversed: Bool = true) -> Self { self }
    public func itemSeparator(@ViewBuilder _ separator: () -> some View) -> Self { self }
    public func lineSeparator(@ViewBuilder _ separator: () -> some View) -> Self { self }
    public func onFlowReorder(
        isEnabled: Bool = true, perform action: @escaping (_ source: IndexSet, _ destination: Int) -> Void
    ) -> Self { self }
    @available(*, unavailable, message: "write it directly after an HFlow; a VFlow has columnAlignment(_:)")
    public func rowAlignment(_ alignment: HorizontalAlignment) -> Self { self }
    @available(*, unavailable, message: "write it directly after a VFlow; an HFlow has rowAlignment(_:)")
    public func columnAlignment(_ alignment: VerticalAlignment) -> Self { self }
    public func maxLines(_ count: Int?) -> Self { self }
    public func maxLines(
        _ count: Int?, @ViewBuilder overflow: @escaping (_ hidden: FlowOverflow) -> some View
    ) -> Self { self }
    public func maxViews(_ count: Int?) -> Self { self }
    public func maxViews(
        _ count: Int?, @ViewBuilder overflow: @escaping (_ hidden: FlowOverflow) -> some View
    ) -> Self { self }
    public func hidesOverflow(_ hides: Bool = true) -> Self { self }
    public func hidesOverflow(
        _ hides: Bool = true, @ViewBuilder overflow: @escaping (_ hidden: FlowOverflow) -> some View
    ) -> Self { self }
    public func onFlowChange(perform action: @escaping (FlowSummary) -> Void) -> Self { self }
    public func expandable(isExpanded: Binding<Bool>, @ViewBuilder less: () -> some View) -> Self { self }
}
