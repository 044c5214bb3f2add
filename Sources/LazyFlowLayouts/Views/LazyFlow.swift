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
        let _ = memory.update(sections)
        if let reordering = decoration.reordering {
            content(after: drag.flatMap(pendingMove))
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { [memory] in
                    memory.width.current = $0
                }
                .coordinateSpace(name: Self.spaceName)
                .following($drag, by: reordering, hover: hover, pendingMove: pendingMove)
        } else {
            content(after: nil)
        }
    }
}

// MARK: - Sections and blocks

extension LazyFlow {
    private func content(after move: FlowMove?) -> some View {
        content(of: shownSections(after: move))
            .onAppear { proxy?.lazyFlows.add(memory) }
            .onDisappear { proxy?.lazyFlows.remove(memory) }
    }

    @ViewBuilder private func content(of shownSections: [ShownSection]) -> some View {
        if let shown = shownSections.first, shown.section.header == nil, !shown.section.isEstimated {
            KnownLazyFlow(shown: shown)
        } else {
            stack(of: shownSections)
        }
    }

    private func shownSections(after move: FlowMove?) -> [ShownSection] {
        let configuration = FlowBoxed(configuration.value.lazy(for: sections))
        return sections.map { section in
            ShownSection(
                section, move: move?.sectionIndex == section.index ? move : nil, memory: memory,
                configuration: configuration, decoration: decoration, dragState: $drag,
                scroller: proxy?.scroller)
        }
    }

    @ViewBuilder private func stack(of shownSections: [ShownSection]) -> some View {
        let spacing = shownSections.first?.configuration.lineSpacing ?? nil
        switch configuration.axis {
        case .horizontal:
            LazyVStack(alignment: .leading, spacing: spacing, pinnedViews: .sectionHeaders) {
                rows(of: shownSections)
            }
        case .vertical:
            LazyHStack(alignment: .top, spacing: spacing, pinnedViews: .sectionHeaders) {
                rows(of: shownSections)
            }
        }
    }

    @ViewBuilder private func rows(of shownSections: [ShownSection]) -> some View {
        if let shown = shownSections.first, shown.section.header == nil {
            blocks(of: shown)
        } else {
            ForEach(shownSections) { shown in
                Section {
                    blocks(of: shown)
                } header: {
                    ContentView(of: shown) { LazyFlowHeader(header: $0.section.header?(), shown: $0) }
                }
            }
        }
    }

    @ViewBuilder private func blocks(of shown: ShownSection) -> some View {
        if let length = shown.section.blockLength {
            ForEach(LazyFlowBlockView.blocks(of: shown, length: length)) { $0 }
        } else if shown.section.count > 0 {
            // In a `ForEach`, the block has an id by which a reader can scroll to it before it exists.
            ForEach([KnownLazyFlow(shown: shown)]) { $0 }
        }
    }
}

// MARK: - Dragging

// Lines show the elements in the order that a drop would give them. The system shows the dragged view at the pointer, so
// that view may be made again in another block, or no longer exist where it was lifted.
extension LazyFlow {
    private func pendingMove(of drag: FlowDrag) -> FlowMove? {
        drag.pendingMove { memory.id(ofElement: $1, inSection: $0) }
            .map { $0.starting(at: memory.sections[$0.sectionIndex].start) }
    }

    private func hover(_ drag: inout FlowDrag, at point: CGPoint) {
        let isMirrored = layoutDirection == .rightToLeft
        guard let place = memory.place(of: drag.id),
            let index = memory.insertionIndex(
                at: point, inSection: place.sectionIndex, isMirrored: isMirrored, axis: configuration.axis,
                move: pendingMove(of: drag))
        else { return }
        // From the leading edge, which stays where it is when the width changes.
        let x = isMirrored ? memory.width.current - point.x : point.x
        drag.hover(
            at: CGPoint(x: x, y: point.y), from: place, before: index,
            among: memory.sections[place.sectionIndex].count)
    }
}

extension FlowConfiguration {
    /// The same without what a lazy flow cannot do.
    func lazy(for sections: [LazyFlowSection]) -> FlowConfiguration {
        var flow = self
        // What views prefer is not known before they exist.
        (flow.itemSpacing, flow.lineSpacing) = (itemSpacing ?? 8, lineSpacing ?? 8)
        // NaN is not equal to itself, so lines would be broken again whenever they are asked for.
        flow.options = flow.options.withoutNaN
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

/// A ``LazyHFlow`` or a ``LazyVFlow``.
public protocol _FlowOfData: SeparatedFlow {}

extension _FlowOfData {
    @available(*, unavailable, message: "write LazyHFlow(data, size: .estimated) { … }, without a ForEach")
    public init(
        alignment: Alignment = .center, spacing: CGFloat? = nil, itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil, columnSpacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> some View
    ) { fatalError("unavailable") }
}
