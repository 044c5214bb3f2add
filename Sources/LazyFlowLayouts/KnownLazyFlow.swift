@_spi(Tools) import FlowLayouts

/// A lazy flow whose sizes are known, or a section of one: one layout of those views that are on screen or near it, in the
/// size of all.
///
/// A view is that of its element wherever that goes, as no row is in between. What comes near the window is made in steps,
/// so that nothing is evaluated while people scroll by less.
nonisolated struct KnownLazyFlow: View {
    let part: LazyFlowPart
    let scroller: ScrollViewProxy?
    /// What of the flow should exist; `nil` before the first layout.
    @State private var window: LazyFlowWindow?
    @State private var place = LazyFlowPlace()
    @Environment(\.layoutDirection) private var direction

    private var arrangement: LazyFlowArrangement { part.sectionMemory.arrangement }

    @MainActor var body: some View {
        let range = confirmedRange
        Group {
            switch part.configuration.axis {
            case .horizontal: layout(HFlowLayout.self) { views(in: range) }
            case .vertical: layout(VFlowLayout.self) { views(in: range) }
            }
        }
        .onGeometryChange(for: LazyFlowWindow.self) {
            [arrangement, edge, axis = part.configuration.axis] proxy in
            let window = proxy.windowOfScrollView(edge)
            return arrangement.sees(
                from: window?.start ?? 0, length: window?.length,
                flowLength: proxy.size.length(along: axis))
        } action: { new in
            window = new
            part.sectionMemory.scrollAfterLayout(by: scroller)
        }
        .onDisappear { arrangement.leaveSight() }
        .placed(place, among: part.memory.places, section: part.number, block: 0) {
            [arrangement, move = part.move] in
            arrangement.placed(moving: move).insertionIndex(atX: $0.x, y: $0.y)
        }
    }

    private func layout<L: Layout>(_ oriented: L.Type, @ViewBuilder of views: () -> some View)
        -> some View
    {
        LazyFlowLayout<L>(
            configuration: part.configuration, arrangement: arrangement, version: arrangement.version,
            move: part.move
        )(views)
    }

    // MARK: What exists

    /// The lines that should exist, and the elements on them.
    private typealias Range = (lines: Swift.Range<Int>, items: Swift.Range<Int>)

    @MainActor private var confirmedRange: Range {
        let range = range
        part.sectionMemory.confirmSizes(of: range.items)
        return self.range
    }

    @MainActor private var range: Range {
        let flow = arrangement.placed(moving: part.move)
        guard let window else {
            // What is in sight is known after the first layout. Where no action follows that, as in widgets, a small flow
            // is shown all the same. The header of a section may come alone.
            return (0..<0, 0..<(part.header == nil ? min(flow.count, 64) : 0))
        }
        let lines = window.lines(of: flow)
        guard let first = lines.first, let last = lines.last else { return (0..<0, 0..<0) }
        return (lines, flow.itemRange(ofLine: first).lowerBound..<flow.itemRange(ofLine: last).upperBound)
    }

    @ViewBuilder private func views(in range: Range) -> some View {
        items(in: range.items)
        // One tells how long all are, also where none is needed.
        if let separator = part.itemSeparator, range.items.isEmpty {
            separator.flowRole(.itemSeparator)
        }
        if let separator = part.lineSeparator {
            separators(separator, after: range.lines.isEmpty ? 0..<1 : range.lines)
        }
    }

    private func items(in range: Swift.Range<Int>) -> some View {
        ForEach(part.elements(in: range)) { element in
            LazyFlowElementView(element: element, part: part)
                .layoutValue(key: LazyFlowIndex.self, value: element.index)
            if let separator = part.itemSeparator, element.index + 1 < range.upperBound {
                separator.flowRole(.itemSeparator)
            }
        }
    }

    private func separators(_ separator: FlowSeparator, after lines: Swift.Range<Int>) -> some View {
        ForEach(lines, id: \.self) { _ in
            separator.flowRole(.lineSeparator)
        }
    }

    /// The edge at which a scroll view's content begins.
    @MainActor private var edge: Edge {
        switch (part.configuration.axis, direction) {
        case (.horizontal, _): .top
        case (.vertical, .rightToLeft): .trailing
        case (.vertical, _): .leading
        }
    }
}

extension GeometryProxy {
    /// How far the view reaches before the window of the scroll view around, and how long that is, from an edge as if it
    /// were read from left to right: leading is on the left.
    fileprivate func windowOfScrollView(_ edge: Edge) -> (start: CGFloat, length: CGFloat)? {
        guard let window = windowOfScrollView else { return nil }
        return switch edge {
        case .leading: (window.minX, window.width)
        case .trailing: (size.width - window.maxX, window.width)
        default: (window.minY, window.height)
        }
    }

    private var windowOfScrollView: CGRect? {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            return bounds(of: .scrollView)
        }
        // Where the scroll view is, is not known here: it is somewhere on a screen.
        let frame = frame(in: .global)
        return CGRect(x: -frame.minX, y: -frame.minY, width: 3000, height: 3000)
    }
}
