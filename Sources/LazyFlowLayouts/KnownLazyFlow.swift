@_spi(Tools) import FlowLayouts
import FlowEditing

/// A lazy flow whose sizes are known, or a section of one: one layout of those views that are on screen or near it, in the
/// size of all.
///
/// A view is that of its element wherever that goes, as no row is in between. Among them are views that are not seen: one
/// tells how the flow is laid out and which part of it is in the window, one goes to the line that is scrolled to.
nonisolated struct KnownLazyFlow: View {
    let part: LazyFlowPart
    @State private var row = LazyFlowRow()
    @State private var sight = LazyFlowSight()
    @Environment(\.layoutDirection) private var direction
    @Environment(\.guessesWindow) private var guessesWindow

    @MainActor var body: some View {
        let lines = part.lines { items(of: sight.flow(of: $0)) }
        let flow = sight.flow(of: lines)
        LazyFlowLayout(
            configuration: part.configuration, lines: lines, target: sight.target, header: sight.header
        ) {
            elements(in: items(of: flow))
            if let separator = part.lineSeparator {
                ForEach(0..<max(sight.lines(of: flow).reduce(0) { $0 + $1.count }, 1), id: \.self) {
                    separator.layoutValue(key: LazyFlowRole.self, value: .lineSeparator($0))
                }
            }
            eye(lines)
            if lines.options.hasSeparators { separatorMeasure }
            if part.scroller != nil { marker }
        }
        .row(row, part.row, of: part) { [$sight] in $sight.wrappedValue.scroll(to: $0, below: $1) }
        .onDisappear { sight.leave() }
    }

    // MARK: What exists

    /// The elements that should exist. The header of a section may come alone.
    private func items(of flow: EditableFlow) -> [Range<Int>] {
        let items = sight.lines(of: flow).map(flow.items)
        if sight.window != nil { return items }
        // What is seen may be much less than a screen.
        return part.section.header == nil
            ? items.map { $0.lowerBound..<min($0.upperBound, $0.lowerBound + 1000) } : []
    }

    @ViewBuilder private func elements(in ranges: [Range<Int>]) -> some View {
        ForEach(ranges.flatMap(part.elements)) { element in
            // A single view for the layout, also if the element has several.
            part.configuration.axis.stack { element }
                .layoutValue(key: LazyFlowRole.self, value: .element(element.index))
            if let separator = part.itemSeparator,
                !ranges.contains(where: { $0.upperBound == element.index + 1 })
            {
                separator.layoutValue(key: LazyFlowRole.self, value: .itemSeparator(after: element.index))
            }
        }
        part.itemSeparator?.layoutValue(key: LazyFlowRole.self, value: .itemSeparator(after: nil))
    }

    // MARK: Views that are not seen

    /// Has the length by which lines are broken, and the thickness of them all. It tells what is seen, unless that exists.
    @MainActor private func eye(_ lines: LazyFlowLines) -> some View {
        Rectangle()
            .onGeometryChange(for: LazyFlowWindow.self) {
                [sight = (sight.window, sight.separators), direction, guessesWindow] proxy in
                proxy.window(
                    of: lines, separators: sight.1, direction, isGuessed: guessesWindow, unless: sight.0)
            } action: { window in
                if window != sight.window { see(window) }
            }
            .unseen(.eye)
    }

    /// Has the length of a separator between elements, and the thickness of one between lines.
    @MainActor private var separatorMeasure: some View {
        Rectangle()
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                sight.separators = $0
            }
            .unseen(.separatorMeasure)
    }

    /// Goes to the line that is scrolled to, and has the scroll view come there.
    @MainActor private var marker: some View {
        Rectangle()
            .id(markerID)
            .onGeometryChange(for: [CGFloat].self) {
                [number = sight.target?.number, header = sight.header] _ in
                number.map { [CGFloat($0), header] } ?? []
            } action: { _ in
                reachTarget()
            }
            .transaction { [target = sight.target] transaction in
                if let target, target.animation == nil { target.animation = .some(transaction.animation) }
                // It has to be there at once.
                transaction.animation = nil
            }
            .unseen(.marker)
    }

    private var markerID: LazyFlowID {
        part.memory.id(ofRow: -1, in: part.section)
    }
}

// MARK: - Actions

extension KnownLazyFlow {
    /// Makes what is seen. If lines are broken in another length, the line at the start of the window is to stay there, and
    /// what is around it is made.
    @MainActor private func see(_ new: LazyFlowWindow) {
        let kept = sight.window.flatMap { elementAtStart(of: $0, new) }
        sight.see(new)
        if let kept, let scroller = part.scroller {
            part.memory.scroll(
                to: kept.item, of: kept.section, anchor: .topLeading, windowLength: new.length, by: scroller)
        }
    }

    /// The element whose line began the window when lines had another length; `nil` if the window began neither in this
    /// section nor at the header before it or after it.
    @MainActor private func elementAtStart(of old: LazyFlowWindow, _ new: LazyFlowWindow)
        -> (section: LazyFlowSection, item: Int)?
    {
        guard old.availableLength != new.availableLength, new.isKnown, let length = old.length,
            new.length != nil, new.start.isFinite, part.section.count > 0
        else { return nil }
        let (memory, lines) = (part.memory, part.lines)
        let flow = sight.flow(of: lines)
        let newFlow = lines.flow(in: new.availableLength, separators: sight.separators)
        let thickness = min(flow.thickness, newFlow.thickness)
        if let item = sight.keptItem(in: new, flow, thickness: thickness) { return (part.section, item) }
        // Lines that have become fewer may have moved the window before anybody is told: to where nothing exists.
        let isThere =
            part.section.header != nil
            || old.lines.contains(flow.lines(from: new.start, to: new.start + length))
        // A header that stays in sight covers the start of the window. Systems round to pixels.
        let header = memory.headerLength(ofSection: part.number) ?? 0
        let place = (isThere ? new.start : old.start) + header + 0.5
        let gap = flow.options.lineSpacing
        if place > flow.thickness {
            let next = memory.headerLength(ofSection: part.number + 1).map { $0 + 2 * gap } ?? 0
            guard place < flow.thickness + next else { return nil }
            return memory.section(from: part.number + 1).map { ($0, 0) }
        }
        // All that is between the section before and the first line belongs to that.
        let headerBefore = memory.headerLength(ofSection: part.number - 1) ?? -gap
        let before = part.section.header == nil ? 0 : headerBefore + 2 * gap
        guard place > -before else { return nil }
        // What is between lines belongs to the one before.
        let range = flow.lines(from: 0, to: max(place, 1 / 1024))
        let line = flow.options.reversesLines ? range.first : range.last
        return line.map { (part.section, flow.itemRange(ofLine: $0).lowerBound) }
    }

    @MainActor private func reachTarget() {
        guard let target = sight.target, part.memory.reach(target) else { return }
        withAnimation(target.animation ?? nil) {
            target.scroller.scrollTo(markerID, anchor: target.anchor)
        }
    }
}

extension View {
    /// A view of the layout that is neither seen nor touched nor read aloud.
    fileprivate func unseen(_ role: LazyFlowRole) -> some View {
        opacity(0)
            .allowsHitTesting(false).accessibilityHidden(true)
            .layoutValue(key: LazyFlowRole.self, value: role)
    }
}

extension GeometryProxy {
    /// What is seen of the flow that the view is in: what was seen before, as long as what exists for that is enough for a
    /// quarter of the window more on both sides, and is at most twice what would be made.
    fileprivate func window(
        of lines: LazyFlowLines, separators: CGSize, _ direction: LayoutDirection, isGuessed: Bool,
        unless old: LazyFlowWindow?
    ) -> LazyFlowWindow {
        let isHorizontal = lines.options.axis == .horizontal
        let flow = lines.flow(in: isHorizontal ? size.width : size.height, separators: separators)
        let (window, isKnown) = window(across: isHorizontal ? .vertical : .horizontal, isGuessed: isGuessed)
        let (frame, insets) = (window ?? .zero, safeAreaInsets)
        let leading = direction == .leftToRight ? frame.minX : size.width - frame.maxX
        let start = isHorizontal ? frame.minY : leading
        let length = window.map { isHorizontal ? $0.height : $0.width }
        let (before, after) = isHorizontal ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        func linesAlso(on part: CGFloat) -> Range<Int> {
            guard let length, start.isFinite, length.isFinite else { return 0..<Int.max }
            return flow.lines(
                from: start - part * length - min(before, length),
                to: start + (1 + part) * length + min(after, length))
        }
        let most = linesAlso(on: 0.5)
        if let old, old.availableLength == flow.availableLength, (old.length == nil) == (length == nil),
            old.lines.contains(linesAlso(on: 0.25)), old.lines.count / 2 <= most.count
        {
            return old
        }
        return LazyFlowWindow(
            start: start, length: length, inset: before, isKnown: isKnown,
            availableLength: flow.availableLength ?? 0, lines: most)
    }

    /// The window of the scroll view around. Where the system does not tell, that is somewhere on a screen.
    private func window(across axis: Axis, isGuessed: Bool) -> (CGRect?, isKnown: Bool) {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !isGuessed {
            return (bounds(of: .scrollView(axis: axis)) ?? bounds(of: .scrollView), true)
        }
        let frame = frame(in: .global)
        return (CGRect(x: -frame.minX, y: -frame.minY, width: 3000, height: 3000), false)
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound
    }
}

extension LazyFlowWindow: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether nothing tells which part of a scroll view is seen, as before iOS 17: for tests, which have no such system.
    package var guessesWindow: Bool {
        get { self[LazyFlowWindow.self] }
        set { self[LazyFlowWindow.self] = newValue }
    }
}
