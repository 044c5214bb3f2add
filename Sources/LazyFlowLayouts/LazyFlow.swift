@_spi(Tools) import FlowLayouts

/// What ``LazyHFlow`` and ``LazyVFlow`` have in common.
///
/// Where sizes are known, the elements on screen are the views of one layout, which places them where a flow of all would:
/// ``KnownLazyFlow``. Where they are not, a lazy stack has a row for each block of elements: ``LazyFlowBlockView``. Either is
/// in sections of a lazy stack if there are headers.
nonisolated struct LazyFlow: View {
    private let sections: [LazyFlowSection]
    private let configuration: Boxed<FlowConfiguration>
    private let decoration: Boxed<FlowDecoration>
    @State private var memory = LazyFlowMemory()
    /// The view that people drag.
    @State private var drag: FlowDrag?
    @Environment(\.lazyFlowProxy) private var proxy
    @Environment(\.layoutDirection) private var layoutDirection

    /// The coordinates of the flow, for what is dropped on it.
    static let space = "FlowLayouts.LazyFlow"

    /// - Parameter sections: One without a header, or any number with one.
    init(
        _ sections: [LazyFlowSection], configuration: Boxed<FlowConfiguration>,
        decoration: Boxed<FlowDecoration>
    ) {
        self.sections = sections
        self.decoration = decoration
        var flow = configuration.value.lazy(isEstimated: sections.first?.isEstimated ?? false)
        // Sections and their headers are equally long.
        if sections.first?.header != nil { flow.options.sizing = .fill }
        self.configuration = Boxed(flow)
    }

    @MainActor var body: some View {
        let flow = flow(of: parts)
            .onAppear { proxy?.flows.add(memory) }
            .onDisappear { proxy?.flows.remove(memory) }
        if let reordering = decoration.reordering {
            flow
                .coordinateSpace(name: Self.space)
                .following($drag, by: reordering, hover: hover, pendingMove: pendingMove)
        } else {
            flow
        }
    }

    @MainActor private var parts: [LazyFlowPart] {
        memory.take(sections)
        let move = drag.flatMap(pendingMove)
        var start = 0
        return sections.enumerated().map { number, section in
            defer { start += section.count }
            return LazyFlowPart(
                section, number: number, start: start, move: move?.section == number ? move : nil,
                memory: memory, configuration: configuration, decoration: decoration, drag: $drag)
        }
    }
}

// MARK: - Sections and blocks

extension LazyFlow {
    @MainActor @ViewBuilder private func flow(of parts: [LazyFlowPart]) -> some View {
        if let part = parts.first, part.section.header == nil, !part.section.isEstimated {
            known(part)
        } else {
            stack(of: parts)
        }
    }

    private func known(_ part: LazyFlowPart) -> KnownLazyFlow {
        KnownLazyFlow(part: part, scroller: proxy?.scroller)
    }

    @MainActor @ViewBuilder private func stack(of parts: [LazyFlowPart]) -> some View {
        switch configuration.axis {
        case .horizontal:
            LazyVStack(alignment: .leading, spacing: configuration.lineSpacing, pinnedViews: .sectionHeaders)
            {
                rows(of: parts)
            }
        case .vertical:
            LazyHStack(alignment: .top, spacing: configuration.lineSpacing, pinnedViews: .sectionHeaders) {
                rows(of: parts)
            }
        }
    }

    @MainActor @ViewBuilder private func rows(of parts: [LazyFlowPart]) -> some View {
        if let part = parts.first, part.section.header == nil {
            rows(of: part)
        } else {
            ForEach(parts) { part in
                Section {
                    rows(of: part)
                } header: {
                    header(of: part)
                }
            }
        }
    }

    /// The header of a section. It tells how long it is, as it stays in sight before the lines.
    @MainActor private func header(of part: LazyFlowPart) -> some View {
        part.section.header?()
            .onGeometryChange(for: CGFloat.self) { [axis = configuration.axis.across] proxy in
                proxy.size.length(along: axis)
            } action: { [memory, id = part.section.id] length in
                memory.setHeader(length, ofSection: id)
            }
    }

    @ViewBuilder private func rows(of part: LazyFlowPart) -> some View {
        if let length = part.section.blockLength {
            ForEach(LazyFlowBlockView.blocks(of: part, length: length)) { $0 }
        } else if part.section.count > 0 {
            ForEach([part], id: \.row) { known($0) }
        }
    }
}

// MARK: - Dragging

// Lines show the elements in the order that a drop would give them. The system shows the view at the pointer, so it does
// not matter if that is made anew in another block, or no longer exists where it was lifted.
extension LazyFlow {
    /// The move that the data does not have yet.
    @MainActor private func pendingMove(of drag: FlowDrag) -> FlowMove? {
        let move = drag.pendingMove { section, number in id(ofElement: number, in: section) }
        return move.map { $0.after(start(ofSection: $0.section)) }
    }

    /// The number of elements in the sections before one.
    private func start(ofSection section: Int) -> Int {
        sections[..<section].reduce(0) { $0 + $1.count }
    }

    @MainActor private func hover(at point: CGPoint) -> FlowDrag? {
        guard var new = drag, let place = place(of: new.id),
            let row = memory.row(
                of: sections[place.section], nearestTo: point, along: configuration.axis)
        else { return drag }
        // From the leading edge, where a flow stays that gets another width.
        let local = CGPoint(
            x: layoutDirection == .rightToLeft ? row.frame.maxX - point.x : point.x - row.frame.minX,
            y: point.y - row.frame.minY)
        let part = parts[place.section]
        var number: Int?
        if let length = part.section.blockLength, let placement = row.placed?.placement {
            number = row.number * length + placement.insertionNumber(at: local)
        } else if !part.section.isEstimated {
            number = part.lines.placed.insertionIndex(atX: local.x, y: local.y)
        }
        guard let number else { return drag }
        new.hover(
            at: CGPoint(x: local.x, y: point.y), from: place, before: number, among: part.section.count)
        return new
    }

    /// Where an element is in the data: where it was found last, unless that has changed meanwhile. O(n) then.
    @MainActor private func place(of id: AnyHashable) -> FlowPlace? {
        func place(_ number: Int, in section: Int) -> FlowPlace {
            FlowPlace(section: section, start: start(ofSection: section), number: number)
        }
        if let origin = memory.origin, let section = sections.firstIndex(where: { $0.id == origin.section }),
            self.id(ofElement: origin.number, in: section) == id
        {
            return place(origin.number, in: section)
        }
        for (section, elements) in sections.enumerated() {
            if let number = (0..<elements.count).first(where: { elements.idOfElement($0) == id }) {
                memory.origin = (elements.id, number)
                return place(number, in: section)
            }
        }
        return nil
    }

    private func id(ofElement number: Int, in section: Int) -> AnyHashable? {
        guard section < sections.count, number < sections[section].count else { return nil }
        return sections[section].idOfElement(number)
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
            if flow.options.wrapping == .oneLineIfPossible { flow.options.wrapping = .ideal }
            if flow.options.columns == .uniform { flow.options.columns = .natural }
            flow.options.equalizesLines = false
            flow.options.sizing = .fill
        }
        return flow
    }
}
