/// What ``LazyHFlow`` and ``LazyVFlow`` have in common: a lazy stack with a row for each line.
///
/// Each row is a flow of its own, which places its views as a flow of all would. Where views turn out to be longer
/// than estimated, the row breaks until the lines are broken anew.
nonisolated struct LazyFlow<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View
>: View {
    var layout: L
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let size: LazyFlowItemSize<Data.Element>
    private let content: (Data.Element) -> Content

    /// How long lines may be, once that is known.
    @State private var length: CGFloat?
    @State private var lines = LazyFlowLines<Data, ID>()
    /// How often lines have been broken anew because estimates were wrong.
    @State private var corrections = 0
    @Environment(\.lazyFlows) private var flows

    init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>,
        layout: L, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.size = size
        // Lines would depend on views that do not exist.
        self.layout = layout.with { $0._configuration.ignoresTraits = true }
        self.content = content
    }

    private var flow: FlowConfiguration { layout._configuration }

    @MainActor var body: some View {
        let isHorizontal = flow.axis == .horizontal
        stack(of: rows)
            .frame(
                maxWidth: isHorizontal ? .infinity : nil, maxHeight: isHorizontal ? nil : .infinity,
                alignment: .topLeading
            )
            .onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { size in
                let length = size.length(along: flow.axis)
                if self.length == length {
                    // There are other rows now, or the first ones.
                    lines.scrollToPending()
                } else {
                    self.length = length
                }
            }
    }

    @MainActor private var rows: LazyFlowRows<Data, ID> {
        // Reading the number is what makes SwiftUI call this again when it changes.
        let _ = corrections
        flows?.register(lines)
        return lines.rows(
            of: data, id: id, size: size, length: length, options: flow.options(itemAlignment: .top))
    }

    @MainActor @ViewBuilder
    private func stack(of rows: LazyFlowRows<Data, ID>) -> some View {
        let lines = ForEach(rows) { line($0, in: rows) }
        switch flow.axis {
        case .horizontal:
            LazyVStack(alignment: flow.alignment.horizontal, spacing: flow.lineSpacing) { lines }
        case .vertical:
            LazyHStack(alignment: flow.alignment.vertical, spacing: flow.lineSpacing) { lines }
        }
    }

    @MainActor private func line(_ row: LazyFlowRow<ID>, in rows: LazyFlowRows<Data, ID>) -> some View {
        let start = row.range.upperBound
        // Asked now, because views of rows that appear together report their sizes in any order.
        let startOnScreen = lines.estimated?.isMeasured(start) == true ? start : nil
        return layout {
            ForEach(rows.elements(of: row)) { element in
                view(of: element, size: rows.flow[element.index].size, above: startOnScreen)
            }
        }
    }

    /// The view of an element, for which lines expect a size, above the beginning of a line that is on screen.
    @MainActor @ViewBuilder
    private func view(
        of element: LazyFlowElement<Data.Element, ID>, size: FlowSize, above start: Int?
    ) -> some View {
        switch self.size.kind {
        case .equal, .fixed:
            content(element.value).frame(width: size.width, height: size.height)
        case .estimated:
            content(element.value)
                .onGeometryChange(for: CGSize.self) { proxy in
                    proxy.size
                } action: { size in
                    let breaksAnew = lines.estimated?
                        .measure(FlowSize(size), of: element.index, id: element.id, above: start)
                    if breaksAnew == true { corrections += 1 }
                }
        }
    }
}
