import FlowEditing

/// A lazy flow whose sizes are known, or a section of one: a layout as large as all elements take, with views of only those
/// near the screen.
///
/// No other view is in between, so a view keeps its identity wherever its element goes. Some views are invisible: one tells
/// how the flow is laid out and which part of it is in the window, another goes to the line that is scrolled to.
nonisolated struct KnownLazyFlow: View, Identifiable {
    let shown: ShownSection
    @State private var block = LazyFlowBlock()
    @State private var visible = LazyFlowVisibleState()
    /// Where the window last began with lines of the length in `visible`. The geometry of the viewport probe notes it, as no
    /// action runs while what exists is enough.
    @State private var seenStart = Locked<CGFloat>(0)
    @Environment(\.layoutDirection) private var direction
    @Environment(\.guessesWindow) private var guessesWindow

    /// That of the only block of the section. A reader scrolls to the block, and not to the header before it.
    var id: LazyFlowID { shown.memory.id(of: .block(0), in: shown.section) }

    var body: some View {
        let lines = shown.lines(confirming: { items(of: visible.flow(of: $0)) })
        let flow = visible.flow(of: lines)
        LazyFlowLayout(
            configuration: shown.configuration, lines: lines, target: visible.target
        ) {
            elements(in: items(of: flow))
            if let separator = shown.lineSeparator {
                let lineCount = visible.lines(of: flow).reduce(0) { $0 + $1.count }
                ForEach((0..<max(lineCount, 1)).map { RepeatableID(id: $0) }, id: \.self) { number in
                    separator.layoutValue(key: LazyFlowRole.self, value: .lineSeparator(number.id))
                }
            }
            viewportProbe(lines)
            if lines.options.hasSeparators { separatorMeasure }
            if shown.scroller != nil { marker }
        }
        .block(block, id, of: shown) { [$visible] in $visible.wrappedValue.scroll(to: $0) }
        .onDisappear {
            if let target = visible.target { shown.memory.leave(target) }
            visible.leave()
        }
    }

    // MARK: What exists

    /// The elements that should exist: none before the first layout if there is a header, which may come alone.
    private func items(of flow: EditableFlow) -> [Range<Int>] {
        visible.window == nil && shown.section.header != nil ? [] : visible.items(of: flow)
    }

    @ViewBuilder private func elements(in ranges: [Range<Int>]) -> some View {
        ForEach(shown.elements(in: ranges)) { element in
            // A single view for the layout, even if the element has several.
            shown.configuration.axis.stack { element }
                .layoutValue(key: LazyFlowRole.self, value: .element(element.index))
            shown.itemSeparator?.layoutValue(
                key: LazyFlowRole.self, value: .itemSeparator(after: element.index))
        }
        shown.itemSeparator?.layoutValue(key: LazyFlowRole.self, value: .itemSeparator(after: nil))
    }

    // MARK: Views that are not seen

    /// As long as the space in which lines are broken, and as thick as all lines. It tells what is seen, unless all of that
    /// exists.
    private func viewportProbe(_ lines: LazyFlowLines) -> some View {
        Rectangle()
            .onGeometryChange(for: LazyFlowWindow.self) {
                [visible, seenStart, direction, guessesWindow] proxy in
                proxy.window(of: lines, visible, seenStart, direction, isGuessed: guessesWindow)
            } action: {
                see($0)
            }
            .unseen(.viewportProbe)
    }

    /// As long as item separators, and as thick as line separators.
    private var separatorMeasure: some View {
        Rectangle()
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                visible.separators = $0
            }
            .unseen(.separatorMeasure)
    }

    /// Goes to the line that is scrolled to, so that the scroll view finds it.
    private var marker: some View {
        Rectangle()
            .id(markerID)
            .transaction { [target = visible.target] transaction in
                target?.show(with: transaction.animation)
                // It has to be there at once.
                transaction.animation = nil
            }
            .unseen(.marker)
    }

    private var markerID: LazyFlowID {
        shown.memory.id(of: .marker, in: shown.section)
    }
}

// MARK: - Actions

// In which order things happen:
//
// 1. After a layout, the geometry of the viewport probe finds the window (`GeometryProxy.window`). As long as what should
//    exist for it exists, and it rests where it came to rest, the probe answers as before: no action runs, and only
//    `seenStart` follows the window. Otherwise `see` runs.
// 2. To scroll to an element, `LazyFlowMemory` gives `visible` a target, which begins a turn: its lines exist, and the marker
//    goes there. With the first window of that turn, `see` asks the scroll view for the marker, and notes where the window is
//    before it moves (`LazyFlowRest`).
// 3. The scroll view moves the window towards the marker. Each window on the way is seen, and where it stays tells how far a
//    bar covers its start (`measuredInset`). If it moves in any other way, people scroll, and the target is left.
// 4. When lines get another length in a reader, the target is what was at the start of the window (`elementToKeep`). If it is
//    still there, nothing is scrolled, and the window rests at it.
extension KnownLazyFlow {
    /// Makes what is seen exist.
    private func see(_ new: LazyFlowWindow) {
        let kept = visible.window.flatMap { elementToKeep(from: $0, to: new) }
        let beginsTurn = new.turn != visible.window?.turn
        var seen = visible
        seen.see(new)
        if let inset = measuredInset(of: seen, in: new) {
            shown.memory.inset.current = inset
            seen.rest?.arrive()
        }
        if seen.rest == nil, let target = seen.target { shown.memory.leave(target) }
        visible = seen
        if let kept, let scroller = shown.scroller {
            let target = shown.memory.target(
                kept.item, of: kept.section, anchor: .topLeading, windowLength: new.length, by: scroller)
            if kept.isInPlace {
                visible.rest(at: target, from: new.start)
            } else {
                shown.memory.scroll(to: target)
            }
        } else if beginsTurn, let target = seen.target, shown.memory.reach(target) {
            visible.rest = rest(of: target, in: new, seen.flow(of: shown.lines))
            withAnimation(target.animation) {
                target.scroller.scrollTo(markerID, anchor: target.anchor)
            }
        }
    }

    /// The window before the scroll view moves it to a target.
    private func rest(of target: LazyFlowTarget, in window: LazyFlowWindow, _ flow: EditableFlow)
        -> LazyFlowRest?
    {
        guard let length = window.length,
            let place = target.place(in: flow, from: window.start, length: length)
        else { return nil }
        // A line that is kept has moved, so the window moves, too, unless the flow ends before that. For another target, it
        // may stay.
        let isKept = target.windowLength != nil
        return LazyFlowRest(
            start: window.start, place: place - (shown.memory.inset.current ?? 0),
            isFree: isKept && window.start + length < flow.thickness)
    }

    /// How far a bar covers the start of the window, if the window has come to rest at a target, and no lazy stack
    /// guessed where.
    private func measuredInset(of seen: LazyFlowVisibleState, in window: LazyFlowWindow) -> CGFloat? {
        let flow = seen.flow(of: shown.lines)
        guard let target = seen.target, let rest = seen.rest, let old = visible.rest, rest.start != old.start,
            shown.section.header == nil, target.animation == nil, target.isToStart(flow.options.axis),
            let length = window.length, rest.start + length < flow.thickness,
            let place = target.extent(in: flow)?.start
        else { return nil }
        return max(place - rest.start, 0)
    }

    /// The element whose line began the window when lines had another length, and whether it still begins it; `nil` if the
    /// window began neither in this section nor at the header before or after it, or if it rests at the line already.
    private func elementToKeep(from old: LazyFlowWindow, to new: LazyFlowWindow)
        -> (section: LazyFlowSection, item: Int, isInPlace: Bool)?
    {
        guard old.availableLength != new.availableLength, new.isKnown, old.length != nil, new.length != nil,
            // In another turn, the flow was gone, or something else is about to be scrolled to.
            old.turn == visible.turn
        else { return nil }
        let (memory, lines, start) = (shown.memory, shown.lines, seenStart.current)
        let flow = visible.flow(of: lines)
        let newFlow = lines.flow(in: new.availableLength, separators: visible.separators)
        func isInPlace(_ place: CGFloat, _ newPlace: CGFloat) -> Bool {
            abs((newPlace - new.start) - (place - start)) < 0.01
        }
        func element(_ item: Int) -> (section: LazyFlowSection, item: Int, isInPlace: Bool) {
            let (place, newPlace) = (flow.extent(ofLineWith: item), newFlow.extent(ofLineWith: item))
            return (shown.section, item, isInPlace(place.start, newPlace.start))
        }
        // The line that was scrolled to, if people have not scrolled since.
        if let target = visible.target, visible.rest != nil, target.isToStart(flow.options.axis),
            target.isIn(shown.section)
        {
            let kept = element(target.item)
            return kept.isInPlace ? nil : kept
        }
        // A pinned header covers the start of the window. Systems round to pixels.
        let headerLength = memory.headerLength(of: shown.section)
        let uncoveredStart = start + (memory.inset.current ?? 0) + headerLength + 0.5
        let gap = flow.options.lineSpacing
        if uncoveredStart > flow.thickness {
            // Further on, the header of the next section covers its first line.
            guard start < flow.thickness + gap, !isInPlace(flow.thickness, newFlow.thickness)
            else { return nil }
            let next = memory.sections.dropFirst(shown.number + 1).first { $0.count > 0 }
            return next.map { (section: $0, item: 0, isInPlace: false) }
        }
        // The header belongs to the first line, and what is before the header to the section before.
        guard uncoveredStart > (shown.section.header == nil ? 0 : -gap) else { return nil }
        // A gap belongs to the line before it.
        let range = flow.lines(from: 0, to: max(uncoveredStart, 1 / 1024))
        guard let line = flow.options.reversesLines ? range.first : range.last else { return nil }
        return element(flow.itemRange(ofLine: line).lowerBound)
    }
}

extension View {
    /// Makes the view invisible, and hides it from touches and accessibility.
    nonisolated fileprivate func unseen(_ role: LazyFlowRole) -> some View {
        opacity(0)
            .allowsHitTesting(false).accessibilityHidden(true)
            .layoutValue(key: LazyFlowRole.self, value: role)
    }
}
