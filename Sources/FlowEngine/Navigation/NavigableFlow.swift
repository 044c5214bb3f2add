// How people find their way through a flow: where the things that they drop go, and where keys lead.

/// Lines that can be looked at one by one.
protocol NavigableFlow {
    var size: FlowSize { get }
    /// The number of items.
    var count: Int { get }
    var lineCount: Int { get }
    func line(at index: Int) -> FlowLine
    func lineIndex(ofItem index: Int) -> Int
    func frame(at index: Int) -> FlowRect
    func frames(of range: Range<Int>) -> [FlowRect]
    /// The items of a line in the order in which they are seen from where the line starts; `nil` for their own.
    func order(ofLine index: Int) -> [Int]?
    /// The line that is nearest to a distance across, which is inside the flow; the last of several, and `nil`
    /// without lines.
    func nearestLine(toOffset offset: Double, across axis: FlowAxis) -> Int?
}

// MARK: Dropping

extension NavigableFlow {
    /// The index before which something goes that is dropped at a point.
    func insertionIndex(x: Double, y: Double, _ options: FlowOptions) -> Int {
        let (main, cross) = options.axis == .horizontal ? (x, y) : (y, x)
        // NaN counts as 0.
        let offset = cross > 0 ? min(cross, size.along(options.axis).cross) : 0
        guard let number = nearestLine(toOffset: offset, across: options.axis) else { return 0 }
        let range = line(at: number).range
        let (point, isMirrored) = (main.isNaN ? 0 : main, options.swapsLineEnds)
        func isNext(_ frame: FlowRect) -> Bool {
            let middle = frame.middle(along: options.axis)
            return isMirrored ? middle < point : middle > point
        }
        let frames = frames(of: range)
        guard let order = order(ofLine: number) else {
            return frames.firstIndex(where: isNext).map { range.lowerBound + $0 } ?? range.upperBound
        }
        guard let next = order.firstIndex(where: { isNext(frames[$0 - range.lowerBound]) }) else {
            return range.upperBound
        }
        // Among items that run the other way, what is seen before one comes after it. Where they begin and end, it goes
        // with the others.
        let isAmongReversed = next > 0 && order[next - 1] > order[next]
        return isAmongReversed ? order[next - 1] : range.lowerBound + next
    }
}

// MARK: Keys

extension NavigableFlow {
    /// Where a key leads from an item; `nil` where there is nothing in its direction.
    func move(
        _ movement: FlowMovement, from cursor: FlowCursor, _ options: FlowOptions
    ) -> FlowCursor? {
        precondition(cursor.item >= 0 && cursor.item < count, "there is no item at the cursor")
        let number = lineIndex(ofItem: cursor.item)
        switch (movement, options.axis) {
        case (.lineStart, _): return end(ofLine: number, isLast: false)
        case (.lineEnd, _): return end(ofLine: number, isLast: true)
        case (.left, .horizontal), (.up, .vertical):
            return neighbor(of: cursor, onLine: number, isNext: options.swapsLineEnds)
        case (.right, .horizontal), (.down, .vertical):
            return neighbor(of: cursor, onLine: number, isNext: !options.swapsLineEnds)
        case (.up, .horizontal), (.left, .vertical):
            return nearestItem(
                to: cursor, onLine: number + (options.swapsLines ? 1 : -1), along: options.axis)
        case (.down, .horizontal), (.right, .vertical):
            return nearestItem(
                to: cursor, onLine: number + (options.swapsLines ? -1 : 1), along: options.axis)
        }
    }

    /// The item that is seen beside another one: on its line, or where the next or the previous line begins or ends.
    private func neighbor(of cursor: FlowCursor, onLine number: Int, isNext: Bool) -> FlowCursor? {
        let (range, order) = (line(at: number).range, order(ofLine: number))
        let position = order?.firstIndex(of: cursor.item) ?? cursor.item - range.lowerBound
        let next = isNext ? position + 1 : position - 1
        guard next >= 0, next < range.count else {
            return end(ofLine: isNext ? number + 1 : number - 1, isLast: !isNext)
        }
        return FlowCursor(item: order?[next] ?? range.lowerBound + next)
    }

    /// The item that is seen first or last on a line, if there is such a line.
    private func end(ofLine number: Int, isLast: Bool) -> FlowCursor? {
        guard number >= 0, number < lineCount else { return nil }
        let (range, order) = (line(at: number).range, order(ofLine: number))
        let item = isLast ? order?.last ?? range.upperBound - 1 : order?.first ?? range.lowerBound
        return FlowCursor(item: item)
    }

    /// The item of a line, if there is such a line, that is nearest to where movements across lines began.
    private func nearestItem(
        to cursor: FlowCursor, onLine number: Int, along axis: FlowAxis
    ) -> FlowCursor? {
        guard number >= 0, number < lineCount else { return nil }
        let origin = cursor.origin ?? frame(at: cursor.item).middle(along: axis)
        var nearest: (item: Int, distance: Double)?
        let range = line(at: number).range
        for (item, frame) in zip(range, frames(of: range)) {
            let distance = frame.distance(to: origin, along: axis)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (item, distance) }
        }
        return nearest.map { FlowCursor(item: $0.item, origin: origin) }
    }
}

extension FlowRect {
    /// Where the rectangle begins and ends along an axis.
    func extent(along axis: FlowAxis) -> (start: Double, end: Double) {
        axis == .horizontal ? (x, x + width) : (y, y + height)
    }

    fileprivate func middle(along axis: FlowAxis) -> Double {
        let (start, end) = extent(along: axis)
        return (start + end) / 2
    }

    /// How far the rectangle is from a point on an axis; 0 inside it.
    func distance(to point: Double, along axis: FlowAxis) -> Double {
        let (start, end) = extent(along: axis)
        return max(start - point, point - end, 0)
    }
}
