// What the compiler says about the modifiers of a flow after one such as `padding()`, which returns a view that is not a flow.

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
