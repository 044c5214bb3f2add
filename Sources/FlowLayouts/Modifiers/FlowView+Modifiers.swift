extension FlowView {
    /// Limits how many lines are shown, and hides enough views to fit one that says how many are hidden.
    ///
    /// ```swift
    /// HFlow(spacing: 8) {
    ///     ForEach(topics, id: \.self) { Chip($0) }
    /// }
    /// .maxLines(isExpanded ? nil : 2) { hidden in
    ///     Chip("+\(hidden.count) more")
    /// }
    /// ```
    ///
    /// The overflow view is where the last hidden view would be, and is aligned, grows, shrinks, wraps and fills a line
    /// like any other. Its distance from the view before it is that of the first view that is hidden there. If the closure
    /// makes several views, they are side by side. A view that is longer than the flow, and would be alone on the last line,
    /// is offered the length that is left beside the overflow view, and hidden only if it cannot be that short. So is any
    /// view if no other would be shown.
    ///
    /// To reserve space, the closure also makes its views for 1, for 2 and for all views hidden. These are measured but never
    /// seen, so the closure should do nothing else. If another number needs more space, give its text a
    /// `minimumScaleFactor(_:)`.
    ///
    /// - Parameters:
    ///   - count: `nil` for no limit. With 0 or less, only the overflow view is shown.
    ///   - overflow: Makes the view in place of hidden ones: it gets how many they are, at least 1, and their ids.
    public func maxLines(
        _ count: Int?, @ViewBuilder overflow: @escaping (_ hidden: FlowOverflow) -> some View
    ) -> Self {
        maxLines(count).setting(decoration: \.overflow, to: { AnyView(overflow($0)) })
    }

    /// Limits how many views are shown, on as many lines as they take, and adds one that says how many others there are.
    ///
    /// The overflow view itself does not count: with a limit of 5, nine views become five and “+4”. It behaves like that of
    /// ``maxLines(_:overflow:)``, whose parameters these are.
    public func maxViews(
        _ count: Int?, @ViewBuilder overflow: @escaping (_ hidden: FlowOverflow) -> some View
    ) -> Self {
        maxViews(count).setting(decoration: \.overflow, to: { AnyView(overflow($0)) })
    }

    /// Hides the lines that do not fit into the height that the flow is offered (in a vertical flow, into the width),
    /// and as many views as needed to fit a view that says how many are hidden. It combines
    /// ``LimitedFlow/hidesOverflow(_:)`` and ``maxLines(_:overflow:)``.
    public func hidesOverflow(
        _ hides: Bool = true, @ViewBuilder overflow: @escaping (_ hidden: FlowOverflow) -> some View
    ) -> Self {
        hidesOverflow(hides).setting(decoration: \.overflow, to: { AnyView(overflow($0)) })
    }

    /// Lets people show what a limit hides, and hide it again. The overflow view is a button that expands the flow. While
    /// it is expanded, nothing is hidden, and a button that collapses it follows the last view that the limit would hide,
    /// if there is any.
    ///
    /// If the modifier itself comes and goes, views lose their state: <doc:HowAFlowIsLaidOut#What-changes-identity>.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether nothing is hidden. The buttons toggle it.
    ///   - less: Makes the label of the button that collapses the flow.
    public func expandable(isExpanded: Binding<Bool>, @ViewBuilder less: () -> some View) -> Self {
        setting(\.limit.isExpanded, to: isExpanded.wrappedValue)
            .setting(decoration: \.isExpanded, to: isExpanded)
            .setting(decoration: \.less, to: AnyView(less()))
    }

    /// Calls an action after layout, when the number of lines or the hidden views are first known, and whenever they
    /// change.
    ///
    /// The action should not change the size of the flow or of its views. It never runs in widgets.
    public func onFlowChange(perform action: @escaping (FlowSummary) -> Void) -> Self {
        setting(\.reportsLines, to: true).setting(decoration: \.onChange, to: action)
    }
}
