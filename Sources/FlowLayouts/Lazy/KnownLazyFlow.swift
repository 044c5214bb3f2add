/// A lazy flow whose sizes are known, or a section of one: one layout of those views that are on screen or near it, in the
/// size of all.
///
/// A view is that of its element wherever that goes, as no row is in between. What comes near the window is made in steps,
/// so that nothing is evaluated while people scroll by less.
nonisolated struct KnownLazyFlow<
    L: FlowContainer & Layout, Data: RandomAccessCollection, ID: Hashable, Content: View, Header
>: View {
    let part: Boxed<LazyFlowPart<L, Data, ID, Content, Header>>
    let scroller: ScrollViewProxy?
    /// What of the flow should exist; `nil` before the first layout.
    @State private var window: LazyFlowWindow?
    @State private var place = LazyFlowPlace()
    @Environment(\.layoutDirection) private var direction

    private var style: LazyFlowStyle<L, Data.Element, Content> { part.style }
    private var arrangement: LazyFlowArrangement { part.lines.arrangement }

    @MainActor public var body: some View {
        let range = confirmedRange
        LazyFlowLayout(
            flow: style.layout, arrangement: arrangement, version: arrangement.version,
            move: part.elements.move
        ) {
            items(in: range.items)
            // One tells how long all are, also where none is needed.
            if let separator = style.itemSeparator, range.items.isEmpty {
                separator.flowRole(.itemSeparator)
            }
            if let separator = style.lineSeparator {
                separators(separator, after: range.lines.isEmpty ? 0..<1 : range.lines)
            }
        }
        .onGeometryChange(for: LazyFlowWindow.self) { [arrangement, edge, axis = style.axis] proxy in
            let window = proxy.windowOfScrollView(edge)
            return arrangement.sees(
                from: window?.start ?? 0, length: window?.length,
                flowLength: proxy.size.length(along: axis))
        } action: { new in
            window = new
            part.lines.scrollAfterLayout(by: scroller)
        }
        .onDisappear { arrangement.leaveSight() }
        .placed(place, among: part.dragging?.places, section: part.section, block: 0) {
            [arrangement, move = part.elements.move] in
            arrangement.placed(moving: move).insertionIndex(atX: $0.x, y: $0.y)
        }
    }

    // MARK: What exists

    /// The lines that should exist, and the elements on them.
    private typealias Range = (lines: Swift.Range<Int>, items: Swift.Range<Int>)

    @MainActor private var confirmedRange: Range {
        let range = range
        part.lines.confirmSizes(of: range.items)
        return self.range
    }

    @MainActor private var range: Range {
        let flow = arrangement.placed(moving: part.elements.move)
        guard let window else {
            // What is in sight is known after the first layout. Where no action follows that, as in widgets, a small flow
            // is shown all the same. The header of a section may come alone.
            return (0..<0, 0..<(part.header == nil ? min(flow.count, 64) : 0))
        }
        let lines = window.lines(of: flow)
        guard let first = lines.first, let last = lines.last else { return (0..<0, 0..<0) }
        return (lines, flow.itemRange(ofLine: first).lowerBound..<flow.itemRange(ofLine: last).upperBound)
    }

    private func items(in range: Swift.Range<Int>) -> some View {
        ForEach(part.elements.elements(in: range)) { element in
            LazyFlowElementView(element: element, part: part)
                .layoutValue(key: LazyFlowIndex.self, value: element.index)
            if let separator = style.itemSeparator, element.index + 1 < range.upperBound {
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
        switch (style.axis, direction) {
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
