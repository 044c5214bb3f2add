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
        let elements = LazyFlowCollection(elements: data, id: id, size: size, content: content)
        return .sections { [LazyFlowSection(elements)] }
    }

    /// Elements in sections.
    static func sections<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        _ sections: Sections, elements: @escaping (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: @escaping (Sections.Element) -> some View
    ) -> LazyFlowContent where Sections.Element: Identifiable, Data.Element: Identifiable {
        .sections {
            sections.map { section in
                let elements = LazyFlowCollection(
                    elements: elements(section), id: \.id, size: size, content: content)
                return LazyFlowSection(id: section.id, data: elements) { AnyView(header(section)) }
            }
        }
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
