/// What ``LazyHFlow`` and ``LazyVFlow`` have in common.
///
/// Where sizes are known, the elements on screen are the views of one layout, which places them where a flow of all would:
/// ``KnownLazyFlow``. Where they are not, a lazy stack has a row for each block of elements: ``LazyFlowBlockView``. Either is
/// in sections of a lazy stack if there are headers.
@_documentation(visibility: internal)
nonisolated public struct LazyFlow<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header: View
>: View {
    private let sections: [LazyFlowSection<Data, Header>]
    private let id: KeyPath<Data.Element, ID>
    private let size: LazyFlowItemSize<Data.Element>
    private let style: LazyFlowStyle<L, Data.Element, Content>
    @State private var memory = LazyFlowMemory<Data, ID>()
    @Environment(\.lazyFlows) private var flows

    private typealias Part = LazyFlowPart<L, Data, ID, Content, Header>

    /// - Parameter sections: One without a header, or any number with one.
    init(
        _ sections: [LazyFlowSection<Data, Header>], id: KeyPath<Data.Element, ID>,
        size: LazyFlowItemSize<Data.Element>, layout: L, decoration: Boxed<FlowDecoration>,
        content: @escaping (Data.Element) -> Content
    ) {
        self.sections = sections
        self.id = id
        self.size = size
        let layout = layout.with { layout in
            layout._configuration = Boxed(layout._configuration.value.lazy(isEstimated: size.isEstimated))
            // Sections and their headers are equally long.
            if sections.first?.header != nil { layout._configuration.options.sizing = .fill }
        }
        style = LazyFlowStyle(layout: layout, decoration: decoration, content: content)
    }

    @MainActor public var body: some View {
        let parts = parts
        if let reordering = style.decoration.reordering {
            ReorderableLazyFlow(
                parts: parts, axis: style.axis, reordering: reordering, flow: flow(of:))
        } else {
            flow(of: parts)
        }
    }

    @MainActor private var parts: [Part] {
        flows?.register(memory)
        memory.sight.setScrollable(flows != nil)
        var start = 0
        return memory.lines(of: sections.map(\.id)).enumerated().map { number, lines in
            let section = sections[number]
            let elements = LazyFlowElements(data: section.data, id: id)
            lines.update(elements, size: size, flow: style.flow, decoration: style.decoration)
            defer { start += elements.count }
            return LazyFlowPart(
                section: number, start: start, elements: elements, lines: lines, header: section.header,
                style: style)
        }
    }

    @ViewBuilder
    private func flow(of parts: [Part]) -> some View {
        if let part = parts.first, part.header == nil, !size.isEstimated {
            known(part).id(part.lines.id())
        } else {
            stack(of: parts)
        }
    }

    private func known(_ part: Part) -> KnownLazyFlow<L, Data, ID, Content, Header> {
        KnownLazyFlow(part: Boxed(part), scroller: flows?.scroller)
    }

    // MARK: Sections and blocks

    @ViewBuilder
    private func stack(of parts: [Part]) -> some View {
        switch style.axis {
        case .horizontal:
            LazyVStack(alignment: .leading, spacing: style.flow.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: parts)
            }
        case .vertical:
            LazyHStack(alignment: .top, spacing: style.flow.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: parts)
            }
        }
    }

    @ViewBuilder
    private func rows(of parts: [Part]) -> some View {
        if let part = parts.first, part.header == nil {
            blocks(of: part)
        } else {
            ForEach(parts) { part in
                Section {
                    blocks(of: part)
                } header: {
                    LazyFlowHeader(
                        header: part.header, axis: style.axis.across,
                        sight: part.lines.arrangement.sight)
                }
            }
        }
    }

    private func blocks(of part: Part) -> some View {
        ForEach(part.blocks(reversed: style.flow.options.reversesLines)) { block in
            if size.isEstimated {
                LazyFlowBlockView(block: block, part: Boxed(part))
            } else {
                known(part)
            }
        }
    }
}

/// How a lazy flow shows its elements.
struct LazyFlowStyle<L: FlowContainer & Layout, Value, Content: View> {
    let layout: L
    let decoration: Boxed<FlowDecoration>
    let content: (Value) -> Content

    var flow: FlowConfiguration { layout._configuration.value }
    var axis: Axis { flow.axis }

    var itemSeparator: FlowSeparator? {
        decoration.itemSeparator.map { FlowSeparator(content: $0, thinAxis: axis) }
    }

    var lineSeparator: FlowSeparator? {
        decoration.lineSeparator.map { FlowSeparator(content: $0, thinAxis: axis.across) }
    }
}

/// The header of a section. It tells how long it is, as it covers the beginning of the scroll view's window.
nonisolated private struct LazyFlowHeader<Header: View>: View {
    let header: (() -> Header)?
    let axis: Axis
    let sight: LazyFlowSight

    @MainActor var body: some View {
        header?().onGeometryChange(for: CGFloat.self) { [axis] proxy in
            proxy.size.length(along: axis)
        } action: {
            sight.setHeaderLength($0)
        }
    }
}

extension FlowConfiguration {
    /// What a lazy flow can follow of it.
    fileprivate func lazy(isEstimated: Bool) -> FlowConfiguration {
        var flow = self
        // What views prefer is not known before they exist.
        flow.itemSpacing = itemSpacing ?? 8
        flow.lineSpacing = lineSpacing ?? 8
        // A scroll view has no limit on the space across.
        flow.options.lineDistribution = .start
        if isEstimated {
            // What all views decide cannot be known.
            flow.options.lineBreaking = .greedy
            flow.options.minLines = 1
            if flow.options.columns == .uniform { flow.options.columns = .natural }
            flow.options.equalizesLines = false
            flow.options.sizing = .fill
        }
        return flow
    }
}
