import FlowEditing

/// What is seen of a lazy flow, as its geometry tells.
struct LazyFlowWindow: Equatable, Sendable {
    /// Where it begins across the lines, from the edge of the flow at which these begin.
    let start: CGFloat
    /// How long it is; `nil` where there is no scroll view.
    let length: CGFloat?
    /// How far bars reach over its start and its end. Systems may count what is below them among the window or not.
    let startInset: CGFloat
    let endInset: CGFloat
    /// By what lines are broken.
    let availableLength: Double
    /// What is broken, as ``LazyFlowLines/version``, and with which separators.
    let version: Int
    let separators: CGSize

    /// The lines in it and below bars, and on a part of its length before and after that.
    fileprivate func lines(of flow: EditableFlow, andOn part: CGFloat) -> Range<Int> {
        guard let length, start.isFinite, length.isFinite else { return 0..<Int.max }
        return flow.lines(
            from: start - part * length - min(startInset, length),
            to: start + (1 + part) * length + min(endInset, length))
    }
}

/// What of a lazy flow exists.
///
/// This is state, which changes after a layout that shows what does not exist. As what exists reaches beyond the window,
/// nothing changes while people scroll by less.
struct LazyFlowSight {
    /// What was seen when this was decided; `nil` before the first layout.
    private(set) var window: LazyFlowWindow?
    /// The lines in the window, and on half a window before and after it.
    private var lines = 0..<0
    /// What was scrolled to last, and whether it has not been seen since.
    private(set) var target: LazyFlowTarget?
    private var isTargetAhead = false
    /// The length of a separator between elements as the width, and the thickness of one between lines as the height.
    var separators = CGSize.zero

    /// Takes what is seen.
    mutating func see(_ new: LazyFlowWindow, of flow: EditableFlow) {
        window = new
        lines = new.lines(of: flow, andOn: 0.5)
        isTargetAhead = false
    }

    /// What the geometry of the flow tells of a window: what it told before, as long as what exists is enough for that and
    /// a quarter of it more on both sides, and is at most twice what would be made.
    func told(_ new: LazyFlowWindow, of flow: EditableFlow) -> LazyFlowWindow {
        guard let window, window.availableLength == new.availableLength,
            (window.length == nil) == (new.length == nil)
        else { return new }
        let (needed, most) = (new.lines(of: flow, andOn: 0.25), new.lines(of: flow, andOn: 0.5))
        return lines.contains(needed) && lines.count / 2 <= most.count ? window : new
    }

    /// Whether there is what is in a window.
    func exists(from start: CGFloat, length: CGFloat, of flow: EditableFlow) -> Bool {
        lines.contains(flow.lines(from: start, to: start + length))
    }

    // MARK: Scrolling to an element

    /// Begins to scroll to an element. Its lines exist before they are seen.
    mutating func scroll(to new: LazyFlowTarget) {
        target = new
        isTargetAhead = true
    }

    /// Takes how long the header before the target is.
    mutating func setHeader(_ length: CGFloat) {
        target?.header = length
    }

    /// The lines that exist.
    func lines(of flow: EditableFlow) -> [Range<Int>] {
        let lines = lines.clamped(to: 0..<flow.lineCount)
        guard isTargetAhead, let target, let window, let length = window.length else { return [lines] }
        let ahead = target.lines(of: flow, from: window.start, length: length)
        if lines.upperBound < ahead.lowerBound { return [lines, ahead] }
        if ahead.upperBound < lines.lowerBound { return [ahead, lines] }
        return [min(lines.lowerBound, ahead.lowerBound)..<max(lines.upperBound, ahead.upperBound)]
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound
    }
}
