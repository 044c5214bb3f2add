@_spi(Tools) import FlowLayouts

/// What a ``LazyHFlow`` or a ``LazyVFlow`` shows.
enum LazyFlowContent {
    /// Elements. Without headers, all are in one section.
    case sections([LazyFlowSection])
    /// The views that make up another one.
    case views(AnyView, size: LazyFlowItemSize<Never>)

    /// Elements in sections.
    static func sections<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        _ sections: Sections, elements: (Sections.Element) -> Data,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: @escaping (Sections.Element) -> some View
    ) -> LazyFlowContent where Sections.Element: Identifiable, Data.Element: Identifiable {
        .sections(
            sections.map { element in
                LazyFlowSection(
                    id: element.id, elements: elements(element), elementID: \.id, size: size, content: content
                ) {
                    AnyView(header(element))
                }
            })
    }
}

extension LazyFlowSection {
    /// Elements that are no views themselves. Their views have their ids, for a `ScrollViewReader`, to which an id in an
    /// `AnyHashable` is another one.
    convenience init<Data: RandomAccessCollection, ID: Hashable>(
        id: AnyHashable = 0, elements data: Data, elementID: KeyPath<Data.Element, ID>,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: (() -> AnyView)? = nil
    ) {
        self.init(
            id: id, data, id: elementID, size: size, content: { content($0).id($0[keyPath: elementID]) },
            header: header)
    }

    /// Elements that are views.
    convenience init(
        id: AnyHashable = 0, views: _VariadicView.Children.SubSequence, size: LazyFlowItemSize<Never>,
        header: (() -> AnyView)? = nil
    ) {
        self.init(
            id: id, views, id: \.id, size: size.of(_VariadicView.Children.Element.self),
            content: { $0.handingOnValues() }, header: header)
    }
}
