import FlowEditing

/// What of a lazy flow is seen, and what exists for that.
///
/// This is view state: it changes when the window comes close to what does not exist, and when the flow is to scroll.
struct LazyFlowVisibleState {
    /// What was seen when this was decided; `nil` before the first layout.
    private(set) var window: LazyFlowWindow?
    /// How often a lazy stack has let the flow go, or a target was set.
    private(set) var turn = 0
    /// What was scrolled to last, or is kept.
    private(set) var target: LazyFlowTarget?
    /// Whether the lines of the target exist for it, as the window has not come there.
    private var isTargetAhead = false
    /// How the window has come to the target; `nil` if people have scrolled on.
    var approach: LazyFlowApproach?
    /// The size of separators, as they were laid out last.
    var separators = SeparatorSize.zero

    /// Whether a window is the first one of this turn: with it, the scroll view is asked for the target. One of the turn
    /// before may still come.
    func beginsTurn(with new: LazyFlowWindow) -> Bool { new.turn == turn && window?.turn != turn }

    mutating func see(_ new: LazyFlowWindow) {
        approach = approach?.seen(from: new.start)
        // With the first window of a turn, the scroll view is asked to move. With the second one, it has moved.
        let isSecondWindow = window?.turn == turn  // Read before `window` changes.
        window = new
        if isSecondWindow { isTargetAhead = false }
    }

    /// Nothing is seen any more. When a lazy stack brings the flow back, lines may have another length. As the flow was
    /// not in the window, it keeps no place.
    mutating func seeNothing() {
        turn += 1
        approach = nil
    }

    /// Begins a turn, which leads to a target. Its lines exist before they are seen.
    mutating func beginTurn(to new: LazyFlowTarget) {
        (target, approach) = (new, nil)
        turn += 1
        isTargetAhead = true
    }

    /// Keeps a target from now on, as the window begins at its line already. Nothing is scrolled.
    mutating func stay(at new: LazyFlowTarget, from start: CGFloat) {
        target = new
        approach = LazyFlowApproach(start: start, wantedStart: start, isSureToMove: false)
    }

    /// The flow in the length in which it was last seen; before that, in that of a phone's screen.
    func seenFlow(of flows: FlowsByLength) -> EditableFlow {
        let length = window?.availableLength ?? Self.screenLength(along: flows.options.axis)
        return flows.flow(in: length, separators: separators)
    }

    /// How long the screen of a phone is.
    static func screenLength(along axis: FlowAxis) -> Double { axis == .horizontal ? 400 : 900 }

    /// The items that exist. Before a window is known, which may be much smaller than a screen, a thousand are enough.
    /// If there is a header, there are none then: a lazy stack may show a header whose lines are below the screen.
    func existingItems(of flows: FlowsByLength, hasHeader: Bool) -> [Range<Int>] {
        let flow = seenFlow(of: flows)
        guard let window else {
            if hasHeader { return [] }
            return existingLines(in: flow).map { flow.itemRange(ofLines: $0).prefix(1000) }
        }
        return existingLines(in: flow).flatMap { flow.itemRanges(ofLines: $0, on: window.existingSpan) }
    }

    /// The lines that exist: those for the window and, before the scroll view moves to a target, those around the target.
    func existingLines(in flow: EditableFlow) -> [Range<Int>] {
        guard let window else {
            return [flow.lineRange(from: 0, to: Self.screenLength(along: flow.options.axis.other))]
        }
        var lines = IndexSet(integersIn: window.existingLines.clamped(to: 0..<flow.lineCount))
        if isTargetAhead, let length = window.length,
            let wanted = target?.windowStart(in: flow, from: window.start, length: length)
        {
            // The flow may end before the window comes there.
            let possible = max(min(wanted, flow.thickness - length), 0)
            let interval = min(wanted, possible)...max(wanted, possible) + length
            lines.insert(integersIn: flow.lineRange(near: interval))
        }
        return Array(lines.rangeView)
    }
}
