extension LazyHFlow {
    /// Creates a flow of elements. Only about as many views exist at a time as are on screen.
    ///
    /// The parameters are those of an ``HFlow``, but a `nil` spacing is 8, and `distributeItemsEvenly` has no effect.
    public init<Data: RandomAccessCollection>(
        data: Data, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        itemSpacing: CGFloat? = nil, rowSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {
        self.init(
            data: data, horizontalAlignment: .leading, verticalAlignment: alignment,
            horizontalSpacing: itemSpacing ?? spacing, verticalSpacing: rowSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// Creates a flow of elements, with rows aligned horizontally, and views aligned vertically in their row.
    public init<Data: RandomAccessCollection>(
        data: Data, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {
        self = LazyHFlow(
            data, size: .estimated, alignment: verticalAlignment, itemSpacing: horizontalSpacing,
            rowSpacing: verticalSpacing
        ) { element in
            FlexibleViews(content: content(element))
        }
        .rowAlignment(horizontalAlignment).lazily(justified: justified)
    }

    /// Creates a flow of the views in a closure, all of which exist at once, as in an ``HFlow``. For thousands, use data.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> some View
    ) {
        self.init(
            horizontalAlignment: .leading, verticalAlignment: alignment,
            horizontalSpacing: itemSpacing ?? spacing, verticalSpacing: rowSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// The same, with one alignment for rows in the flow, and one for views in their row.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> some View
    ) {
        let flow = HFlow(
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, justified: justified,
            distributeItemsEvenly: distributeItemsEvenly, content: content)
        self = LazyHFlow(0..<1, id: \.self, size: .estimated) { _ in flow.sizing(.fill).flowGrow() }
    }
}
