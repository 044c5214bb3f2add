/// What ``LazyHFlow`` and ``LazyVFlow`` have in common: a lazy stack with a row for each line, or for each block of lines where
/// sizes are not known, in sections if there are headers.
///
/// Each row is a flow of its own, which places its views as a flow of all would. Once a row exists, nothing that is learned
/// later changes it.
@_documentation(visibility: internal)
nonisolated public struct LazyFlow<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header: View
>: View {
    private let layout: L
    private let decoration: FlowDecoration
    private let sections: [LazyFlowSection<Data, Header>]
    private let id: KeyPath<Data.Element, ID>
    private let size: LazyFlowItemSize<Data.Element>
    private let content: (Data.Element) -> Content

    /// By what lines are broken, once that is known. With estimated sizes, only whether it is.
    @State private var space: LazyFlowSpace?
    @State private var allLines = LazyFlowSections<Data, ID>()
    @Environment(\.lazyFlows) private var flows
    @Environment(\.layoutDirection) private var direction

    /// - Parameter sections: One without a header, or any number with one.
    init(
        _ sections: [LazyFlowSection<Data, Header>], id: KeyPath<Data.Element, ID>,
        size: LazyFlowItemSize<Data.Element>, layout: L, decoration: FlowDecoration,
        content: @escaping (Data.Element) -> Content
    ) {
        self.sections = sections
        self.id = id
        self.size = size
        let hasHeaders = sections.first?.header != nil
        self.layout = layout.with { layout in
            layout._configuration = layout._configuration.lazy(isEstimated: size.isEstimated)
            // Sections and their headers are equally long.
            if hasHeaders { layout._configuration.options.sizing = .fill }
        }
        self.decoration = decoration
        self.content = content
    }

    private var flow: FlowConfiguration { layout._configuration }

    private typealias RowSection = LazyFlowRowSection<Data, ID, Header>
    private typealias Rows = LazyFlowRows<Data, ID>
    private typealias Dragging = LazyFlowDragging<Data, ID>

    @MainActor public var body: some View {
        followed(reorderable(rowSections))
            .onGeometryChange(for: LazyFlowSpace?.self) { [space] _ in
                space
            } action: { _ in
                // There are other rows now, or the first ones.
                allLines.scrollToPending()
            }
    }

    /// The flow, which says when it is not at the top, if anyone wants to know.
    @MainActor @ViewBuilder
    private func followed(_ flow: some View) -> some View {
        if flows != nil {
            let reach = RowReach(isFirst: true, isLast: true, gap: 0)
            flow.onStartOfScrollView(StartOfScrollView(), edge, reach: reach) { _, _ in
                true
            } action: {
                if $0 == nil { allLines.forgetTop() }
            }
        } else {
            flow
        }
    }

    @MainActor @ViewBuilder
    private func reorderable(_ sections: [RowSection]) -> some View {
        if let reordering = decoration.reordering {
            ReorderableLazyFlow(
                sections: sections, evaluation: allLines.evaluation, axis: flow.axis, reordering: reordering
            ) {
                flow(of: $0, dragging: $1)
            }
        } else {
            flow(of: sections, dragging: nil)
        }
    }

    // MARK: Space

    /// The stack of rows, and beside it what finds out how long they may be.
    @MainActor @ViewBuilder
    private func flow(of sections: [RowSection], dragging: Dragging?) -> some View {
        switch flow.axis {
        case .horizontal:
            VStack(alignment: .leading, spacing: 0) {
                probe
                stack(of: sections, dragging: dragging)
                    .frame(maxWidth: hugged(sections) ?? .infinity, alignment: .leading)
            }
        case .vertical:
            HStack(alignment: .top, spacing: 0) {
                probe
                stack(of: sections, dragging: dragging)
                    .frame(maxHeight: hugged(sections) ?? .infinity, alignment: .top)
            }
        }
    }

    /// How long the flow is if it is no longer than its longest line.
    private func hugged(_ sections: [RowSection]) -> CGFloat? {
        guard flow.options.sizing == .hug else { return nil }
        return sections.first?.rows.lines?.size.length(along: flow.axis)
    }

    @MainActor private var probe: some View {
        LazyFlowProbe(axis: flow.axis) {
            Rectangle().opacity(0).onGeometryChange(for: CGFloat.self) { [axis = flow.axis] proxy in
                proxy.size.length(along: axis)
            } action: { length in
                take(LazyFlowSpace(length: length, separator: allLines.space?.separator ?? 0))
            }
            if let separator = decoration.itemSeparator, !size.isEstimated {
                separator.opacity(0).accessibilityHidden(true)
                    .onGeometryChange(for: CGFloat.self) { [axis = flow.axis] proxy in
                        proxy.size.length(along: axis)
                    } action: { length in
                        take(LazyFlowSpace(length: allLines.space?.length ?? 0, separator: length))
                    }
            }
        }
    }

    /// Takes the space for lines, which then are others. Blocks of lines stay what they are.
    @MainActor private func take(_ new: LazyFlowSpace) {
        guard new != allLines.space else { return }
        allLines.keepTop(along: flow.axis.across, gap: flow.lineSpacing ?? 0, by: flows?.scroller)
        allLines.space = new
        if let space, size.isEstimated, LazyFlowBlock.isSame(for: new.length, as: space.length) {
            allLines.scrollToPending()
        } else {
            space = new
        }
    }

    // MARK: Rows

    @MainActor private var rowSections: [RowSection] {
        flows?.register(allLines)
        allLines.begin(with: sections.map(\.id))
        var start = 0
        return sections.enumerated().map { number, section in
            defer { start += section.data.count }
            var options = flow.options(itemAlignment: .top)
            if decoration.itemSeparator != nil, section.data.count > 1 {
                options.itemSeparator = space.map { Double($0.separator) }
            }
            let lines = allLines[section.id]
            let rows = lines.rows(
                of: section.data, id: id, size: size, length: space?.length, options: options)
            return RowSection(
                id: section.id, number: number, start: start, lines: lines, rows: rows, header: section.header
            )
        }
    }

    @MainActor @ViewBuilder
    private func stack(of sections: [RowSection], dragging: Dragging?) -> some View {
        switch flow.axis {
        case .horizontal:
            LazyVStack(alignment: .leading, spacing: flow.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: sections, dragging: dragging)
            }
        case .vertical:
            LazyHStack(alignment: .top, spacing: flow.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: sections, dragging: dragging)
            }
        }
    }

    @MainActor @ViewBuilder
    private func rows(of sections: [RowSection], dragging: Dragging?) -> some View {
        if let first = sections.first, first.header == nil {
            rows(of: first, dragging: dragging)
        } else {
            ForEach(sections) { section in
                Section {
                    rows(of: section, dragging: dragging)
                } header: {
                    header(of: section)
                }
            }
        }
    }

    @MainActor @ViewBuilder
    private func header(of section: RowSection) -> some View {
        if let header = section.header {
            if flows != nil {
                header().onGeometryChange(for: CGFloat.self) { [axis = flow.axis.across] proxy in
                    proxy.size.length(along: axis)
                } action: {
                    section.lines.start.header = $0
                }
            } else {
                header()
            }
        }
    }

    @MainActor private func rows(of section: RowSection, dragging: Dragging?) -> some View {
        ForEach(section.rows) { row in
            separated(row, in: section, dragging: dragging)
        }
    }

    /// A row, and the separator between it and the next one.
    @MainActor @ViewBuilder
    private func separated(
        _ row: LazyFlowRow<ID>, in section: RowSection, dragging: Dragging?
    ) -> some View {
        switch flow.axis {
        case _ where decoration.lineSeparator == nil: followed(row, in: section, dragging: dragging)
        case .horizontal:
            VStack(alignment: .leading, spacing: flow.lineSpacing) {
                followed(row, in: section, dragging: dragging)
                if !row.isLast { lineSeparator.frame(maxWidth: .infinity) }
            }
        case .vertical:
            HStack(alignment: .top, spacing: flow.lineSpacing) {
                followed(row, in: section, dragging: dragging)
                if !row.isLast { lineSeparator.frame(maxHeight: .infinity) }
            }
        }
    }

    /// The edge at which a scroll view's content begins.
    private var edge: Edge {
        switch (flow.axis, direction) {
        case (.horizontal, _): .top
        case (.vertical, .rightToLeft): .trailing
        case (.vertical, _): .leading
        }
    }

    /// A row that says where it is, if anyone wants to know.
    @MainActor @ViewBuilder
    private func followed(
        _ row: LazyFlowRow<ID>, in section: RowSection, dragging: Dragging?
    ) -> some View {
        if flows != nil || dragging != nil {
            let (range, axis, isLine) = (row.range, flow.axis, section.rows.lines != nil)
            let reach = RowReach(isFirst: row.isFirst, isLast: row.isLast, gap: flow.lineSpacing ?? 0)
            PlacedRow(row: row, section: section, places: dragging?.places) { placed in
                views(of: row, in: section, placed: placed, dragging: dragging)
                    .onStartOfScrollView(section.lines.start, edge, reach: reach) { size, start in
                        if isLine { return TopLine(items: range) }
                        return TopLine(
                            items: placed.line(at: start, along: axis, of: range),
                            length: size.length(along: axis))
                    } action: {
                        allLines.row(row, of: section.rows, in: section.id, hasAtTop: $0)
                    }
                    .onAppear { section.lines.appear(row.number) }
                    .onDisappear { section.lines.disappear(row.number) }
            }
        } else {
            views(of: row, in: section, placed: nil, dragging: nil)
        }
    }

    @MainActor
    private func views(
        of row: LazyFlowRow<ID>, in section: RowSection, placed: PlacedFlow?, dragging: Dragging?
    ) -> some View {
        let (rows, end) = (section.rows, row.range.upperBound)
        let layout = layout.with { layout in
            layout._configuration.surroundings = rows.lines?.surroundings(ofLine: row.number)
            layout._configuration.placed = placed
        }
        return layout {
            ForEach(rows.elements(of: row)) { element in
                view(of: element, in: section, dragging: dragging)
                if element.index + 1 < end {
                    itemSeparator
                    if rows.lines == nil { lineSeparator?.flowRole(.lineSeparator) }
                }
            }
        }
    }

    @MainActor @ViewBuilder private var itemSeparator: some View {
        if let separator = decoration.itemSeparator {
            FlowSeparator(content: separator, thinAxis: flow.axis).flowRole(.itemSeparator)
        }
    }

    @MainActor private var lineSeparator: FlowSeparator? {
        decoration.lineSeparator.map { FlowSeparator(content: $0, thinAxis: flow.axis.across) }
    }

    // MARK: Views

    @MainActor @ViewBuilder
    private func view(
        of element: LazyFlowElement<Data.Element, ID>, in section: RowSection, dragging: Dragging?
    ) -> some View {
        if let reordering = decoration.reordering, let dragging {
            let place = FlowMove(
                section: section.number, start: section.start, source: element.number,
                destination: element.number)
            sizedView(of: element, in: section)
                .opacity(element.id == dragging.dragged ? FlowDragging.opacity : 1)
                .moveActions(
                    reordering.enabled(while: dragging.dragged == nil), from: place,
                    isLast: element.number + 1 == section.rows.elementCount
                )
                .onLift(isEnabled: reordering.isEnabled) { dragging.lift(element.id, place) }
        } else {
            sizedView(of: element, in: section)
        }
    }

    /// The view of an element, in its size if that is known.
    @MainActor @ViewBuilder
    private func sizedView(
        of element: LazyFlowElement<Data.Element, ID>, in section: RowSection
    ) -> some View {
        if let size = section.rows.size(at: element.index) {
            if flow.options.scaling != nil {
                // In any size that its line gives it.
                content(element.value).frame(
                    minWidth: 0, idealWidth: size.width, maxWidth: .infinity, minHeight: 0,
                    idealHeight: size.height, maxHeight: .infinity)
            } else if flow.options.itemAlignment == .stretch {
                // As large, or as thick as its line.
                let isHorizontal = flow.axis == .horizontal
                content(element.value).frame(
                    minWidth: size.width, idealWidth: size.width,
                    maxWidth: isHorizontal ? size.width : .infinity, minHeight: size.height,
                    idealHeight: size.height, maxHeight: isHorizontal ? .infinity : size.height)
            } else {
                content(element.value).frame(width: size.width, height: size.height)
            }
        } else {
            content(element.value)
        }
    }
}

extension FlowConfiguration {
    /// What a lazy flow can follow of it.
    fileprivate func lazy(isEstimated: Bool) -> FlowConfiguration {
        var flow = self
        // Lines would depend on views that do not exist.
        flow.ignoresTraits = !isEstimated
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
