import FlowEditing

/// A lazy flow whose sizes are known, or a section of one: a layout as large as all elements take, with views of only those
/// near the screen.
///
/// No other view is in between, so a view keeps its identity wherever its element goes. Some views are invisible: one tells
/// how the flow is laid out and which part of it is in the window, another goes to the line that is scrolled to. In which order
/// things happen is written above its actions.
nonisolated struct KnownLazyFlow: View, Identifiable {
    let shown: ShownSection
    @State private var block = LazyFlowBlock()
    @State private var visible = LazyFlowVisibleState()
    /// Where the window began last, as long as lines have had the length in `visible`. The geometry of the viewport probe
    /// notes it. That of `visible` is older: it stays while what exists is enough.
    @State private var seenStart = Locked<CGFloat>(0)
    @Environment(\.layoutDirection) private var direction
    @Environment(\.guessesWindow) private var guessesWindow

    /// The id of the section's only block, to which a reader scrolls, and not to the header before it.
    var id: LazyFlowID { shown.memory.id(of: .block(0), in: shown.section) }

    var body: some View {
        let hasHeader = shown.section.header != nil
        let flows = shown.flows(confirming: { visible.existingItems(of: $0, hasHeader: hasHeader) })
        LazyFlowLayout(configuration: shown.configuration, flows: flows, target: visible.target) {
            elements(in: visible.existingItems(of: flows, hasHeader: hasHeader))
            if let separator = shown.lineSeparator {
                let flow = visible.seenFlow(of: flows)
                let lineCount = visible.existingLines(in: flow).reduce(0) { $0 + $1.count }
                ForEach((0..<max(lineCount, 1)).map { RepeatableID(id: $0) }, id: \.self) { number in
                    separator.layoutValue(key: LazyFlowRole.self, value: .lineSeparator(number.id))
                }
            }
            viewportProbe(flows)
            if flows.options.hasSeparators { separatorMeasure }
            if shown.scroller != nil { marker }
        }
        .reporting(to: block, id, of: shown, show: { [$visible] in $visible.wrappedValue.beginTurn(to: $0) })
        .onDisappear {
            if let target = visible.target { shown.memory.forget(target) }
            visible.seeNothing()
        }
    }

    // MARK: What exists

    @ViewBuilder private func elements(in itemRanges: [Range<Int>]) -> some View {
        ForEach(shown.elements(in: itemRanges)) { element in
            // A single view for the layout, even if the element has several.
            shown.configuration.axis.stack { element }
                .layoutValue(key: LazyFlowRole.self, value: .element(element.itemIndex))
            shown.itemSeparator?.layoutValue(
                key: LazyFlowRole.self, value: .itemSeparator(after: element.itemIndex))
        }
        shown.itemSeparator?.layoutValue(key: LazyFlowRole.self, value: .itemSeparator(after: nil))
    }

    // MARK: Views that are not seen

    /// As long as the space in which lines are broken, and as thick as all lines. It tells what is seen, unless all of that
    /// exists.
    private func viewportProbe(_ flows: FlowsByLength) -> some View {
        Rectangle()
            .onGeometryChange(for: LazyFlowWindow.self) {
                [visible, seenStart, direction, guessesWindow] proxy in
                proxy.findWindow(
                    onto: flows, after: visible, noting: seenStart, direction, isGuessed: guessesWindow)
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
                target?.noteAnimation(transaction.animation)
                // It has to be there at once.
                transaction.animation = nil
            }
            .unseen(.marker)
    }

    private var markerID: LazyFlowID { shown.memory.id(of: .marker, in: shown.section) }
}

// MARK: - Actions

// In which order things happen. The memory knows whether a target is sought; the view state, whether its lines must exist
// (`isTargetAhead`) and whether the window still follows (`approach`).
//
// 1. When a flow appears, nothing is known of the window: what would fill the screen of a phone exists, and nothing if
//    there is a header (`existingItems`).
// 2. When the data may have changed, `LazyFlow` makes new sections, and the body asks for their flows. They are the old ones
//    if the data surely is the same (`LazyFlowMemory.flows`), and the elements that should exist have the sizes that they had
//    (`confirmSizes`). Otherwise all lines are broken again. Nothing scrolls, and the same range of lines exists.
// 3. After a layout, the geometry of the viewport probe finds the window (`findWindow`). As long as what should exist for it
//    exists, and it begins where its approach has come to, the probe answers as before: no action runs, and only
//    `seenStart` follows the window. Otherwise `see` runs.
// 4. To scroll to an element, `LazyFlowMemory` gives `visible` a target (`seekTarget`, by the block's `show`), which begins a
//    turn: its lines exist, and the marker goes there. With the first window of that turn, `see` asks the scroll view for
//    the marker, and notes where the window is before it moves (`LazyFlowApproach`). A `scrollTo` before the flow appears
//    waits in the reader until it does (`LazyFlowsInReader`), and is then like any other.
// 5. The scroll view moves the window towards the marker. Each window on the way is seen. Without an animation or a
//    header, the first move goes all the way, and so tells how far a bar covers the start of the window
//    (`measuredInset`). If the window moves in any other way, people scroll, and the approach ends.
// 6. When lines get another length, the first layout has the old items on the new lines. Then `see` makes those exist that
//    are seen now. In a reader, the target is what was at the start of the window (`keptTarget`).
extension KnownLazyFlow {
    /// Makes what is seen exist, and does what steps 4 to 6 say.
    private func see(_ window: LazyFlowWindow) {
        let kept = shown.keptTarget(visible, from: seenStart.current, to: window)
        let beginsTurn = visible.beginsTurn(with: window)
        var new = visible
        new.see(window)
        // Step 5, of an approach that an earlier window began.
        if let inset = measuredInset(from: visible, to: new, in: window) {
            shown.memory.inset.current = inset
            new.approach?.arrive()
        }
        // An approach ends when people scroll on. Then the target is forgotten, too, unless it is still sought.
        if new.approach == nil, let target = new.target { shown.memory.forget(target) }
        visible = new
        // Step 4. Then nothing is kept.
        if beginsTurn, let target = new.target, shown.memory.markFound(target) {
            visible.approach = LazyFlowApproach(
                of: window, to: target, in: new.seenFlow(of: shown.flows()),
                inset: shown.memory.inset.current ?? 0)
            withAnimation(target.animation) { target.scroller.scrollTo(markerID, anchor: target.anchor) }
        }
        // Step 6.
        switch kept {
        case .asItIs: break
        case .stay(let target): visible.stay(at: target, from: window.start)
        case .scroll(let target): shown.memory.seek(target)
        }
    }

    /// How far a bar covers the start of the window, if the window has just moved all the way to a target.
    private func measuredInset(
        from old: LazyFlowVisibleState, to new: LazyFlowVisibleState, in window: LazyFlowWindow
    ) -> CGFloat? {
        let flow = new.seenFlow(of: shown.flows())
        guard let start = new.approach?.start, start != old.approach?.start, let target = new.target,
            target.isToStart(flow.options.axis), let marker = target.markerExtent(in: flow)
        else { return nil }
        // An animation goes there step by step, the end of the flow may be in the way, and the lazy stack around sections
        // with headers guesses where they are.
        guard target.animation == nil, let length = window.length, start + length < flow.thickness,
            shown.section.header == nil
        else { return nil }
        return max(marker.start - start, 0)
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
