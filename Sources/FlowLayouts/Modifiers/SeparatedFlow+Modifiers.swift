extension SeparatedFlow {
    /// Puts a view between any two views of a line.
    ///
    /// It is in the middle of their gap, with the flow's spacing on both sides, and takes space when lines are broken;
    /// there is none at the ends of a line. It has its own length along the line, and is offered the thickness of the
    /// line, which it does not change: a `Divider` is as high as its row. All separators are alike.
    ///
    /// If the closure makes no view, as with an `if`, there is no separator. If the modifier itself comes and goes, views lose
    /// their state: <doc:HowAFlowIsLaidOut#What-changes-identity>.
    public func itemSeparator(@ViewBuilder _ separator: () -> some View) -> Self {
        setting(decoration: \.itemSeparator, to: AnyView(separator()))
    }

    /// Puts a view between any two lines, as ``itemSeparator(_:)`` does between views. It has its own thickness, and is
    /// offered the length of the flow: a `Divider` is as wide as the flow.
    public func lineSeparator(@ViewBuilder _ separator: () -> some View) -> Self {
        setting(decoration: \.lineSeparator, to: AnyView(separator()))
    }

    /// Lets people drag views to other places, after a short press where there is no mouse. While a view is dragged, the
    /// others make space where it would go. On tvOS, only accessibility actions move views.
    ///
    /// ```swift
    /// HFlow(spacing: 8) {
    ///     ForEach(topics, id: \.self) { Chip($0) }
    /// }
    /// .onFlowReorder { source, destination in
    ///     topics.move(fromOffsets: source, toOffset: destination)
    /// }
    /// ```
    ///
    /// On the line nearest to the pointer, a dropped view goes before the first view whose middle is past the pointer. Views
    /// in the flow need ids that they keep when they move. People who cannot drag can move a view by accessibility actions.
    /// <doc:Reordering> says more.
    ///
    /// In a lazy flow, only the lines that exist are looked at while the pointer moves. Each change of the order of n elements
    /// takes O(n/200), or O(n) for balanced and even lines and uniform columns.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether views can be moved. If the modifier comes and goes instead, they lose their state.
    ///   - action: Changes the data when a view is moved. It gets the arguments of `move(fromOffsets:toOffset:)`: the view's
    ///     offset, and the offset before which it goes. Offsets count all views of the flow but those with
    ///     `flowMoveDisabled()`. In a lazy flow with sections, a view stays in its section, and offsets count the elements of
    ///     all sections.
    public func onFlowReorder(
        isEnabled: Bool = true, perform action: @escaping (_ source: IndexSet, _ destination: Int) -> Void
    ) -> Self {
        reordered(isEnabled: isEnabled) { move in
            let start = move.place.sectionStart
            action(IndexSet(integer: start + move.source), start + move.toOffset)
        }
    }

    package func reordered(isEnabled: Bool, perform action: @escaping (FlowMove) -> Void) -> Self {
        setting(decoration: \.reordering, to: FlowReordering(isEnabled: isEnabled, action: action))
    }
}
