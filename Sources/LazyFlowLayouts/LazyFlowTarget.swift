import FlowEditing

/// An element that is scrolled to.
///
/// An invisible marker goes to its line, and the scroll view is asked for the marker: where the window then is, whatever bars
/// and insets there are, is SwiftUI's affair.
struct LazyFlowTarget {
    let item: Int
    let anchor: UnitPoint?
    /// If its line is to begin the window as before, how long that is: the marker takes all of it, so that it does not matter
    /// whether the system mirrors anchors.
    var windowLength: CGFloat?
    /// Tells it from those before it.
    let number: Int
    /// How long the header is that stays in sight before the line.
    var header: CGFloat
    /// Scrolls to its view, which has to exist.
    let scrollToView: @MainActor () -> Void

    /// Where the marker is across the lines: from before the header that may cover the window there, to the end of the line.
    func extent(in flow: EditableFlow) -> (start: CGFloat, end: CGFloat)? {
        guard item < flow.count else { return nil }
        let line = flow.extent(ofLine: flow.lineIndex(ofItem: item))
        // The header comes right before the first line.
        let gap = header > 0 && line.start == 0 ? flow.options.lineSpacing : 0
        let start = line.start - header - gap
        let end = windowLength.map { start + $0 } ?? line.end
        return (CGFloat(start), CGFloat(end))
    }

    /// The item, if its line was to begin the window and still does: that has no other first item then, or each change of the
    /// width could move a flow by up to a line. At the end of the flow, the line may not have come to the start.
    ///
    /// - Parameters:
    ///   - items: Those on the line at the start.
    ///   - inset: How far a bar may reach over it.
    func keptItem(
        from start: CGFloat, length: CGFloat, inset: CGFloat, _ items: Range<Int>, of flow: EditableFlow
    ) -> Int? {
        guard item < flow.count else { return nil }
        if items.contains(item) { return windowLength == nil ? nil : item }
        let place = flow.extent(ofLine: flow.lineIndex(ofItem: item)).start
        let isAtEnd = windowLength != nil && start + length > flow.thickness - 1
        let reach = isAtEnd ? length : inset + header + 1
        return place >= start && place < start + reach ? item : nil
    }

    /// The lines that may be seen when it is scrolled to, from a window of a length that begins at a place.
    func lines(of flow: EditableFlow, from start: CGFloat, length: CGFloat) -> Range<Int> {
        guard let marker = extent(in: flow) else { return 0..<0 }
        let part: CGFloat
        if let anchor {
            part = flow.options.axis == .horizontal ? anchor.y : anchor.x
        } else {
            // No further than needed.
            part = marker.start < start ? 0 : 1
        }
        let wanted = marker.start + part * (marker.end - marker.start - length)
        let possible = max(min(wanted, flow.thickness - length), 0)
        return flow.lines(
            from: min(wanted, possible) - length / 2, to: max(wanted, possible) + length * 1.5)
    }
}
