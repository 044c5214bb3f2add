extension LimitedFlow {
    /// Limits how many lines are shown, and hides the views that do not fit on them; `nil`, the default, for no limit.
    /// With 0 or less, only an overflow view is shown, if there is one.
    ///
    /// Views with the lowest `layoutPriority(_:)` are hidden first, and of equals the last. So a button at the end stays if
    /// it has a higher one.
    ///
    /// Hidden views keep their identity and state, and stay alive: their `onAppear` and `task` run, and pictures load. They
    /// cannot be touched, and are not read aloud. When the limit is raised, they appear in their places.
    /// <doc:Limits#What-a-flow-hides> says more, for example about widgets.
    ///
    /// If the modifier itself comes and goes, views lose their state: write `maxLines(isCompact ? 2 : nil)`. A layout in an
    /// `AnyLayout` cannot keep hidden views from being read aloud, nor from sliding in when it changes in an animation.
    public func maxLines(_ count: Int?) -> Self {
        setting(\.hasMaxLines, to: true).setting(\.limit.maxLines, to: count)
    }

    /// Limits how many views are shown, on as many lines as they take, and hides the others; `nil`, the default, for no
    /// limit. With 0 or less, only an overflow view is shown, if there is one.
    ///
    /// Views are hidden as by ``maxLines(_:)``, which may be a further limit: whichever shows fewer counts. Each word of a
    /// ``FlowText`` is a view, and so is a `Spacer`.
    public func maxViews(_ count: Int?) -> Self {
        setting(\.limit.maxItems, to: count)
    }

    /// Hides the lines that do not fit into the height that the flow is offered; in a vertical flow, into the width.
    /// The first line is always shown, and without a limit on the height all are.
    ///
    /// Lines are as thick as the views on them that are shown. Views are hidden as by ``maxLines(_:)``, which may be a further
    /// limit. If not all of l lines fit, finding a size takes O(log l) arrangements.
    public func hidesOverflow(_ hides: Bool = true) -> Self {
        setting(\.limit.hidesOverflow, to: hides)
    }
}
