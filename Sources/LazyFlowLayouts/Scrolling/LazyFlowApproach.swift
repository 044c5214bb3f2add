import FlowEditing

/// How the window has come to a target since the scroll view was asked for it. It ends when people scroll on.
///
/// Only SwiftUI knows whether the window begins at the edge of the screen or below a bar, and whether the content ends before
/// the target can come to its start. So that is measured: the target is where the window stops on its way.
struct LazyFlowApproach: Equatable, Sendable {
    /// Where the window began last.
    let start: CGFloat
    /// Where it begins once the target is where it should be.
    private(set) var wantedStart: CGFloat
    /// Whether it may first move in any direction: until it has, nobody knows how far a bar covers its start.
    let isFree: Bool

    /// The same after the window has moved; `nil` if it has left its way.
    func seen(from new: CGFloat) -> LazyFlowApproach? {
        if isAt(new) { return self }
        let isNearer = abs(wantedStart - new) < abs(wantedStart - start)
        guard !isAt(wantedStart), isFree || isNearer else { return nil }
        return LazyFlowApproach(start: new, wantedStart: wantedStart, isFree: false)
    }

    /// The window has come to the target. If it moves on, people scroll.
    mutating func arrive() { wantedStart = start }

    /// Whether the window still begins where it did. Systems round to pixels.
    func isAt(_ new: CGFloat) -> Bool { abs(new - start) < 1 }
}

extension LazyFlowApproach {
    /// Before the scroll view moves a window to a target. A bar covers the start of the window by the inset.
    init?(of window: LazyFlowWindow, to target: LazyFlowTarget, in flow: EditableFlow, inset: CGFloat) {
        guard let length = window.length,
            let wanted = target.windowStart(in: flow, from: window.start, length: length)
        else { return nil }
        // A line that is kept has moved, so the window moves, too, unless the flow ends before that. For another target, it
        // may stay.
        let isKept = target.keptWindowLength != nil
        self.init(
            start: window.start, wantedStart: wanted - inset,
            isFree: isKept && window.start + length < flow.thickness)
    }
}
