import PortableUIDrawing

/// A view for each element of a collection.
///
/// An element's id is its view's identity from one evaluation to the next. Elements with equal ids are
/// different views, told apart by their order.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Builds the view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// Views of elements whose id is found by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Views of elements that have ids of their own.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    /// Views of whole numbers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }
}

extension ForEach: PrimitiveView, MultiView where Content: View {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        elements.reserveCapacity(data.count)
        context.node.reserveChildren(data.count)
        visit(in: context) { element, component in
            elements += context.build(content(element), at: component)
        }
        return elements
    }

    /// Visits all elements, each with what tells it from the others.
    @MainActor private func visit(
        in context: BuildContext, _ body: (Data.Element, ViewIdentity.Component) -> Void
    ) {
        // How often each repeated id has been met.
        var repetitions: [ID: Int] = [:]
        for element in data {
            let id = id(element)
            var (element, component) = (element, ViewIdentity.Component.id(AnyHashable(id)))
            if context.node.hasChild(component, in: context.evaluation.number) {
                let occurrence = repetitions[id, default: 0] + 1
                repetitions[id] = occurrence
                component = .id(AnyHashable(id), occurrence: occurrence)
                if context.evaluation.isPessimistic {
                    element = data.first { self.id($0) == id } ?? element
                }
            }
            body(element, component)
        }
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        // Their rows are known without building any.
        if Content.self is any SectionView.Type {
            var rows: [LazyRows] = []
            visit(in: context) { element, component in
                rows += context.rows(of: content(element), at: component)
            }
            return rows
        }
        let data = data
        func element(at index: Int) -> Data.Element {
            data[data.index(data.startIndex, offsetBy: index)]
        }
        if context.node.hasRowsAway {
            let ids = Set(data.map { AnyHashable(id($0)) })
            context.node.forgetRowsAway { ids.contains($0) }
        }
        // No occurrence of a repeated id below this is free.
        var repetitions: [ID: Int] = [:]
        let rows = LazyRows(count: data.count) { index in
            AnyHashable(id(element(at: index)))
        } firstIndex: { target in
            guard let target = target.base as? ID else { return nil }
            return data.firstIndex { id($0) == target }
                .map { data.distance(from: data.startIndex, to: $0) }
        } build: { index in
            let element = element(at: index)
            let id = id(element)
            // Equal ids are told apart among the rows that there are.
            var occurrence = repetitions[id] ?? 0
            var component = ViewIdentity.Component.id(AnyHashable(id), occurrence: occurrence)
            while context.node.hasChild(component, in: context.evaluation.number) {
                occurrence += 1
                component = .id(AnyHashable(id), occurrence: occurrence)
            }
            if occurrence > 0 { repetitions[id] = occurrence + 1 }
            let elements = context.build(content(element), at: component)
            return LazyRows.Row(elements: elements) {
                [node = context.node, number = context.evaluation.number] keepsState in
                repetitions[id] = repetitions[id].map { min($0, occurrence) }
                // Unless another row has it since a later evaluation.
                if node.hasChild(component, in: number) {
                    node.removeChild(component, keepsState: keepsState)
                }
            }
        }
        return [rows]
    }
}
