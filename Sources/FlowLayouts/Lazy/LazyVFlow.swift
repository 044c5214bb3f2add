/// Views below each other, in as many columns as they need, of which only those exist that are on screen or near it:
/// a ``VFlow`` for thousands of views in a `ScrollView` that scrolls horizontally.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyVFlow(photos, size: .fixed { $0.thumbnailSize }, spacing: 4) { photo in
///         Thumbnail(photo)
///     }
/// }
/// ```
///
/// It has the modifiers of every flow, such as `distribution(_:)`, but fills the whole height that it is offered unless
/// its `sizing` is `.hug`. <doc:LazyFlows> says what each of them does here.
nonisolated public struct LazyVFlow<Content: View>: View, SeparatedFlow {
    public var _configuration: Boxed<FlowConfiguration>
    public var _decoration = Boxed(FlowDecoration())
    private let content: (Boxed<FlowConfiguration>, Boxed<FlowDecoration>) -> Content

    private init(
        alignment: HorizontalAlignment, spacing: CGFloat?, itemSpacing: CGFloat?,
        columnSpacing: CGFloat?,
        content: @escaping (Boxed<FlowConfiguration>, Boxed<FlowDecoration>) -> Content
    ) {
        let layout = VFlowLayout(
            alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
            itemSpacing: itemSpacing, columnSpacing: columnSpacing)
        _configuration = layout._configuration
        _configuration.options.sizing = .fill
        self.content = content
    }

    @MainActor public var body: some View { content(_configuration, _decoration) }

    /// Sets where columns are in the height of the flow: at the top by default.
    public func columnAlignment(_ alignment: VerticalAlignment) -> LazyVFlow {
        with { $0._configuration.alignment.vertical = alignment }
    }
}

extension LazyVFlow {
    /// Creates a flow of elements whose ids are found by a key path. The parameters are those of ``LazyHFlow``, with columns
    /// in place of rows.
    public init<Data, ID, Item: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> Item
    ) where Content == LazyFlow<VFlowLayout, Data, ID, Item, EmptyView> {
        self.init(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing
        ) { flow, decoration in
            LazyFlow(
                [LazyFlowSection(data)], id: id, size: size, layout: VFlowLayout(_configuration: flow),
                decoration: decoration, content: content)
        }
    }

    /// Creates a flow of elements that have ids of their own. The parameters are those of
    /// ``init(_:id:size:alignment:spacing:itemSpacing:columnSpacing:content:)``.
    public init<Data, Item: View>(
        _ data: Data, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> Item
    )
    where Data.Element: Identifiable, Content == LazyFlow<VFlowLayout, Data, Data.Element.ID, Item, EmptyView>
    {
        self.init(
            data, id: \.id, size: size, alignment: alignment, spacing: spacing, itemSpacing: itemSpacing,
            columnSpacing: columnSpacing, content: content)
    }

    /// Creates a flow of the views in a closure. Of those in a `ForEach`, only those exist that are on screen or near
    /// it. The parameters are those of ``LazyHFlow``, with columns in place of rows.
    public init<Views: View>(
        size: LazyFlowItemSize<Never>, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Views
    ) where Content == LazySubviewsFlow<VFlowLayout, Views> {
        let views = content()
        self.init(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing
        ) { flow, decoration in
            LazySubviewsFlow(
                content: views, size: size, layout: VFlowLayout(_configuration: flow), decoration: decoration)
        }
    }

    /// Creates a flow in sections, each of which begins a column. A header comes before it, and stays at the leading
    /// edge of the scroll view as long as any column of the section is visible. The parameters are those of ``LazyHFlow``,
    /// with columns in place of rows.
    public init<Sections: RandomAccessCollection, Data, Item: View, Header: View>(
        sections: Sections, elements: @escaping (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> Item,
        @ViewBuilder header: @escaping (Sections.Element) -> Header
    )
    where
        Sections.Element: Identifiable, Data.Element: Identifiable,
        Content == LazyFlow<VFlowLayout, Data, Data.Element.ID, Item, Header>
    {
        self.init(
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing
        ) { flow, decoration in
            LazyFlow(
                sections.map { section in
                    LazyFlowSection(id: section.id, data: elements(section)) { header(section) }
                },
                id: \.id, size: size, layout: VFlowLayout(_configuration: flow), decoration: decoration,
                content: content)
        }
    }

    /// Lets people move views to other places in their section, as in a ``LazyHFlow``.
    public func onFlowReorder<Data, ID, Item, Header>(
        isEnabled: Bool = true,
        perform action: @escaping (_ section: Int, _ source: IndexSet, _ destination: Int) -> Void
    ) -> Self where Content == LazyFlow<VFlowLayout, Data, ID, Item, Header> {
        reordered(isEnabled: isEnabled) { action($0.section, IndexSet(integer: $0.source), $0.offset) }
    }
}
