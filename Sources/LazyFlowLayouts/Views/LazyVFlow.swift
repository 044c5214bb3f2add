/// Views below each other, in as many columns as they need. Only those on screen or near it exist: a `VFlow` for thousands of
/// views in a `ScrollView` that scrolls horizontally. It is a ``LazyHFlow`` with its axes exchanged.
nonisolated public struct LazyVFlow: View, _FlowOfData {
    public var _configuration: FlowBoxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    private let sections: [LazyFlowSection]

    private init(_ sections: [LazyFlowSection], in layout: VFlowLayout) {
        _configuration = layout.sizing(.fill)._configuration
        self.sections = sections
    }

    public var body: some View {
        LazyFlow(sections: sections, configuration: _configuration, decoration: _decoration)
    }

    /// Aligns columns in the height of the flow: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> LazyVFlow {
        with { $0._configuration.options.lineAlignment = FlowLineAlignment(alignment) }
    }
}

extension LazyVFlow {
    /// Creates a flow of elements, identified by a key path. The parameters are those of ``LazyHFlow``.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) {
        self.init(
            [LazyFlowSection(id: 0, data, id: id, size: size, content: content)],
            in: VFlowLayout(
                alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing
            ))
    }

    /// Creates a flow of elements that have ids of their own. The parameters are those of
    /// ``init(_:id:size:alignment:spacing:itemSpacing:columnSpacing:content:)``.
    public init<Data: RandomAccessCollection>(
        _ data: Data, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) where Data.Element: Identifiable {
        self.init(
            data, id: \.id, size: size, alignment: alignment, spacing: spacing, itemSpacing: itemSpacing,
            columnSpacing: columnSpacing, content: content)
    }

    /// Creates a flow in sections, each of which begins a column. A header comes before it, and stays at the leading edge of
    /// the scroll view as long as any column of the section is visible. The parameters are those of ``LazyHFlow``.
    public init<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        sections: Sections, elements: @escaping (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View,
        @ViewBuilder header: @escaping (Sections.Element) -> some View
    ) where Sections.Element: Identifiable, Data.Element: Identifiable {
        self.init(
            LazyFlowSection.all(sections, elements: elements, size: size, content: content, header: header),
            in: VFlowLayout(
                alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing
            ))
    }

    /// Lets people move views to other places in their section, as in a ``LazyHFlow``.
    public func onFlowReorder(
        isEnabled: Bool = true,
        perform action: @escaping (_ section: Int, _ source: IndexSet, _ destination: Int) -> Void
    ) -> Self {
        reordered(isEnabled: isEnabled) { action($0.sectionIndex, IndexSet(integer: $0.source), $0.toOffset) }
    }
}
