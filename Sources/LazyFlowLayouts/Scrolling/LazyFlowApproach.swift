import FlowEditing

/// How the window has come to a target since the scroll view was asked for it. It ends when people scroll on.
///
/// Only SwiftUI knows whether the window begins at the edge of the screen or below a bar, and whether the content ends before
/// the target can come to its start. So that is measured: the target is where the window stops on its way.
struct LazyFlowApproach: Equatable, Sendable {
    /// Where the window began when an action saw it last.
    let start: CGFloat
    /// Where it will begin once the target is where it should be.
    private(set) var wantedStart: CGFloat
    /// Whether the scroll view is sure to move the window. Then the first move counts as the scroll view's, even away from
    /// `wantedStart`, which may be wrong by the height of a bar.
    let isSureToMove: Bool

    /// The same after the window has moved; `nil` if it has left its way.
    func seen(from new: CGFloat) -> LazyFlowApproach? {
        if isAt(new) { return self }
        // It had arrived: people scroll.
        if isAt(wantedStart) { return nil }
        let isNearer = abs(wantedStart - new) < abs(wantedStart - start)
        guard isSureToMove || isNearer else { return nil }
        return LazyFlowApproach(start: new, wantedStart: wantedStart, isSureToMove: false)
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
        // A line that is kept has moved, so the window moves to it, unless the flow ends in the window. If nothing is
        // kept, the window may be at the target already; then only people move it.
        let isSureToMove = target.keptWindowLength != nil && window.start + length < flow.thickness
        self.init(start: window.start, wantedStart: wanted - inset, isSureToMove: isSureToMove)
    }
}
