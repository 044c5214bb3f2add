/// What a ``LazyHFlow`` or a ``LazyVFlow`` shows.
enum LazyFlowContent {
    /// Elements. Without headers, all are in one section.
    case sections(() -> [LazyFlowSection])
    /// The views that make up another one.
    case views(AnyView, size: LazyFlowItemSize<Never>)

    /// Elements without sections.
    static func elements<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        content: @escaping (Data.Element) -> some View
    ) -> LazyFlowContent {
        .sections { [section(0, data, id: id, size: size, content: content)] }
    }

    /// Elements in sections.
    static func sections<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        _ sections: Sections, elements: @escaping (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: @escaping (Sections.Element) -> some View
    ) -> LazyFlowContent where Sections.Element: Identifiable, Data.Element: Identifiable {
        .sections {
            sections.map { element in
                section(element.id, elements(element), id: \.id, size: size, content: content) {
                    AnyView(header(element))
                }
            }
        }
    }

    /// Elements that are no views themselves. Their views have their ids, for a `ScrollViewReader`, to which an id in an
    /// `AnyHashable` is another one.
    private static func section<Data: RandomAccessCollection, ID: Hashable>(
        _ id: AnyHashable, _ data: Data, id elementID: KeyPath<Data.Element, ID>,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: (() -> AnyView)? = nil
    ) -> LazyFlowSection {
        LazyFlowSection(
            id: id, data, id: elementID, size: size, content: { content($0).id($0[keyPath: elementID]) },
            header: header)
    }

    @MainActor @ViewBuilder
    func body(_ configuration: Boxed<FlowConfiguration>, _ decoration: Boxed<FlowDecoration>) -> some View {
        switch self {
        case .sections(let sections):
            LazyFlow(sections(), configuration: configuration, decoration: decoration)
        case .views(let views, let size):
            LazySubviewsFlow(content: views, size: size, configuration: configuration, decoration: decoration)
        }
    }
}
