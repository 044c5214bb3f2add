import FlowEditing

/// The lines of a lazy flow whose sizes are known, or of a section of one.
///
/// Its view tells what there is, its layout breaks that into lines, and both ask where they are. SwiftUI may call a layout
/// on any thread.
final class LazyFlowArrangement: @unchecked Sendable {
    private let lock = NSLock()
    /// The lines in the length in which they were placed last.
    private var flow = EditableFlow(in: nil)
    /// The same in another length that was asked about.
    private var trial: EditableFlow?
    /// The same while an item is dragged.
    private var moved: (move: FlowMove, flow: EditableFlow)?
    private var edits = 0
    /// How long separators between items are, and how thick those between lines.
    private var separators = (item: 0.0, line: 0.0)
    let sight: LazyFlowSight

    /// By which a scroll view finds it.
    var id: LazyFlowBlockID { LazyFlowBlockID(lines: ObjectIdentifier(self), number: 0) }

    /// Where the window of a scroll view begins, from the edge of the flow at which it begins; `nil` before the first layout.
    private var windowStart: CGFloat?
    /// The distance between lines.
    private var gap: CGFloat { flow.options.lineSpacing }

    /// - Parameter sight: What it has in common with other sections.
    init(_ sight: LazyFlowSight) {
        self.sight = sight
    }

    /// Sets how items are arranged. That there are separators counts, and not how long they are.
    func setOptions(_ options: FlowOptions) {
        lock.withLock { setMeasuredOptions(options) }
    }

    /// Changes the items. Lines follow.
    func edit(_ change: (inout EditableFlow) -> Void) {
        lock.withLock {
            change(&flow)
            edits &+= 1
            (trial, moved) = (nil, nil)
        }
    }

    var count: Int { lock.withLock { flow.count } }

    /// Another number after each change of items or options.
    var version: Int { lock.withLock { edits } }

    var hasSeparators: Bool {
        lock.withLock { flow.options.itemSeparator != nil || flow.options.lineSeparator != nil }
    }

    // MARK: Layout

    /// Takes how long separators between items are, and how thick those between lines.
    func measureSeparators(item: Double?, line: Double?) {
        lock.withLock {
            separators = (item ?? separators.item, line ?? separators.line)
            setMeasuredOptions(flow.options)
        }
    }

    private func setMeasuredOptions(_ options: FlowOptions) {
        var options = options
        options.itemSeparator = options.itemSeparator.map { _ in separators.item }
        options.lineSeparator = options.lineSeparator.map { _ in separators.line }
        guard options != flow.options else { return }
        flow.options = options
        edits &+= 1
        (trial, moved) = (nil, nil)
    }

    /// The lines in a length, which has no end if it is `nil`. O(n) for another one than before.
    func flow(in length: Double?, moving move: FlowMove?) -> EditableFlow {
        lock.withLock {
            let flow = trial(in: length)
            return move.map { moving($0, in: flow) } ?? flow
        }
    }

    private func trial(in length: Double?) -> EditableFlow {
        if flow.availableLength == length { return flow }
        if let trial, trial.availableLength == length { return trial }
        var new = flow
        new.availableLength = length
        trial = new
        return new
    }

    private func moving(_ move: FlowMove, in flow: EditableFlow) -> EditableFlow {
        if let moved, moved.move == move, moved.flow.availableLength == flow.availableLength {
            return moved.flow
        }
        guard max(move.source, move.destination) < flow.count else { return flow }
        var new = flow
        new.move(from: move.source, to: move.offset)
        moved = (move, new)
        return new
    }

    /// The lines to be placed in a length.
    func placed(in length: Double?, moving move: FlowMove?) -> EditableFlow {
        lock.withLock {
            if flow.availableLength != length {
                (flow, trial) = (trial(in: length), nil)
            }
            return move.map { moving($0, in: flow) } ?? flow
        }
    }

    /// The lines as they are placed.
    func placed(moving move: FlowMove?) -> EditableFlow {
        lock.withLock { move.map { moving($0, in: flow) } ?? flow }
    }

    // MARK: What is in sight

    /// Takes what a scroll view shows.
    ///
    /// - Parameters:
    ///   - start: Where the window begins, from the edge of the flow at which it begins.
    ///   - length: How long the window is; `nil` where there is no scroll view.
    ///   - flowLength: How long the flow is along its lines.
    /// - Returns: What of the flow should exist, in steps: the window and about a quarter of it on both sides.
    func sees(from start: CGFloat, length: CGFloat?, flowLength: CGFloat) -> LazyFlowWindow {
        lock.withLock {
            breakLines(ofFlowWithLength: flowLength)
            windowStart = start
            let available = flow.availableLength
            sight.take(
                LazyFlowSight.Known(
                    windowLength: length, availableLength: available, flowLength: flowLength),
                from: start, first: items(atStart: start), of: self)
            guard let length, start.isFinite, length.isFinite else {
                return LazyFlowWindow(start: -.infinity, end: .infinity, availableLength: available)
            }
            // What is about to be scrolled to stays. Near the end, it may not get to the start of the window.
            let kept = sight.keptItem(of: self).map { self.start(keeping: $0, in: flow) } ?? start
            let other = abs(kept - start) <= length ? start : kept
            let step = max(length / 4, 1)
            let first = ((min(kept, other) / step).rounded(.down) - 1) * step
            let last = (((max(kept, other) + length) / step).rounded(.up) + 1) * step
            let isNear = last > 0 && first < thickness(of: flow)
            return LazyFlowWindow(
                start: isNear ? first : 0, end: isNear ? last : 0, availableLength: available)
        }
    }

    /// Breaks lines as they will be placed. SwiftUI tells how large the flow is before it places views, and says nothing
    /// after that.
    private func breakLines(ofFlowWithLength length: CGFloat) {
        func isAsLong(_ flow: EditableFlow) -> Bool { abs(self.length(of: flow) - length) <= 0.5 }
        guard !isAsLong(flow) else { return }
        if let trial, isAsLong(trial) {
            flow = trial
        } else {
            flow = trial(in: length < .infinity ? length : nil)
        }
        (trial, moved) = (nil, nil)
    }

    var startOfWindow: CGFloat? { lock.withLock { windowStart } }

    /// Takes that no view of it exists any more.
    func leaveSight() {
        lock.withLock { windowStart = nil }
    }

    // MARK: Scrolling

    /// By which anchor a scroll view scrolls to the flow, so that the line of an item comes to be where another anchor
    /// says: `nil` to scroll no further than needed.
    ///
    /// - Returns: `nil` as long as nothing is known of the scroll view.
    func anchor(scrollingTo item: Int, at anchor: UnitPoint?) -> UnitPoint? {
        lock.withLock {
            guard let known = sight.known else { return nil }
            // The section may not have been shown yet, or not in this length.
            let flow = trial(in: known.availableLength)
            let line = extent(ofLine: flow.lineIndex(ofItem: item), in: flow)
            guard let length = known.windowLength else {
                // The line is in sight where the same part of the flow is at the same part of the window.
                return point((line.start + line.end) / 2 / max(thickness(of: flow), 1))
            }
            let start: CGFloat
            if let anchor {
                let part = flow.options.axis == .horizontal ? anchor.y : anchor.x
                start = line.start + part * (line.end - line.start - length)
            } else {
                start = min(line.start, max(windowStart ?? 0, line.end - length))
            }
            let exact = self.anchor(beginningAt: start, of: flow, windowLength: length)
            // A lazy stack has to find a section first that it has not shown: it is where some of it is in the window.
            return windowStart == nil ? exact.clamped : exact
        }
    }

    /// The items on the line at the start of the window, or below the header there; `nil` if that is not one of these.
    private func items(atStart windowStart: CGFloat) -> Range<Int>? {
        let header = sight.headerLength
        let place = windowStart + header
        // What is between lines belongs to the one before, and all that is before the first one to that.
        let reach = (before: header > 0 ? header + 2 * gap : 0, after: header > 0 ? 0 : gap)
        // Systems round to pixels.
        guard flow.lineCount > 0, place > -reach.before - 0.5,
            place < thickness(of: flow) + reach.after - 0.5
        else { return nil }
        let lines = flow.lineRange(from: 0, to: max(place + 0.5, 1 / 1024))
        return (flow.options.reversesLines ? lines.first : lines.last).map { flow.itemRange(ofLine: $0) }
    }

    /// By which anchor the line of an item comes to be at the start of the window.
    func anchor(keepingAtStart item: Int) -> UnitPoint? {
        lock.withLock {
            guard let known = sight.known, let length = known.windowLength else { return nil }
            let flow = trial(in: known.availableLength)
            guard item < flow.count else { return nil }
            return anchor(beginningAt: start(keeping: item, in: flow), of: flow, windowLength: length)
        }
    }

    /// Where the window begins, if the line of an item comes to be at its start: after the header of the section, and as far
    /// from that as it is if it is the first line.
    private func start(keeping item: Int, in flow: EditableFlow) -> CGFloat {
        guard item < flow.count else { return 0 }
        let header = sight.headerLength
        let line = extent(ofLine: flow.lineIndex(ofItem: item), in: flow)
        return line.start - header - (line.start == 0 && header > 0 ? gap : 0)
    }

    private func thickness(of flow: EditableFlow) -> CGFloat {
        let size = flow.size
        return flow.options.axis == .horizontal ? size.height : size.width
    }

    private func length(of flow: EditableFlow) -> CGFloat {
        let size = flow.size
        return flow.options.axis == .horizontal ? size.width : size.height
    }

    private func extent(ofLine line: Int, in flow: EditableFlow) -> (start: CGFloat, end: CGFloat) {
        let frame = flow.line(at: line).frame
        return flow.options.axis == .horizontal
            ? (frame.y, frame.y + frame.height) : (frame.x, frame.x + frame.width)
    }

    /// The anchor by which the window begins at a place in the flow: the same part of the flow then is at the same part of
    /// the window.
    private func anchor(
        beginningAt start: CGFloat, of flow: EditableFlow, windowLength: CGFloat
    ) -> UnitPoint {
        let rest = thickness(of: flow) - windowLength
        guard abs(rest) >= 1 else { return point(0) }
        // The scroll view multiplies again: of the nearest numbers, one leads to the place itself.
        let part = start / rest
        let near = (-4...4).map { part + CGFloat($0) * part.ulp }
        return point(near.first { $0 * rest == start } ?? part)
    }

    private func point(_ part: CGFloat) -> UnitPoint {
        flow.options.axis == .horizontal ? UnitPoint(x: 0.5, y: part) : UnitPoint(x: part, y: 0.5)
    }
}

extension UnitPoint {
    fileprivate var clamped: UnitPoint { UnitPoint(x: min(max(x, 0), 1), y: min(max(y, 0), 1)) }
}
