import FlowEditing

/// An element that is scrolled to.
///
/// An invisible marker goes to its line, and the scroll view is asked for the marker: where the window then is, whatever bars
/// and insets there are, is SwiftUI's affair.
///
/// A layout, which may run on any thread, asks only for what does not change.
final class LazyFlowTarget: @unchecked Sendable {
    /// The row with the element, its number in the section, and about which part of the row comes before its middle.
    let row: LazyFlowID
    let item: Int
    let part: CGFloat
    let anchor: UnitPoint?
    /// If its line is to begin the window as before, how long that is: the marker takes all of it, so that it does not matter
    /// whether the system mirrors anchors.
    let windowLength: CGFloat?
    /// Tells it from those before it.
    let number: Int
    let scroller: ScrollViewProxy
    /// Scrolls to its view, which has to exist.
    let scrollToView: @MainActor () -> Void
    /// How often its row was sought.
    var tries = 0
    /// With which animation it was first shown.
    var animation: Animation??

    init(
        row: LazyFlowID, item: Int, part: CGFloat, anchor: UnitPoint?, windowLength: CGFloat?, number: Int,
        scroller: ScrollViewProxy, scrollToView: @escaping @MainActor () -> Void
    ) {
        (self.row, self.item, self.part, self.anchor) = (row, item, part, anchor)
        (self.windowLength, self.number, self.scroller) = (windowLength, number, scroller)
        self.scrollToView = scrollToView
    }

    /// Where the marker is across the lines: from before the header that may cover the window there, to the end of the line.
    func extent(in flow: EditableFlow, below header: CGFloat) -> (start: CGFloat, end: CGFloat)? {
        guard item < flow.count else { return nil }
        let line = flow.line(at: flow.lineIndex(ofItem: item)).frame.extent(along: flow.options.axis.other)
        // The header comes right before the first line.
        let gap = header > 0 && line.start == 0 ? flow.options.lineSpacing : 0
        let start = CGFloat(line.start - gap) - header
        return (start, windowLength.map { $0 + start } ?? CGFloat(line.end))
    }
}
