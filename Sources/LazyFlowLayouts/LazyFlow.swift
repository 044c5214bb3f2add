import FlowLayouts

/// What ``LazyHFlow`` and ``LazyVFlow`` have in common.
///
/// Where sizes are known, the elements on screen are the views of one layout, which places them where a flow of all elements
/// would: ``KnownLazyFlow``. Where they are not, a lazy stack makes them in blocks: ``LazyFlowBlockView``. If there are headers,
/// either is in the sections of a lazy stack.
nonisolated struct LazyFlow: View {
    let sections: [LazyFlowSection]
    let configuration: FlowBoxed<FlowConfiguration>
    let decoration: FlowBoxed<FlowDecoration>
    @State private var memory = LazyFlowMemory()
    @State private var drag: FlowDrag?
    @Environment(\.lazyFlowProxy) private var proxy
    @Environment(\.layoutDirection) private var layoutDirection

    /// The name of the coordinate space of the flow, for drops.
    static let spaceName = "FlowLayouts.LazyFlow"

    var body: some View {
        let _ = memory.take(sections)
        if let reordering = decoration.reordering {
            blocks(after: drag.flatMap(pendingMove))
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { [memory] in
                    memory.width.current = $0
                }
                .coordinateSpace(name: Self.spaceName)
                .following($drag, by: reordering, hover: hover, pendingMove: pendingMove)
        } else {
            blocks(after: nil)
        }
    }
}

// MARK: - Sections and blocks

extension LazyFlow {
    private func blocks(after move: FlowMove?) -> some View {
        blocks(of: parts(after: move))
            .onAppear { proxy?.flows.add(memory) }
            .onDisappear { proxy?.flows.remove(memory) }
    }

    @ViewBuilder private func blocks(of parts: [LazyFlowPart]) -> some View {
        if let part = parts.first, part.section.header == nil, !part.section.isEstimated {
            KnownLazyFlow(part: part)
        } else {
            stack(of: parts)
        }
    }

    private func parts(after move: FlowMove?) -> [LazyFlowPart] {
        let configuration = FlowBoxed(configuration.value.lazy(for: sections))
        return sections.indices.map { number in
            LazyFlowPart(
                sections[number], number: number, start: memory.start(ofSection: number),
                move: move?.section == number ? move : nil, memory: memory, configuration: configuration,
                decoration: decoration, drag: $drag, scroller: proxy?.scroller)
        }
    }

    @ViewBuilder private func stack(of parts: [LazyFlowPart]) -> some View {
        let spacing = parts.first?.configuration.lineSpacing ?? nil
        switch configuration.axis {
        case .horizontal:
            LazyVStack(alignment: .leading, spacing: spacing, pinnedViews: .sectionHeaders) {
                stacked(parts)
            }
        case .vertical:
            LazyHStack(alignment: .top, spacing: spacing, pinnedViews: .sectionHeaders) {
                stacked(parts)
            }
        }
    }

    @ViewBuilder private func stacked(_ parts: [LazyFlowPart]) -> some View {
        if let part = parts.first, part.section.header == nil {
            blocks(of: part)
        } else {
            ForEach(parts) { part in
                Section {
                    blocks(of: part)
                } header: {
                    ContentView(of: part) { LazyFlowHeader(header: $0.section.header?(), part: $0) }
                }
            }
        }
    }

    @ViewBuilder private func blocks(of part: LazyFlowPart) -> some View {
        if let length = part.section.blockLength {
            ForEach(LazyFlowBlockView.blocks(of: part, length: length)) { $0 }
        } else if part.section.count > 0 {
            ForEach([part], id: \.block) { KnownLazyFlow(part: $0) }
        }
    }
}

// MARK: - Dragging

// Lines show the elements in the order that a drop would give them. The system shows the dragged view at the pointer, so
// that view may be made again in another block, or no longer exist where it was lifted.
extension LazyFlow {
    private func pendingMove(of drag: FlowDrag) -> FlowMove? {
        drag.pendingMove { memory.id(ofElement: $1, inSection: $0) }
            .map { $0.starting(at: memory.start(ofSection: $0.section)) }
    }

    private func hover(at point: CGPoint) -> FlowDrag? {
        let isMirrored = layoutDirection == .rightToLeft
        guard var new = drag, let place = memory.place(of: new.id),
            let number = memory.insertionNumber(
                at: point, inSection: place.section, isMirrored: isMirrored, axis: configuration.axis,
                move: pendingMove(of: new))
        else { return drag }
        // From the leading edge, which stays where it is when the width changes.
        let x = isMirrored ? memory.width.current - point.x : point.x
        new.hover(
            at: CGPoint(x: x, y: point.y), from: place, before: number,
            among: memory.sections[place.section].count)
        return new
    }
}

extension FlowConfiguration {
    /// The same without what a lazy flow cannot do.
    fileprivate func lazy(for sections: [LazyFlowSection]) -> FlowConfiguration {
        var flow = self
        // What views prefer is not known before they exist.
        flow.itemSpacing = (itemSpacing ?? 8).orZero
        flow.lineSpacing = (lineSpacing ?? 8).orZero
        guard let section = sections.first else { return flow }
        // Sections are as long as their headers.
        if section.header != nil { flow.options.sizing = .fill }
        if section.isEstimated {
            // What depends on all views is unknown.
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

extension CGFloat {
    /// The number, or 0 for NaN. NaN is not equal to itself, so lines would be broken again whenever they are asked
    /// for.
    fileprivate var orZero: CGFloat { isNaN ? 0 : self }
}
