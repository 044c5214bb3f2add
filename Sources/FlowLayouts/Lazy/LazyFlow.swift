/// What ``LazyHFlow`` and ``LazyVFlow`` have in common: a lazy stack with a row for each line, in sections if there are
/// headers.
///
/// Each row is a flow of its own, which places its views as a flow of all would. Where views turn out to be longer
/// than estimated, the row breaks until the lines are broken anew.
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

    /// By what lines are broken, once that is known.
    @State private var space: LazyFlowSpace?
    @State private var allLines = LazyFlowSections<Data, ID>()
    /// How often lines have been broken anew because estimates were wrong.
    @State private var corrections = 0
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

    private typealias LineSection = LazyFlowLineSection<Data, ID, Header>
    private typealias Places = LazyFlowPlaces<Data, ID>

    @MainActor public var body: some View {
        flow(of: brokenSections)
            .onStartOfScrollView(edge, isFollowed: flows != nil) { isInside in
                if !isInside { allLines.forgetTop() }
            }
    }

    @MainActor @ViewBuilder
    private func flow(of sections: [LineSection]) -> some View {
        if let reordering = decoration.reordering {
            ReorderableLazyFlow(
                sections: sections, evaluation: allLines.evaluation, axis: flow.axis, reordering: reordering
            ) {
                frame(of: $0, places: $1)
            } item: {
                content($0)
            }
        } else {
            frame(of: sections, places: nil)
        }
    }

    /// - Parameter places: What is told where lines are.
    @MainActor private func frame(of sections: [LineSection], places: Places?) -> some View {
        let hugged = flow.options.sizing == .hug ? sections.first?.rows.flow.size : nil
        return LazyFlowFrame(axis: flow.axis, length: hugged?.length(along: flow.axis)) {
            stack(of: sections, places: places)
            itemSeparator.hidden(true)
            probe
        }
    }

    @MainActor private var brokenSections: [LineSection] {
        // Reading the number is what makes SwiftUI call this again when it changes.
        let _ = corrections
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
            return LineSection(
                id: section.id, number: number, start: start, lines: lines, rows: rows, header: section.header
            )
        }
    }

    /// The view whose size is the space that there is.
    @MainActor private var probe: some View {
        Rectangle()
            .onGeometryChange(for: LazyFlowFinding.self) { [axis = flow.axis, space = space] proxy in
                LazyFlowFinding(space: LazyFlowSpace(probe: proxy.size, axis: axis), last: space)
            } action: { finding in
                if finding.space == finding.last {
                    // There are other rows now, or the first ones.
                    allLines.scrollToPending()
                } else {
                    allLines.keepTop(at: flow.axis == .horizontal ? .top : .leading, by: flows?.scroller)
                    space = finding.space
                }
            }
            .hidden(true)
    }

    // MARK: Lines

    @MainActor @ViewBuilder
    private func stack(of sections: [LineSection], places: Places?) -> some View {
        switch flow.axis {
        case .horizontal:
            LazyVStack(alignment: .leading, spacing: flow.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: sections, places: places)
            }
        case .vertical:
            LazyHStack(alignment: .top, spacing: flow.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: sections, places: places)
            }
        }
    }

    @MainActor @ViewBuilder
    private func rows(of sections: [LineSection], places: Places?) -> some View {
        if let first = sections.first, first.header == nil {
            lines(of: first, places: places)
        } else {
            ForEach(sections) { section in
                Section {
                    lines(of: section, places: places)
                } header: {
                    section.header?().onStartOfScrollView(edge, isFollowed: flows != nil) { isInside in
                        if isInside { allLines.beginSection(section.id) }
                    }
                }
            }
        }
    }

    @MainActor private func lines(of section: LineSection, places: Places?) -> some View {
        ForEach(section.rows) { row in
            line(row, in: section, places: places)
                .onStartOfScrollView(
                    edge, gap: flow.lineSpacing ?? 0, items: row.range, isFollowed: flows != nil
                ) { isInside in
                    allLines.line(row, of: section.rows, in: section.id, isAtTop: isInside)
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

    /// The views of a line, and the separator after it.
    @MainActor @ViewBuilder
    private func line(_ row: LazyFlowRow<ID>, in section: LineSection, places: Places?) -> some View {
        switch flow.axis {
        case _ where decoration.lineSeparator == nil: items(of: row, in: section, places: places)
        case .horizontal:
            VStack(alignment: .leading, spacing: flow.lineSpacing) {
                items(of: row, in: section, places: places)
                if !row.isLast { lineSeparator.frame(maxWidth: .infinity) }
            }
        case .vertical:
            HStack(alignment: .top, spacing: flow.lineSpacing) {
                items(of: row, in: section, places: places)
                if !row.isLast { lineSeparator.frame(maxHeight: .infinity) }
            }
        }
    }

    /// The views of a line, which says where it is if anyone wants to know.
    @MainActor @ViewBuilder
    private func items(of row: LazyFlowRow<ID>, in section: LineSection, places: Places?) -> some View {
        if let places {
            PlacedLine(row: row, section: section, places: places) { placed in
                items(of: row, in: section, placed: placed)
            }
        } else {
            items(of: row, in: section, placed: nil)
        }
    }

    @MainActor
    private func items(
        of row: LazyFlowRow<ID>, in section: LineSection, placed: PlacedFlow?
    ) -> some View {
        let (rows, end) = (section.rows, row.range.upperBound)
        let layout = layout.with { layout in
            layout._configuration.surroundings =
                row.range.isEmpty ? nil : rows.flow.surroundings(ofLine: row.line)
            layout._configuration.placed = placed
        }
        // Asked now, because views of rows that appear together report their sizes in any order. Lines that only a drag
        // makes are not kept.
        let startOnScreen = rows.move == nil && section.lines.estimated?.isMeasured(end) == true ? end : nil
        return layout {
            ForEach(rows.elements(of: row)) { element in
                view(of: element, in: section, above: startOnScreen)
                if element.index + 1 < end, !element.isAway { itemSeparator }
            }
        }
    }

    @MainActor @ViewBuilder private var itemSeparator: some View {
        if let separator = decoration.itemSeparator {
            FlowSeparator(content: separator, thinAxis: flow.axis).flowRole(.itemSeparator)
        }
    }

    @MainActor @ViewBuilder private var lineSeparator: some View {
        if let separator = decoration.lineSeparator {
            FlowSeparator(content: separator, thinAxis: flow.axis.across)
        }
    }

    /// The view of an element, above the beginning of a line that is on screen.
    @MainActor @ViewBuilder
    private func view(
        of element: LazyFlowElement<Data.Element, ID>, in section: LineSection, above start: Int?
    ) -> some View {
        let view = sizedView(of: element, in: section, above: start)
        if let reordering = decoration.reordering {
            let move = section.rows.move
            let place = FlowMove(
                section: section.number, start: section.start, source: element.number,
                destination: element.number)
            view
                .moveActions(
                    reordering.enabled(while: move == nil), from: place,
                    isLast: element.number + 1 == section.rows.flow.count
                )
                .hidden(element.number == move?.source)
                .flowRole(element.isAway ? .away : .item)
        } else {
            view
        }
    }

    /// The view of an element in its size, or measured.
    @MainActor @ViewBuilder
    private func sizedView(
        of element: LazyFlowElement<Data.Element, ID>, in section: LineSection, above start: Int?
    ) -> some View {
        let view = content(element.value)
        let (lines, size) = (section.lines, section.rows.flow[element.index].size)
        if self.size.isEstimated {
            let (isMoved, isAway) = (section.rows.move != nil, element.isAway)
            view.onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { new in
                guard !isAway else { return }
                let breaksAnew = lines.estimated?
                    .measure(FlowSize(new), of: element.number, id: element.id, above: start)
                if breaksAnew == true || isMoved && FlowSize(new) != size { corrections += 1 }
            }
        } else if flow.options.itemAlignment == .stretch {
            // As large, or as thick as its line.
            let isHorizontal = flow.axis == .horizontal
            view.frame(
                minWidth: size.width, idealWidth: size.width, maxWidth: isHorizontal ? size.width : .infinity,
                minHeight: size.height, idealHeight: size.height,
                maxHeight: isHorizontal ? .infinity : size.height)
        } else {
            view.frame(width: size.width, height: size.height)
        }
    }
}

extension FlowConfiguration {
    /// What a lazy flow can follow of it.
    fileprivate func lazy(isEstimated: Bool) -> FlowConfiguration {
        var flow = self
        // Lines would depend on views that do not exist.
        flow.ignoresTraits = true
        flow.itemSpacing = itemSpacing ?? 8
        flow.lineSpacing = lineSpacing ?? 8
        // A scroll view has no limit on the space across.
        flow.options.lineDistribution = .start
        if isEstimated {
            // What all views decide would change with each that appears.
            flow.options.lineBreaking = .greedy
            flow.options.minLines = 1
            if flow.options.columns == .uniform { flow.options.columns = .natural }
            flow.options.equalizesLines = false
            flow.options.sizing = .fill
        }
        return flow
    }
}
