extension LazyVFlow {
    /// Creates a flow of elements. Only about as many views exist at a time as are on screen.
    ///
    /// The parameters are those of a ``VFlow``, but a `nil` spacing is 8, and `distributeItemsEvenly` has no effect.
    public init<Data: RandomAccessCollection>(
        data: Data, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        itemSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {
        self.init(
            data: data, horizontalAlignment: alignment, verticalAlignment: .top,
            horizontalSpacing: columnSpacing ?? spacing, verticalSpacing: itemSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// Creates a flow of elements, with columns aligned vertically, and views aligned horizontally in their column.
    public init<Data: RandomAccessCollection>(
        data: Data, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {
        self = LazyVFlow(
            data, size: .estimated, alignment: horizontalAlignment, itemSpacing: verticalSpacing,
            columnSpacing: horizontalSpacing
        ) { element in
            FlexibleViews(content: content(element))
        }
        .columnAlignment(verticalAlignment).lazily(justified: justified)
    }

    /// Creates a flow of the views in a closure, all of which exist at once, as in a ``VFlow``. For thousands, use data.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, justified: Bool = false, distributeItemsEvenly: Bool = false,
        @ViewBuilder content: () -> some View
    ) {
        self.init(
            horizontalAlignment: alignment, verticalAlignment: .top,
            horizontalSpacing: columnSpacing ?? spacing, verticalSpacing: itemSpacing ?? spacing,
            justified: justified, distributeItemsEvenly: distributeItemsEvenly, content: content)
    }

    /// The same, with one alignment for columns in the flow, and one for views in their column.
    public init(
        horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, justified: Bool = false,
        distributeItemsEvenly: Bool = false, @ViewBuilder content: () -> some View
    ) {
        let flow = VFlow(
            horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, justified: justified,
            distributeItemsEvenly: distributeItemsEvenly, content: content)
        self = LazyVFlow(0..<1, id: \.self, size: .estimated) { _ in flow.sizing(.fill).flowGrow() }
    }
}
