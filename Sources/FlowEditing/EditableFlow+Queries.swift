// A query arranges the lines that it asks about, and no others.

extension EditableFlow {
    /// The size of the whole flow, in points: by default, as long as its longest line, and as thick as its lines with the
    /// gaps between them. O(1).
    public var size: FlowSize {
        stack.size
    }

    /// The number of lines. O(1).
    public var lineCount: Int { lines.count }

    // MARK: Lines

    /// The line at an index: its items and its rectangle.
    public func line(at index: Int) -> FlowLine {
        let (cursor, current) = findLine(at: index)
        return stack.placed(current, below: cursor.above)
    }

    /// The indices of the items on the line at an index.
    public func itemRange(ofLine index: Int) -> Range<Int> {
        let (cursor, current) = findLine(at: index)
        return cursor.itemIndex..<cursor.itemIndex + current.count
    }

    private func findLine(at index: Int) -> (LineCursor, Line) {
        let cursor = LineCursor(atLine: index, in: lines)
        guard index >= 0, let current = cursor.current(in: lines.chunks) else {
            preconditionFailure("there is no line at the index")
        }
        return (cursor, current)
    }

    /// The index of the line that holds an item.
    public func lineIndex(ofItem index: Int) -> Int {
        precondition(index >= 0 && index < count, "there is no item at the index")
        return LineCursor(atItem: index, in: lines).lineIndex
    }

    /// The lines, from the first to the last, that overlap a rectangle across, wherever it is along them. Lines that
    /// only touch it do not count. O(log n + m) for m lines; where lines overlap, all of them are looked at.
    public func lineRange(intersecting rect: FlowRect) -> Range<Int> {
        let (stack, axis) = (stack, options.axis.other)
        let (start, end) = rect.extent(along: axis)
        var range = 0..<0
        visitLines(in: candidates(from: start, to: end, in: stack)) { cursor, line in
            let extent = stack.placed(line, below: cursor.above).frame.extent(along: axis)
            guard extent.start < end && start < extent.end else { return }
            range = (range.isEmpty ? cursor.lineIndex : range.lowerBound)..<cursor.lineIndex + 1
        }
        return range
    }

    /// The index at which to insert an item that is dropped at a point, in points; the number of items for the end.
    ///
    /// The item goes on the line nearest to the point, before the first item in visual order whose middle is past the
    /// point. Between two that are read against the flow, it goes after that item. The index at the end of a line is
    /// that of the next line's first item: an item that is inserted there may fit on either line.
    ///
    /// If the line has only one item, the point's position across decides: the new item goes before that item if the
    /// point is before its middle across, and otherwise after it. But past the end of the last line, if another item of
    /// that length has space there, it goes to the end.
    ///
    /// O(log n + m) for m items on the line.
    public func insertionIndex(atX x: Double, y: Double) -> Int {
        let point = size.point(atX: x, y: y, along: options.axis)
        guard let line = nearestLine(toOffset: point.cross) else { return 0 }
        return part(ofLines: line..<line + 1).arrangement
            .insertionIndex(at: point, onLine: 0, isLast: line == lineCount - 1)
    }

    /// The line nearest to an offset across, which is inside the flow: the last of several, and `nil` without lines.
    private func nearestLine(toOffset offset: Double) -> Int? {
        guard lineCount > 0 else { return nil }
        let (stack, axis) = (stack, options.axis.other)
        // The nearest line is no farther away than the first of those around the offset.
        let near = min(candidates(from: offset, to: offset, in: stack).start.lineIndex, lineCount - 1)
        let most = line(at: near).frame.distance(to: offset, along: axis)
        var nearest: (line: Int, distance: Double)?
        visitLines(in: candidates(from: offset - most, to: offset + most, in: stack)) { cursor, line in
            let distance = stack.placed(line, below: cursor.above).frame.distance(to: offset, along: axis)
            if nearest.map({ distance <= $0.distance }) ?? true { nearest = (cursor.lineIndex, distance) }
        }
        return nearest?.line
    }

    // MARK: Items

    /// The frame of an item.
    public func frame(at index: Int) -> FlowRect {
        precondition(index >= 0 && index < count, "there is no item at the index")
        return frames(of: index..<index + 1)[0]
    }

    /// The frames of the items of a range, in order.
    public func frames(of range: Range<Int>) -> [FlowRect] {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is out of bounds")
        guard let last = range.last else { return [] }
        let start = LineCursor(atItem: range.lowerBound, in: lines)
        var end = LineCursor(atItem: last, in: lines)
        end.step(in: lines.chunks)
        let all = arrangement(of: (start, end), in: stack).frames
        return range.map { all[$0 - start.itemIndex] }
    }

    /// The items whose frames overlap a rectangle, in order. Those that only touch it do not count; those without a
    /// width or a height do, if they are inside it.
    public func frames(intersecting rect: FlowRect) -> [(index: Int, frame: FlowRect)] {
        let (stack, interval) = (stack, rect.extent(along: options.axis.other))
        let range = candidates(from: interval.start, to: interval.end, in: stack)
        var found: [(index: Int, frame: FlowRect)] = []
        found.reserveCapacity(range.end.itemIndex - range.start.itemIndex)
        for (offset, frame) in arrangement(of: range, in: stack).frames.enumerated() where frame.meets(rect) {
            found.append((range.start.itemIndex + offset, frame))
        }
        return found
    }

    // MARK: Parts

    /// Some lines, with the items and the separators on them and the separators between them. O(log n + m) for m items.
    public func part(ofLines range: Range<Int>) -> FlowPart {
        precondition(range.lowerBound >= 0 && range.upperBound <= lineCount, "the range is out of bounds")
        let start = LineCursor(atLine: range.lowerBound, in: lines)
        let end = LineCursor(atLine: range.upperBound, in: lines)
        return FlowPart(arrangement: arrangement(of: (start, end), in: stack))
    }

    /// Some lines: from the one at the start to before the one at the end.
    private typealias CursorRange = (start: LineCursor, end: LineCursor)

    @inline(__always)
    private func visitLines(in range: CursorRange, _ body: (LineCursor, Line) -> Void) {
        var cursor = range.start
        while cursor.lineIndex < range.end.lineIndex, let current = cursor.current(in: lines.chunks) {
            body(cursor, current)
            cursor.step(in: lines.chunks)
        }
    }

    private func arrangement(of range: CursorRange, in stack: Stack) -> FlowArrangement {
        var lines: [Line] = []
        lines.reserveCapacity(range.end.lineIndex - range.start.lineIndex)
        visitLines(in: range) { _, line in lines.append(line) }
        return FlowArrangement(
            of: lines, with: items(in: range.start.itemIndex..<range.end.itemIndex), in: stack,
            below: range.start.above, lineSpace: lineSpace)
    }
}

// MARK: Across

extension EditableFlow {
    /// Where lines are across. O(1).
    var stack: Stack {
        Stack(plan, lines.summary, targetLength: targetLength, across: Length(space: availableThickness))
    }

    /// The lines that may intersect an interval, maybe with the one before them; all lines where these overlap.
    /// O(log n + m) for m lines.
    private func candidates(from lower: Double, to upper: Double, in stack: Stack) -> CursorRange {
        if stack.linesOverlap { return (LineCursor(), LineCursor(atEndOf: lines)) }
        let interval = stack.interval(from: lower, to: upper)
        // All lines above this one end before the interval, together with the gap below each.
        let start = LineCursor(in: lines) { upToLine in stack.top(below: upToLine) > interval.start }
        var end = start
        while end.lineIndex < lineCount, stack.top(below: end.above) < interval.end {
            end.step(in: lines.chunks)
        }
        return (start, end)
    }
}

extension FlowRect {
    /// Whether it overlaps another one.
    fileprivate func meets(_ other: FlowRect) -> Bool {
        x < other.x + other.width && other.x < x + width
            && y < other.y + other.height && other.y < y + height
    }
}
