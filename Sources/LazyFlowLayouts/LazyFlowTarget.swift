import FlowEditing

/// An element that is scrolled to.
///
/// An invisible marker goes to its line, and the scroll view is asked for the marker. SwiftUI decides where the window is
/// then, whatever bars and insets there are.
struct LazyFlowTarget: @unchecked Sendable {
    /// The block with the element, and about which fraction of it comes before the element.
    let block: LazyFlowID
    let fraction: CGFloat
    /// The number of the element in the section, and its id.
    let item: Int
    let id: AnyHashable
    let anchor: UnitPoint?
    /// How long the window is, if the line is to stay at its start. The marker is as long, so it does not matter whether the
    /// system mirrors anchors.
    let windowLength: CGFloat?
    let scroller: ScrollViewProxy
    /// How long the header before the element is, which may cover its line.
    var headerLength: CGFloat = 0
    private let firstAnimation = Locked<Animation??>(nil)

    /// Whether both are one request. Two requests for the same element are different.
    func isSame(as other: LazyFlowTarget?) -> Bool { firstAnimation === other?.firstAnimation }

    /// Scrolls to its view, which has to exist.
    func scrollToView() {
        if let id = id.base as? any Hashable { scroller.scrollTo(id, anchor: anchor) }
    }

    /// The animation with which it was first shown.
    var animation: Animation? { firstAnimation.current ?? nil }

    func show(with animation: Animation?) {
        firstAnimation.withLock { if $0 == nil { $0 = .some(animation) } }
    }

    /// Whether it still has its place in a section.
    func isIn(_ section: LazyFlowSection) -> Bool {
        section.id == block.section && item < section.count && section.idOfElement(item) == id
    }

    /// Whether its line goes to the start of the window.
    func isToStart(_ axis: FlowAxis) -> Bool { anchor(across: axis) == 0 }

    private func anchor(across axis: FlowAxis) -> CGFloat? {
        anchor.map { axis == .horizontal ? $0.y : $0.x }
    }

    /// Where the marker is across the lines: from the start of a header that may cover the line, to its end.
    func extent(in flow: EditableFlow) -> (start: CGFloat, end: CGFloat)? {
        guard item < flow.count else { return nil }
        let line = flow.extent(ofLineWith: item)
        // The header comes right before the first line.
        let gap = headerLength > 0 && line.start == 0 ? flow.options.lineSpacing : 0
        let start = CGFloat(line.start - gap) - headerLength
        return (start, windowLength.map { $0 + start } ?? CGFloat(line.end))
    }

    /// Where a window begins once it has come from a start to the marker: without an anchor, it moves no further than needed.
    func place(in flow: EditableFlow, from start: CGFloat, length: CGFloat) -> CGFloat? {
        guard let marker = extent(in: flow) else { return nil }
        guard let part = anchor(across: flow.options.axis) else {
            return min(max(start, marker.end - length), marker.start)
        }
        return marker.start + part * (marker.end - marker.start - length)
    }
}
