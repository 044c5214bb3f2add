@_spi(Tools) import FlowLayouts

/// Views below each other, in as many columns as they need. Only those on screen or near it exist: a `VFlow` for thousands of
/// views in a `ScrollView` that scrolls horizontally.
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
/// its `sizing` is `.hug`. The article “Lazy flows” says what each of them does here.
nonisolated public struct LazyVFlow: View, SeparatedFlow {
    public var _configuration: Boxed<FlowConfiguration>
    public var _decoration = FlowDecoration.none
    private let sections: [LazyFlowSection]

    private init(
        _ sections: [LazyFlowSection], alignment: HorizontalAlignment, spacing: CGFloat?,
        itemSpacing: CGFloat?, columnSpacing: CGFloat?
    ) {
        let layout = VFlowLayout(
            alignment: alignment, spacing: spacing,
            itemSpacing: itemSpacing, columnSpacing: columnSpacing)
        _configuration = layout._configuration
        _configuration.options.sizing = .fill
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
    /// Creates a flow of elements whose ids are found by a key path. The parameters are those of ``LazyHFlow``, with columns
    /// in place of rows.
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View
    ) {
        self.init(
            [LazyFlowSection(id: 0, data, id: id, size: size, content: content)],
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing)
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

    @available(
        *, unavailable,
        message: "say how large views are: size: .fixed(CGSize(width: 80, height: 80)) or size: .estimated"
    )
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public init<Data: RandomAccessCollection>(
        _ data: Data, id: PartialKeyPath<Data.Element>? = nil, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (Data.Element) -> some View
    ) {
        fatalError("unavailable")
    }

    /// Creates a flow in sections, each of which begins a column. A header comes before it, and stays at the leading
    /// edge of the scroll view as long as any column of the section is visible. The parameters are those of ``LazyHFlow``,
    /// with columns in place of rows.
    public init<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        sections: Sections, elements: @escaping (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        columnSpacing: CGFloat? = nil, @ViewBuilder content: @escaping (Data.Element) -> some View,
        @ViewBuilder header: @escaping (Sections.Element) -> some View
    ) where Sections.Element: Identifiable, Data.Element: Identifiable {
        self.init(
            zip(sections, RepeatableID.all(sections.map(\.id))).map { section, id in
                LazyFlowSection(
                    id: AnyHashable(id), elements(section), id: \.id, size: size, content: content
                ) {
                    AnyView(header(section))
                }
            },
            alignment: alignment, spacing: spacing, itemSpacing: itemSpacing, columnSpacing: columnSpacing)
    }

    /// Lets people move views to other places in their section, as in a ``LazyHFlow``.
    public func onFlowReorder(
        isEnabled: Bool = true,
        perform action: @escaping (_ section: Int, _ source: IndexSet, _ destination: Int) -> Void
    ) -> Self {
        reordered(isEnabled: isEnabled) { action($0.section, IndexSet(integer: $0.source), $0.offset) }
    }
}
