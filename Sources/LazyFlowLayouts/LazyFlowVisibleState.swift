import FlowEditing

/// Which part of a lazy flow exists.
///
/// This is view state. It changes after a layout in which the window comes close to what does not exist.
struct LazyFlowVisibleState {
    /// What was seen when this was decided; `nil` before the first layout.
    private(set) var window: LazyFlowWindow?
    /// How often a lazy stack has let the flow go, or an element was to be scrolled to.
    private(set) var turn = 0
    /// What was scrolled to last, or is kept.
    private(set) var target: LazyFlowTarget?
    /// Whether it is still to be seen.
    private var isTargetAhead = false
    /// Where the window has begun since then; `nil` if people have scrolled on.
    var rest: LazyFlowRest?
    var separators = SeparatorSize.zero

    mutating func see(_ new: LazyFlowWindow) {
        rest = rest?.seen(from: new.start)
        if window?.turn == turn { isTargetAhead = false }
        window = new
    }

    /// Nothing is seen any more. When a lazy stack brings the flow back, lines may have another length. As the flow was
    /// not in the window, it keeps no place.
    mutating func leave() {
        turn += 1
        rest = nil
    }

    /// Begins to scroll to an element. Its lines exist before they are seen.
    mutating func scroll(to new: LazyFlowTarget) {
        (target, rest) = (new, nil)
        turn += 1
        isTargetAhead = true
    }

    /// Keeps an element from now on, as the window begins at its line. Nothing is scrolled.
    mutating func rest(at new: LazyFlowTarget, from start: CGFloat) {
        target = new
        rest = LazyFlowRest(start: start, place: start, isFree: false)
    }

    /// The lines in the length in which they were last seen; before that, in that of a phone's screen.
    func flow(of lines: LazyFlowLines) -> EditableFlow {
        lines.flow(
            in: window?.availableLength ?? Self.firstLength(lines.options.axis), separators: separators)
    }

    static func firstLength(_ axis: FlowAxis) -> Double { axis == .horizontal ? 400 : 900 }

    /// The elements that exist. Before a window is known, which may be much smaller than a screen, a thousand are enough.
    func items(of flow: EditableFlow) -> [Range<Int>] {
        guard let window else {
            return lines(of: flow).map(flow.items).map {
                $0.lowerBound..<min($0.upperBound, $0.lowerBound + 1000)
            }
        }
        return lines(of: flow).flatMap { flow.items(ofLines: $0, on: window.span) }
    }

    func lines(of flow: EditableFlow) -> [Range<Int>] {
        guard let window else {
            return [flow.lines(from: 0, to: Self.firstLength(flow.options.axis.other))]
        }
        let lines = window.lines.clamped(to: 0..<flow.lineCount)
        guard isTargetAhead, let length = window.length,
            let ahead = linesAroundTarget(in: flow, from: window.start, length: length)
        else { return [lines] }
        if lines.upperBound < ahead.lowerBound { return [lines, ahead] }
        if ahead.upperBound < lines.lowerBound { return [ahead, lines] }
        return [min(lines.lowerBound, ahead.lowerBound)..<max(lines.upperBound, ahead.upperBound)]
    }

    /// The lines that may be seen when a window that begins at a place scrolls to the target.
    private func linesAroundTarget(in flow: EditableFlow, from start: CGFloat, length: CGFloat) -> Range<Int>?
    {
        guard let wanted = target?.place(in: flow, from: start, length: length) else {
            return nil
        }
        let possible = max(min(wanted, flow.thickness - length), 0)
        let both = min(wanted, possible)...max(wanted, possible) + length
        return flow.lines(near: both)
    }
}
