/// What ``LazyHFlow`` and ``LazyVFlow`` have in common: a lazy stack with a row for each line.
///
/// Each row is a flow of its own. It places its views as a flow of all would, and breaks where views turn out
/// to be longer than they were estimated, until the lines are broken anew.
struct LazyFlow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    var layout: FlowLayout
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let size: LazyFlowItemSize<Data.Element>
    private let content: (Data.Element) -> Content

    /// How long lines may be, once that is known.
    @State private var length: CGFloat?
    @State private var lines = LazyFlowLines<ID>()
    /// The number of times that lines were broken anew because of sizes which were estimated wrong.
    @State private var corrections = 0
    @Environment(\.lazyFlows) private var flows

    init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        layout: FlowLayout, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.size = size
        self.layout = layout
        self.content = content
    }

    var body: some View {
        let isHorizontal = layout.axis == .horizontal
        stack(of: rows)
            .frame(
                maxWidth: isHorizontal ? .infinity : nil, maxHeight: isHorizontal ? nil : .infinity,
                alignment: .topLeading
            )
            .onGeometryChange(for: CGFloat.self) { proxy in
                isHorizontal ? proxy.size.width : proxy.size.height
            } action: { length in
                self.length = length
            }
    }

    private var rows: LazyFlowRows<Data, ID> {
        // Reading the number is what makes SwiftUI call this again when it changes.
        let _ = corrections
        flows?.register(lines)
        if let length {
            lines.update(
                data, id: id, size: size, length: length, options: layout.options(itemAlignment: .top))
        }
        return LazyFlowRows(data: data, id: id, index: lines.index)
    }

    @ViewBuilder
    private func stack(of rows: LazyFlowRows<Data, ID>) -> some View {
        switch layout.axis {
        case .horizontal:
            LazyVStack(alignment: layout.alignment.horizontal, spacing: layout.lineSpacing) {
                ForEach(rows) { line($0, in: rows) }
            }
        case .vertical:
            LazyHStack(alignment: layout.alignment.vertical, spacing: layout.lineSpacing) {
                ForEach(rows) { line($0, in: rows) }
            }
        }
    }

    private func line(_ row: LazyFlowRow<ID>, in rows: LazyFlowRows<Data, ID>) -> some View {
        layout {
            ForEach(rows.items(of: row)) { item in
                view(of: item, on: row.items)
            }
        }
    }

    @ViewBuilder
    private func view(of item: LazyFlowItem<Data.Element, ID>, on line: Range<Int>) -> some View {
        switch size.kind {
        case .equal(let size):
            sized(content(item.element), size)
        case .fixed(let size):
            sized(content(item.element), size(item.element))
        case .estimated:
            content(item.element)
                .onGeometryChange(for: CGSize.self) { proxy in
                    proxy.size
                } action: { size in
                    if lines.measure(size, of: item.index, id: item.id, on: line) {
                        corrections += 1
                    }
                }
        }
    }

    /// A view of a size as the engine counts with it.
    private func sized(_ view: Content, _ size: CGSize) -> some View {
        let size = FlowIndex.Item(size).size
        return view.frame(width: size.width, height: size.height)
    }
}
