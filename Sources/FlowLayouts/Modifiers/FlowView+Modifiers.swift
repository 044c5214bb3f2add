extension FlowView {
    /// Sets the most lines that are shown, and hides the views beyond them. `nil`, the default, is for no limit;
    /// values below 1 count as 1.
    ///
    /// Hidden views keep their identity and state. They cannot be touched, and are not read aloud. When the limit is
    /// raised they slide in from the last view that was shown.
    public func maxLines(_ count: Int?) -> Self {
        with { $0._decoration.limit = FlowDecoration.Limit(maxLines: count, overflow: nil) }
    }

    /// Sets the most lines that are shown, and hides as many views as needed to fit the others and a view that says
    /// how many are hidden.
    ///
    /// ```swift
    /// HFlow(spacing: 8) {
    ///     ForEach(topics, id: \.self) { Chip($0) }
    /// }
    /// .maxLines(isExpanded ? nil : 2) { hidden in
    ///     Chip("+\(hidden) more")
    /// }
    /// ```
    ///
    /// The overflow view comes after the last view that is shown, and is aligned, grows, shrinks, wraps and fills a
    /// line like any other. Its distance from the view before it is that of the first hidden view. If the closure
    /// makes several views, they are side by side.
    ///
    /// The closure may be called for views that are measured but never shown. If a larger number makes a shorter
    /// view, so that no number fits with the view that shows it, more views are hidden than necessary.
    ///
    /// - Parameters:
    ///   - count: `nil` for no limit. Values below 1 count as 1.
    ///   - overflow: Makes the view for a number of hidden ones, which is at least 1.
    public func maxLines(
        _ count: Int?, @ViewBuilder overflow: @escaping (_ hidden: Int) -> some View
    ) -> Self {
        with {
            $0._decoration.limit = FlowDecoration.Limit(maxLines: count) { AnyView(overflow($0)) }
        }
    }

    /// Puts a view between any two views of a line.
    ///
    /// It is in the middle of their gap, with the flow's spacing on both sides, and takes space when lines are broken;
    /// there is none at the ends of a line. It has its own length along the line, and is offered the thickness of the
    /// line, which it does not change: a `Divider` is as high as its row. All separators are alike.
    public func itemSeparator(@ViewBuilder _ separator: () -> some View) -> Self {
        with { $0._decoration.itemSeparator = AnyView(separator()) }
    }

    /// Puts a view between any two lines.
    ///
    /// It is in the middle of their gap, with the flow's spacing on both sides. It has its own thickness, and is
    /// offered the length of the flow: a `Divider` is as wide as the flow. All separators are alike.
    public func lineSeparator(@ViewBuilder _ separator: () -> some View) -> Self {
        with { $0._decoration.lineSeparator = AnyView(separator()) }
    }
}
