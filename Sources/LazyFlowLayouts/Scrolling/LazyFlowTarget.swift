import FlowEditing

/// A request to scroll to the line of an element or, where sizes are estimated, to its view.
///
/// An invisible marker goes to the line, and the scroll view is asked for the marker. SwiftUI decides where the window is
/// then, whatever bars and insets there are.
struct LazyFlowTarget: @unchecked Sendable {
    /// The block with the element, and about which fraction of it comes before the element.
    let blockID: LazyFlowID
    let fraction: CGFloat
    /// The number of the element in its section, and its id. The number is also taken for the item index, which differs from it
    /// only during a drag.
    let number: Int
    let id: AnyHashable
    let anchor: UnitPoint?
    /// How long the window is, if the target keeps a line at its start; otherwise `nil`. The marker is as long as the window
    /// then, and so can be in one place only, whatever the anchor, also where the system mirrors anchors.
    let keptWindowLength: CGFloat?
    let scroller: ScrollViewProxy
    /// How long the header before the element is, which may cover its line.
    var headerLength: CGFloat = 0
    /// The animation with which the marker first went there; `nil` until it has. All copies of a target share one object.
    private let firstShowing = Locked<Showing?>(nil)

    private struct Showing { let animation: Animation? }

    /// Whether both are one request. Two requests for the same element are different.
    func isSame(as other: LazyFlowTarget?) -> Bool { firstShowing === other?.firstShowing }

    /// Scrolls to its view, which has to exist.
    func scrollToView() {
        if let id = id.base as? any Hashable { scroller.scrollTo(id, anchor: anchor) }
    }

    var animation: Animation? { firstShowing.current?.animation }

    func noteAnimation(_ animation: Animation?) {
        firstShowing.withLock { $0 = $0 ?? Showing(animation: animation) }
    }

    /// Whether the element still has its place in a section.
    func isIn(_ section: LazyFlowSection) -> Bool {
        section.id == blockID.sectionID && number < section.count && section.idOfElement(number) == id
    }

    /// Whether the line goes to the start of the window.
    func isToStart(_ axis: FlowAxis) -> Bool { anchor(across: axis) == 0 }

    private func anchor(across axis: FlowAxis) -> CGFloat? {
        anchor.map { axis == .horizontal ? $0.y : $0.x }
    }

    /// Where the marker is across the lines: from the start of a header that may cover the line, to the end of the line.
    func markerExtent(in flow: EditableFlow) -> (start: CGFloat, end: CGFloat)? {
        guard number < flow.count else { return nil }
        let line = flow.extent(ofLineWith: number)
        // The header comes right before the first line.
        let gap = headerLength > 0 && line.start == 0 ? flow.options.lineSpacing : 0
        let start = CGFloat(line.start - gap) - headerLength
        return (start, keptWindowLength.map { $0 + start } ?? CGFloat(line.end))
    }

    /// Where a window begins once it has come from a start to the marker: without an anchor, it moves no further than needed.
    func windowStart(in flow: EditableFlow, from start: CGFloat, length: CGFloat) -> CGFloat? {
        guard let marker = markerExtent(in: flow) else { return nil }
        guard let part = anchor(across: flow.options.axis) else {
            return min(max(start, marker.end - length), marker.start)
        }
        return marker.start + part * (marker.end - marker.start - length)
    }
}
