/// What ``LazyHFlow`` and ``LazyVFlow`` have in common: a lazy stack with a row for each line.
///
/// Each row is a flow of its own, which places its views as a flow of all would. Where views turn out to be longer
/// than estimated, the row breaks until the lines are broken anew.
@_documentation(visibility: internal)
nonisolated public struct LazyFlow<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View
>: View {
    private let layout: L
    private let decoration: FlowDecoration
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let size: LazyFlowItemSize<Data.Element>
    private let content: (Data.Element) -> Content

    /// By what lines are broken, once that is known.
    @State private var space: LazyFlowSpace?
    @State private var lines = LazyFlowLines<Data, ID>()
    /// How often lines have been broken anew because estimates were wrong.
    @State private var corrections = 0
    @Environment(\.lazyFlows) private var flows
    @Environment(\.layoutDirection) private var direction

    init(
        _ data: Data, id: KeyPath<Data.Element, ID>, size: LazyFlowItemSize<Data.Element>, layout: L,
        decoration: FlowDecoration, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.size = size
        self.layout = layout.with { layout in
            layout._configuration = layout._configuration.lazy(isEstimated: size.isEstimated)
        }
        self.decoration = decoration
        self.content = content
    }

    private var flow: FlowConfiguration { layout._configuration }

    @MainActor public var body: some View {
        let rows = rows
        let length = flow.options.sizing == .hug ? rows.flow.size.length(along: flow.axis) : nil
        LazyFlowFrame(axis: flow.axis, length: length) {
            stack(of: rows)
            itemSeparator.hidden(true)
            probe
        }
        .onStartOfScrollView(edge, isFollowed: flows != nil) { isInside in
            if !isInside { lines.forgetTop() }
        }
    }

    @MainActor private var rows: LazyFlowRows<Data, ID> {
        // Reading the number is what makes SwiftUI call this again when it changes.
        let _ = corrections
        flows?.register(lines)
        var options = flow.options(itemAlignment: .top)
        if decoration.itemSeparator != nil, data.count > 1 {
            options.itemSeparator = space.map { Double($0.separator) }
        }
        return lines.rows(of: data, id: id, size: size, length: space?.length, options: options)
    }

    /// The view whose size is the space that there is.
    @MainActor private var probe: some View {
        Rectangle()
            .onGeometryChange(for: LazyFlowFinding.self) { [axis = flow.axis, space = space] proxy in
                LazyFlowFinding(space: LazyFlowSpace(probe: proxy.size, axis: axis), last: space)
            } action: { finding in
                if finding.space == finding.last {
                    // There are other rows now, or the first ones.
                    lines.scrollToPending()
                } else {
                    lines.keepTop(at: flow.axis == .horizontal ? .top : .leading, by: flows?.scroller)
                    space = finding.space
                }
            }
            .hidden(true)
    }

    // MARK: Lines

    @MainActor @ViewBuilder
    private func stack(of rows: LazyFlowRows<Data, ID>) -> some View {
        let stack = ForEach(rows) { row in
            line(row, in: rows)
                .onStartOfScrollView(edge, gap: flow.lineSpacing ?? 0, isFollowed: flows != nil) { isInside in
                    lines.line(row, in: rows, isAtTop: isInside)
                }
        }
        switch flow.axis {
        case .horizontal: LazyVStack(alignment: .leading, spacing: flow.lineSpacing) { stack }
        case .vertical: LazyHStack(alignment: .top, spacing: flow.lineSpacing) { stack }
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
    private func line(_ row: LazyFlowRow<ID>, in rows: LazyFlowRows<Data, ID>) -> some View {
        let layout = layout.with { $0._configuration.surroundings = rows.flow.surroundings(ofLine: row.line) }
        let line = layout { items(of: row, in: rows) }
        switch flow.axis {
        case _ where decoration.lineSeparator == nil: line
        case .horizontal:
            VStack(alignment: .leading, spacing: flow.lineSpacing) {
                line
                if !row.isLast { lineSeparator.frame(maxWidth: .infinity) }
            }
        case .vertical:
            HStack(alignment: .top, spacing: flow.lineSpacing) {
                line
                if !row.isLast { lineSeparator.frame(maxHeight: .infinity) }
            }
        }
    }

    @MainActor private func items(of row: LazyFlowRow<ID>, in rows: LazyFlowRows<Data, ID>) -> some View {
        let end = row.range.upperBound
        // Asked now, because views of rows that appear together report their sizes in any order.
        let startOnScreen = lines.estimated?.isMeasured(end) == true ? end : nil
        return ForEach(rows.elements(of: row)) { element in
            view(of: element, size: rows.flow[element.index].size, above: startOnScreen)
            if element.index + 1 < end { itemSeparator }
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

    /// The view of an element, for which lines expect a size, above the beginning of a line that is on screen.
    @MainActor @ViewBuilder
    private func view(
        of element: LazyFlowElement<Data.Element, ID>, size: FlowSize, above start: Int?
    ) -> some View {
        let view = content(element.value)
        if self.size.isEstimated {
            view.onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { size in
                let breaksAnew = lines.estimated?
                    .measure(FlowSize(size), of: element.index, id: element.id, above: start)
                if breaksAnew == true { corrections += 1 }
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
            if flow.options.columns == .uniform { flow.options.columns = .natural }
            flow.options.equalizesLines = false
            flow.options.sizing = .fill
        }
        return flow
    }
}
