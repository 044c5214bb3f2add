// How people find their way through a flow: where dropped things go, and where keys lead.

/// A flow whose lines can be read one by one.
package protocol NavigableFlow {
    var size: FlowSize { get }
    var orientation: Orientation { get }
    /// The number of items.
    var count: Int { get }
    var lineCount: Int { get }
    func line(at index: Int) -> FlowLine
    func lineIndex(ofItem index: Int) -> Int
    func frame(at index: Int) -> FlowRect
    func frames(of range: Range<Int>) -> [FlowRect]
    /// The items of a line in visual order, from where the line starts; `nil` for their own order.
    func order(ofLine index: Int) -> [Int]?
    /// The line nearest to a distance across, which has to be inside the flow; the last of several, `nil` without
    /// lines.
    func nearestLine(toOffset offset: Double) -> Int?
}

// MARK: Dropping

extension NavigableFlow {
    /// The index at which to insert something that is dropped at a point.
    package func insertionIndex(x: Double, y: Double) -> Int {
        let axis = orientation.axis
        let (main, cross) = axis == .horizontal ? (x, y) : (y, x)
        // NaN counts as 0.
        let offset = cross > 0 ? min(cross, size.along(axis).cross) : 0
        guard let number = nearestLine(toOffset: offset) else { return 0 }
        let range = line(at: number).range
        let (point, isMirrored) = (main.isNaN ? 0 : main, orientation.swapsLineEnds)
        // An item that is alone on its line has neighbors only on other lines, so its middle across decides.
        if range.count == 1, case let only = frame(at: range.lowerBound),
            !(number == lineCount - 1 && hasSpace(after: only, at: point))
        {
            let middle = only.middle(along: axis.other)
            let isBefore = orientation.swapsLines ? offset > middle : offset < middle
            return isBefore ? range.lowerBound : range.upperBound
        }
        func isNext(_ frame: FlowRect) -> Bool {
            let middle = frame.middle(along: axis)
            return isMirrored ? middle < point : middle > point
        }
        let frames = frames(of: range)
        guard let order = order(ofLine: number) else {
            return frames.firstIndex(where: isNext).map { range.lowerBound + $0 } ?? range.upperBound
        }
        guard let next = order.firstIndex(where: { isNext(frames[$0 - range.lowerBound]) }) else {
            return range.upperBound
        }
        // Among items that run the other way, what is seen before an item comes after it in order. At the ends of their
        // run, the line's own direction decides.
        let isAmongReversed = next > 0 && order[next - 1] > order[next]
        return isAmongReversed ? order[next - 1] : range.lowerBound + next
    }

    /// Whether a point along lines is after an item, in space for another one of its length.
    private func hasSpace(after frame: FlowRect, at point: Double) -> Bool {
        let (start, end) = frame.extent(along: orientation.axis)
        let length = size.along(orientation.axis).main
        return orientation.swapsLineEnds
            ? point < start && start >= end - start : point > end && length - end >= end - start
    }
}

// MARK: Keys

extension NavigableFlow {
    /// Where a key leads from an item, among those that can be reached; `nil` where there is nothing in its direction.
    package func move(
        _ movement: FlowMovement, from cursor: FlowCursor,
        where isReachable: (Int) -> Bool
    ) -> FlowCursor? {
        precondition(cursor.item >= 0 && cursor.item < count, "there is no item at the cursor")
        let number = lineIndex(ofItem: cursor.item)
        switch (movement, orientation.axis) {
        case (.lineStart, _): return end(ofLine: number, isLast: false, where: isReachable)
        case (.lineEnd, _): return end(ofLine: number, isLast: true, where: isReachable)
        case (.left, .horizontal), (.up, .vertical):
            return neighbor(
                of: cursor.item, onLine: number, isNext: orientation.swapsLineEnds, where: isReachable)
        case (.right, .horizontal), (.down, .vertical):
            return neighbor(
                of: cursor.item, onLine: number, isNext: !orientation.swapsLineEnds, where: isReachable)
        case (.up, .horizontal), (.left, .vertical):
            return nearestItem(
                to: cursor, onLine: number, isNext: orientation.swapsLines, where: isReachable)
        case (.down, .horizontal), (.right, .vertical):
            return nearestItem(
                to: cursor, onLine: number, isNext: !orientation.swapsLines, where: isReachable)
        }
    }

    /// The item that is seen beside another one: on its line, or where a line after or before it begins or ends.
    private func neighbor(
        of item: Int, onLine number: Int, isNext: Bool, where isReachable: (Int) -> Bool
    ) -> FlowCursor? {
        let (range, order) = (line(at: number).range, order(ofLine: number))
        var position = order?.firstIndex(of: item) ?? item - range.lowerBound
        while true {
            position += isNext ? 1 : -1
            guard position >= 0, position < range.count else { break }
            let beside = order?[position] ?? range.lowerBound + position
            if isReachable(beside) { return FlowCursor(item: beside) }
        }
        return first(fromLine: number, isNext: isNext) {
            end(ofLine: $0, isLast: !isNext, where: isReachable)
        }
    }

    /// The item that is seen first or last on a line, if it has one that can be reached.
    private func end(ofLine number: Int, isLast: Bool, where isReachable: (Int) -> Bool) -> FlowCursor? {
        let range = line(at: number).range
        let item =
            if let order = order(ofLine: number) {
                isLast ? order.last(where: isReachable) : order.first(where: isReachable)
            } else {
                isLast ? range.last(where: isReachable) : range.first(where: isReachable)
            }
        return item.map { FlowCursor(item: $0) }
    }

    /// The item nearest to where movements across lines began, on the nearest line with an item that can be reached.
    private func nearestItem(
        to cursor: FlowCursor, onLine number: Int, isNext: Bool,
        where isReachable: (Int) -> Bool
    ) -> FlowCursor? {
        let axis = orientation.axis
        let origin = cursor.origin ?? frame(at: cursor.item).middle(along: axis)
        return first(fromLine: number, isNext: isNext) { number in
            var nearest: (item: Int, distance: Double)?
            let range = line(at: number).range
            for (item, frame) in zip(range, frames(of: range)) where isReachable(item) {
                let distance = frame.distance(to: origin, along: axis)
                if nearest.map({ distance < $0.distance }) ?? true { nearest = (item, distance) }
            }
            return nearest.map { FlowCursor(item: $0.item, origin: origin) }
        }
    }

    /// The first that is found on the lines after or before one.
    private func first(
        fromLine number: Int, isNext: Bool, found: (_ line: Int) -> FlowCursor?
    ) -> FlowCursor? {
        var number = number
        while true {
            number += isNext ? 1 : -1
            guard number >= 0, number < lineCount else { return nil }
            if let cursor = found(number) { return cursor }
        }
    }
}

extension FlowRect {
    /// Where the rectangle begins and ends along an axis.
    package func extent(along axis: FlowAxis) -> (start: Double, end: Double) {
        axis == .horizontal ? (x, x + width) : (y, y + height)
    }

    fileprivate func middle(along axis: FlowAxis) -> Double {
        let (start, end) = extent(along: axis)
        return (start + end) / 2
    }

    /// How far the rectangle is from a point on an axis; 0 inside it.
    package func distance(to point: Double, along axis: FlowAxis) -> Double {
        let (start, end) = extent(along: axis)
        return max(start - point, point - end, 0)
    }
}
