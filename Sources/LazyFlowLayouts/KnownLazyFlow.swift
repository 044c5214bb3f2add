@_spi(Tools) import FlowLayouts
import FlowEditing

/// A lazy flow whose sizes are known, or a section of one: one layout of those views that are on screen or near it, in the
/// size of all.
///
/// A view is that of its element wherever that goes, as no row is in between. Among them are views that are not seen: one
/// tells how the flow is laid out and which part of it is in the window, one goes to the line that is scrolled to.
nonisolated struct KnownLazyFlow: View {
    let part: LazyFlowPart
    let scroller: ScrollViewProxy?
    @State private var sight = LazyFlowSight()
    @Environment(\.layoutDirection) private var direction
    @Environment(\.guessesWindow) private var guessesWindow

    @MainActor var body: some View {
        let (lines, flow) = confirmedLines
        Group {
            switch part.configuration.axis {
            case .horizontal: layout(HFlowLayout.self, lines) { views(lines, flow) }
            case .vertical: layout(VFlowLayout.self, lines) { views(lines, flow) }
            }
        }
        .row(part.row, of: part) { [$sight] in $sight.wrappedValue.scroll(to: $0) }
    }

    private func layout<L: Layout>(
        _ oriented: L.Type, _ lines: LazyFlowLines, @ViewBuilder of views: () -> some View
    ) -> some View {
        LazyFlowLayout<L>(configuration: part.configuration, lines: lines, target: sight.target)(views)
    }

    // MARK: What exists

    /// The lines, once it is known that elements which are about to exist have their sizes; and the same in the length in
    /// which they were laid out last.
    @MainActor private var confirmedLines: (LazyFlowLines, EditableFlow) {
        func found() -> (LazyFlowLines, EditableFlow) {
            let lines = part.lines
            return (lines, lines.flow(in: sight.window?.availableLength, separators: sight.separators))
        }
        let (lines, flow) = found()
        return part.section.confirmSizes(of: items(of: flow)) ? found() : (lines, flow)
    }

    /// The elements that should exist.
    private func items(of flow: EditableFlow) -> [Range<Int>] {
        guard sight.window != nil else {
            // The header of a section may come alone.
            return [0..<(part.section.header == nil ? part.section.firstCount : 0)]
        }
        return sight.lines(of: flow).map(flow.items)
    }

    @MainActor @ViewBuilder private func views(_ lines: LazyFlowLines, _ flow: EditableFlow) -> some View {
        elements(in: items(of: flow))
        if let separator = part.lineSeparator {
            ForEach(0..<max(sight.lines(of: flow).reduce(0) { $0 + $1.count }, 1), id: \.self) { _ in
                separator.layoutValue(key: LazyFlowRole.self, value: .lineSeparator)
            }
        }
        eye(lines, flow)
        if flow.options.hasSeparators { separatorMeasure }
        if let scroller { marker(scroller) }
    }

    @ViewBuilder private func elements(in ranges: [Range<Int>]) -> some View {
        ForEach(ranges.flatMap(part.elements)) { element in
            stack(of: element)
                .layoutValue(key: LazyFlowRole.self, value: .element(element.index))
            if let separator = part.itemSeparator,
                !ranges.contains(where: { $0.upperBound == element.index + 1 })
            {
                separator.layoutValue(key: LazyFlowRole.self, value: .itemSeparator(after: element.index))
            }
        }
        // One tells how long all are, also where none is needed.
        if let separator = part.itemSeparator, ranges.allSatisfy({ $0.count < 2 }) {
            separator.layoutValue(key: LazyFlowRole.self, value: .itemSeparator(after: -1))
        }
    }

    /// A single view for the layout, also if the element has several.
    @ViewBuilder private func stack(of element: LazyFlowElementView) -> some View {
        switch part.configuration.axis {
        case .horizontal: HStack { element }
        case .vertical: VStack { element }
        }
    }

    // MARK: Views that are not seen

    /// Has the length by which lines are broken, and the thickness of them all. It tells what is seen, unless that exists.
    @MainActor private func eye(_ lines: LazyFlowLines, _ flow: EditableFlow) -> some View {
        Rectangle()
            .onGeometryChange(for: LazyFlowWindow.self) {
                [sight, isWindowKnown, edge, version = lines.version] proxy in
                let seen = proxy.window(
                    from: edge, isKnown: isWindowKnown, version: version, separators: sight.separators)
                return sight.told(seen, of: flow)
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
    @MainActor private func marker(_ scroller: ScrollViewProxy) -> some View {
        Rectangle()
            .id(markerID)
            .onGeometryChange(for: [CGFloat].self) { [target = sight.target] _ in
                target.map { [CGFloat($0.number), $0.header] } ?? []
            } action: { _ in
                reachTarget(scroller)
            }
            .transaction { [memory = part.memory, target = sight.target] transaction in
                if let target { memory.note(transaction.animation, for: target) }
                // It has to be there at once.
                transaction.animation = nil
                transaction.disablesAnimations = true
            }
            .unseen(.marker)
    }

    private var markerID: LazyFlowID {
        part.memory.id(ofRow: -1, in: part.section)
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

// MARK: - Actions

extension KnownLazyFlow {
    /// Makes what is seen. If lines are broken in another length, the line at the start of the window is to stay there, and
    /// what is around it is made.
    @MainActor private func see(_ new: LazyFlowWindow) {
        let lines = part.lines
        func flow(_ window: LazyFlowWindow) -> EditableFlow {
            lines.flow(in: window.availableLength, separators: sight.separators)
        }
        let old = sight.window
        let kept = old.flatMap { elementAtStart(of: $0, new, flow($0), newThickness: flow(new).thickness) }
        sight.see(new, of: flow(new))
        if let kept, let scroller, isWindowKnown {
            part.memory.keep(kept.item, in: new.length, of: kept.section, by: scroller)
        }
    }

    /// The element whose line began the window when lines had another length; `nil` if the window began neither in this
    /// section nor at the header of the next one that has elements.
    @MainActor private func elementAtStart(
        of old: LazyFlowWindow, _ new: LazyFlowWindow, _ flow: EditableFlow, newThickness: CGFloat
    ) -> (section: LazyFlowSection, item: Int)? {
        guard old.availableLength != new.availableLength, let length = old.length, new.length != nil,
            new.start.isFinite, flow.count > 0
        else { return nil }
        // Lines that have become fewer may have moved the window before anybody is told: to where nothing exists.
        let isThere = part.section.header != nil || sight.exists(from: new.start, length: length, of: flow)
        let start = isThere ? new.start : old.start
        if !isThere || new.start + length >= newThickness - 1, let target = sight.target,
            target.windowLength != nil, let place = target.extent(in: flow)?.start,
            abs(place - start) < length
        {
            return (part.section, target.item)
        }
        let gap = flow.options.lineSpacing
        // A header that stays in sight covers the start of the window. Systems round to pixels.
        let header = headerLength(of: part.number) ?? 0
        let place = start + header + 0.5
        if let next = headerLength(of: part.number + 1), place > flow.thickness {
            let section = part.memory.sections[(part.number + 1)...].first { $0.count > 0 }
            return place < flow.thickness + next + 2 * gap ? section.map { ($0, 0) } : nil
        }
        let before = part.section.header == nil ? 0 : (headerLength(of: part.number - 1) ?? -gap) + 2 * gap
        // What is between lines belongs to the one before, and all that is before the first one to that.
        guard place > -before, place < flow.thickness + gap else { return nil }
        let lines = flow.lines(from: 0, to: max(place, 1 / 1024))
        guard let line = flow.options.reversesLines ? lines.first : lines.last else { return nil }
        let items = flow.itemRange(ofLine: line)
        let kept = sight.target?.keptItem(
            from: start, length: length, inset: new.startInset, items, of: flow)
        return (part.section, kept ?? items.lowerBound)
    }

    /// The length of the header of a section, which may cover the start of the window.
    @MainActor private func headerLength(of section: Int) -> CGFloat? {
        let sections = part.memory.sections
        return sections.indices.contains(section) ? part.memory.headerLengths[sections[section].id] : nil
    }

    @MainActor private func reachTarget(_ scroller: ScrollViewProxy) {
        guard let target = sight.target else { return }
        let header = headerLength(of: part.number) ?? 0
        if header != target.header {
            // It has come with the section, or has another length since the width has changed.
            sight.setHeader(header)
        } else if part.memory.ask(for: target) {
            withAnimation(part.memory.animation(for: target)) {
                scroller.scrollTo(markerID, anchor: target.anchor)
            }
        }
    }
}

extension KnownLazyFlow {
    /// Whether the system tells which part of a scroll view is seen. Else a guess decides what exists, and nothing else.
    private var isWindowKnown: Bool {
        guard !guessesWindow, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
            return false
        }
        return true
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
    /// The window of the scroll view around, as the flow has it that the view is in, from an edge as if it were read from
    /// left to right: leading is on the left.
    fileprivate func window(
        from edge: Edge, isKnown: Bool, version: Int, separators: CGSize
    ) -> LazyFlowWindow {
        let across: Axis = edge == .top ? .vertical : .horizontal
        let window = isKnown ? windowOfScrollView(along: across) : guessedWindow
        let (insets, rest) = (safeAreaInsets, size.width - (window?.maxX ?? 0))
        let (start, startInset, endInset) =
            switch edge {
            case .leading: (window?.minX, insets.leading, insets.trailing)
            case .trailing: (rest, insets.leading, insets.trailing)
            default: (window?.minY, insets.top, insets.bottom)
            }
        return LazyFlowWindow(
            start: start ?? 0, length: window?.size.length(along: across), startInset: startInset,
            endInset: endInset,
            availableLength: size.length(along: across.across), version: version, separators: separators)
    }

    private func windowOfScrollView(along axis: Axis) -> CGRect? {
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else { return nil }
        return bounds(of: .scrollView(axis: axis)) ?? bounds(of: .scrollView)
    }

    /// The scroll view is somewhere on a screen.
    private var guessedWindow: CGRect {
        let frame = frame(in: .global)
        return CGRect(x: -frame.minX, y: -frame.minY, width: 3000, height: 3000)
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
