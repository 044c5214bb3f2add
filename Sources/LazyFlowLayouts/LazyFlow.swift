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
    @Environment(\.lazyFlows) private var flows
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameter sections: One without a header, or any number with one.
    init(
        _ sections: [LazyFlowSection], configuration: Boxed<FlowConfiguration>,
        decoration: Boxed<FlowDecoration>
    ) {
        self.sections = sections
        self.decoration = decoration
        var flow = configuration.value.lazy(isEstimated: sections.first?.data.size.isEstimated ?? false)
        // Sections and their headers are equally long.
        if sections.first?.header != nil { flow.options.sizing = .fill }
        self.configuration = Boxed(flow)
    }

    @MainActor var body: some View {
        let _ = update()
        let flow = flow(of: parts)
        if let reordering = decoration.reordering {
            flow
                .coordinateSpace(name: LazyFlowPlaces.space)
                .following($drag, by: reordering, hover: hover) { pendingMove }
        } else {
            flow
        }
    }

    /// Tells what outlives the view what there is.
    @MainActor private func update() {
        flows?.register(memory)
        memory.sight.setScrollable(flows != nil)
        memory.setSections(sections.map(\.id))
        for section in sections {
            memory.section(section.id).update(
                section.data, configuration: configuration.value, decoration: decoration)
        }
    }

    @MainActor private var parts: [LazyFlowPart] {
        let move = pendingMove
        var start = 0
        return sections.enumerated().map { number, section in
            defer { start += section.data.count }
            return LazyFlowPart(
                section, number: number, start: start, move: move?.section == number ? move : nil,
                memory: memory, configuration: configuration, decoration: decoration, drag: $drag)
        }
    }
}

// MARK: - Sections and blocks

extension LazyFlow {
    @ViewBuilder private func flow(of parts: [LazyFlowPart]) -> some View {
        if let part = parts.first, part.header == nil, !part.isEstimated {
            known(part).id(part.sectionMemory.id())
        } else {
            stack(of: parts)
        }
    }

    private func known(_ part: LazyFlowPart) -> KnownLazyFlow {
        KnownLazyFlow(part: part, scroller: flows?.scroller)
    }

    @ViewBuilder private func stack(of parts: [LazyFlowPart]) -> some View {
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

    @ViewBuilder private func rows(of parts: [LazyFlowPart]) -> some View {
        if let part = parts.first, part.header == nil {
            blocks(of: part)
        } else {
            ForEach(parts) { part in
                Section {
                    blocks(of: part)
                } header: {
                    header(of: part)
                }
            }
        }
    }

    /// The header of a section. It tells how long it is, as it covers the beginning of the scroll view's window.
    private func header(of part: LazyFlowPart) -> some View {
        part.header?().onGeometryChange(for: CGFloat.self) { [axis = configuration.axis.across] proxy in
            proxy.size.length(along: axis)
        } action: { [sight = memory.sight] length in
            sight.setHeaderLength(length)
        }
    }

    private func blocks(of part: LazyFlowPart) -> some View {
        ForEach(part.blocks(reversed: configuration.options.reversesLines)) { block in
            if part.isEstimated {
                LazyFlowBlockView(block: block, part: part)
            } else {
                known(part)
            }
        }
    }
}

// MARK: - Dragging

// Lines show the elements in the order that a drop would give them. The system shows the view at the pointer, so it does
// not matter if that is made anew in another block, or no longer exists where it was lifted.
extension LazyFlow {
    /// The move that the data does not have yet.
    @MainActor private var pendingMove: FlowMove? {
        drag?.pendingMove { section, number in id(ofElement: number, in: section) }
    }

    @MainActor private func hover(at point: CGPoint) -> FlowDrag? {
        guard var new = drag, let place = currentPlace(of: new.id),
            let number = memory.places.insertionIndex(
                at: point, in: place.section, along: configuration.axis,
                isMirrored: layoutDirection == .rightToLeft)
        else { return drag }
        new.hover(at: point, from: place, before: number)
        return new
    }

    /// Where an element is in the data: where it was, unless that has changed meanwhile. O(n) then.
    @MainActor private func currentPlace(of id: AnyHashable) -> FlowPlace? {
        if let origin = memory.origin, self.id(ofElement: origin.number, in: origin.section) == id {
            return origin
        }
        var start = 0
        for (number, section) in sections.enumerated() {
            if let element = section.data.number(ofElementWith: id) {
                memory.origin = FlowPlace(section: number, start: start, number: element)
                return memory.origin
            }
            start += section.data.count
        }
        return nil
    }

    private func id(ofElement number: Int, in section: Int) -> AnyHashable? {
        guard section < sections.count, number < sections[section].data.count else { return nil }
        return sections[section].data.id(ofElement: number)
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
