import FlowEditing

/// What is seen of a lazy flow, as its geometry tells, and the lines that are to exist for that.
struct LazyFlowWindow: Equatable, Sendable {
    /// Where it begins across the lines, from the edge of the flow at which these begin.
    let start: CGFloat
    /// How long it is; `nil` where there is no scroll view.
    fileprivate(set) var length: CGFloat?
    /// How far a bar reaches over its start. Systems may count what is below bars among the window or not.
    let inset: CGFloat
    /// Whether the system tells all that. A guess decides what exists, and nothing else.
    let isKnown: Bool
    /// By what lines are broken.
    let availableLength: Double
    /// Those in the window and below bars, and on half of its length before and after that.
    let lines: Range<Int>
}

/// What of a lazy flow exists.
///
/// This is state, which changes after a layout that shows what does not exist. As what exists reaches beyond the window,
/// nothing changes while people scroll by less.
struct LazyFlowSight {
    /// What was seen when this was decided; `nil` before the first layout.
    private(set) var window: LazyFlowWindow?
    /// What was scrolled to last, and whether it has not been seen since.
    private(set) var target: LazyFlowTarget?
    private var isTargetAhead = false
    /// How long the header before the target is.
    private(set) var header: CGFloat = 0
    /// The length of a separator between elements as the width, and the thickness of one between lines as the height.
    var separators = CGSize.zero

    /// Takes what is seen.
    mutating func see(_ new: LazyFlowWindow) {
        window = new
        isTargetAhead = false
    }

    /// Nothing is seen any more. A lazy stack may bring the flow back when lines have another length: it was not in the window
    /// then, so it is not to keep its place.
    mutating func leave() {
        window?.length = nil
    }

    /// Begins to scroll to an element. Its lines exist before they are seen.
    mutating func scroll(to new: LazyFlowTarget, below header: CGFloat) {
        (target, self.header) = (new, header)
        isTargetAhead = true
    }

    /// The lines as long as they were seen last; before that, on the screen of a phone.
    func flow(of lines: LazyFlowLines) -> EditableFlow {
        lines.flow(
            in: window?.availableLength ?? Self.firstLength(lines.options.axis), separators: separators)
    }

    static func firstLength(_ axis: FlowAxis) -> Double { axis == .horizontal ? 400 : 900 }

    /// The lines that exist.
    func lines(of flow: EditableFlow) -> [Range<Int>] {
        guard let window else {
            return [flow.lines(from: 0, to: Self.firstLength(flow.options.axis.other))]
        }
        let lines = window.lines.clamped(to: 0..<flow.lineCount)
        guard isTargetAhead, let length = window.length,
            let ahead = linesAround(target, in: flow, from: window.start, length: length)
        else { return [lines] }
        if lines.upperBound < ahead.lowerBound { return [lines, ahead] }
        if ahead.upperBound < lines.lowerBound { return [ahead, lines] }
        return [min(lines.lowerBound, ahead.lowerBound)..<max(lines.upperBound, ahead.upperBound)]
    }

    // MARK: The target

    /// The lines that may be seen when the target is scrolled to, from a window that begins at a place.
    private func linesAround(
        _ target: LazyFlowTarget?, in flow: EditableFlow, from start: CGFloat, length: CGFloat
    ) -> Range<Int>? {
        guard let target, let marker = target.extent(in: flow, below: header) else { return nil }
        let anchor = target.anchor ?? (marker.start < start ? .topLeading : .bottomTrailing)
        let part = flow.options.axis == .horizontal ? anchor.y : anchor.x
        let wanted = marker.start + part * (marker.end - marker.start - length)
        let possible = max(min(wanted, flow.thickness - length), 0)
        return flow.lines(
            from: min(wanted, possible) - length / 2, to: max(wanted, possible) + length * 1.5)
    }

    /// The item whose line was scrolled to the start of the window, if that has not been scrolled since, but to where lines
    /// end. If another one were the first one then, each change of the width could move a flow by up to a line.
    func keptItem(in new: LazyFlowWindow, _ flow: EditableFlow, thickness: CGFloat) -> Int? {
        guard let length = new.length, let target, let anchor = target.anchor,
            (flow.options.axis == .horizontal ? anchor.y : anchor.x) == 0,
            let wanted = target.extent(in: flow, below: header)?.start
        else { return nil }
        let possible = max(min(wanted, thickness - length), 0)
        let places = min(wanted, possible) - new.inset - 1...max(wanted, possible) + 1
        guard places.contains(new.start) else { return nil }
        let isKept = target.windowLength != nil
        return isKept ? target.item : flow.itemRange(ofLine: flow.lineIndex(ofItem: target.item)).lowerBound
    }
}
