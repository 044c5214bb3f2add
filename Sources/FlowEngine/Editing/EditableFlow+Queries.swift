// What is asked for is arranged for the answer: the lines that it is about, and no others.

extension EditableFlow {
    /// The size of the whole, in points: the longest line by the sum of the lines and the spacings between
    /// them. O(1).
    public var size: FlowSize {
        FlowSize(main: container, cross: thickness, axis: options.axis)
    }

    /// The number of lines. O(1).
    public var lineCount: Int { lines.count }

    // MARK: Lines

    /// The line at an index: its items and its rectangle.
    public func line(at index: Int) -> FlowLine {
        let (cursor, current) = place(ofLine: index)
        return line(current, at: cursor)
    }

    /// The indices of the items on the line at an index.
    public func itemRange(ofLine index: Int) -> Range<Int> {
        let (cursor, current) = place(ofLine: index)
        return cursor.item..<cursor.item + current.count
    }

    private func place(ofLine index: Int) -> (LineCursor, RelativeLine) {
        let cursor = LineCursor(atLine: index, in: lines)
        guard index >= 0, let current = cursor.current(in: lines) else {
            preconditionFailure("there is no line at the index")
        }
        return (cursor, current)
    }

    /// The index of the line that holds an item.
    public func lineIndex(ofItem index: Int) -> Int {
        precondition(index >= 0 && index < count, "there is no item at the index")
        return LineCursor(atItem: index, in: lines).line
    }

    /// The index of the line at a distance across from the top of the flow (vertical flow: from its left
    /// edge), in points; `nil` where there is none. Where lines overlap, it is the last of them.
    public func lineIndex(atOffset offset: Double) -> Int? {
        lineRange(from: offset, to: offset) { start, end in start <= offset && offset < end }.last
    }

    /// The lines from the first to the last one that share an interval across with a rectangle, wherever it
    /// begins and ends along them. Lines that only touch it do not count. O(log n + k) for k lines.
    public func lineRange(intersecting rect: FlowRect) -> Range<Int> {
        let interval = rect.extent(along: options.axis.other)
        return lineRange(from: interval.start, to: interval.end) { start, end in
            start < interval.end && interval.start < end
        }
    }

    /// The lines from the first to the last one whose start and end across satisfy a condition, which none
    /// does that is outside of an interval.
    private func lineRange(
        from start: Double, to end: Double, where isIncluded: (_ start: Double, _ end: Double) -> Bool
    ) -> Range<Int> {
        var found: Range<Int>?
        visitLines(in: candidates(from: start, to: end)) { cursor, current in
            let (start, end) = line(current, at: cursor).frame.extent(along: options.axis.other)
            if isIncluded(start, end) { found = (found?.lowerBound ?? cursor.line)..<cursor.line + 1 }
        }
        return found ?? 0..<0
    }

    func nearestLine(toOffset offset: Double) -> Int? {
        // No place in the flow is farther from a line than two lines are from each other.
        let reach = max(lineGap.points, 0)
        var nearest: (line: Int, distance: Double)?
        visitLines(in: candidates(from: offset - reach, to: offset + reach)) { cursor, current in
            let distance = line(current, at: cursor).frame.distance(to: offset, along: options.axis.other)
            if nearest.map({ distance <= $0.distance }) ?? true { nearest = (cursor.line, distance) }
        }
        return nearest?.line
    }

    private func line(_ current: RelativeLine, at cursor: LineCursor) -> FlowLine {
        let range = cursor.item..<cursor.item + current.count
        let broken = BrokenLine(
            range: range, length: current.length, endsParagraph: isBreakForced(before: range.upperBound))
        var line = FlowLine(
            broken, spreadBy: spread.space(on: broken), top: top(of: cursor),
            thickness: options.equalizesLines ? lines.summary.thickness : current.thickness,
            axis: options.axis)
        Mirror(of: size, options: options)?.flip(&line.frame)
        return line
    }

    /// Whether a line ends before an item, or after all of them, however much space there is.
    private func isBreakForced(before index: Int) -> Bool {
        index == count || self[index].traits.breaksBefore || self[index - 1].traits.breaksAfter
    }

    // MARK: Items

    /// The frame of an item.
    public func frame(at index: Int) -> FlowRect {
        precondition(index >= 0 && index < count, "there is no item at the index")
        return frames(of: index..<index + 1)[0]
    }

    /// The frames of the items of a range, in order.
    public func frames(of range: Range<Int>) -> [FlowRect] {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no items in the range")
        guard let last = range.last else { return [] }
        let start = LineCursor(atItem: range.lowerBound, in: lines)
        var end = LineCursor(atItem: last, in: lines)
        end.step(in: lines)
        var frames: [FlowRect] = []
        frames.reserveCapacity(range.count)
        visitFrames(on: (start, end)) { index, frame in
            if range.contains(index) { frames.append(frame) }
        }
        return frames
    }

    /// The items whose frames share some of their inside with a rectangle, in order. Those that only touch
    /// it do not count; those without a width or a height do, if they are inside it.
    public func frames(intersecting rect: FlowRect) -> [(index: Int, frame: FlowRect)] {
        let interval = rect.extent(along: options.axis.other)
        let candidates = candidates(from: interval.start, to: interval.end)
        var items: [(index: Int, frame: FlowRect)] = []
        items.reserveCapacity(candidates.end.item - candidates.start.item)
        visitFrames(on: candidates) { index, frame in
            if frame.meets(rect) { items.append((index, frame)) }
        }
        return items
    }

    /// The index of the item at a point; `nil` where there is none. Where items overlap, it is the last of
    /// them. An item's left and top edges are part of it, its right and bottom ones are not.
    public func itemIndex(atX x: Double, y: Double) -> Int? {
        let offset = options.axis == .horizontal ? y : x
        var item: Int?
        visitFrames(on: candidates(from: offset, to: offset)) { index, frame in
            if frame.contains(x: x, y: y) { item = index }
        }
        return item
    }

    // MARK: Parts

    /// A part of the arrangement of all items: some lines, with the items and the separators on them and
    /// the separators between them.
    ///
    /// Everything is where it is in the whole, and the size is that of the whole. The first frame is
    /// that of the first item of these lines, whose index is the lower bound of the first line's range.
    public func arrangement(ofLines range: Range<Int>) -> FlowArrangement {
        precondition(range.lowerBound >= 0 && range.upperBound <= lineCount, "there are no such lines")
        let start = LineCursor(atLine: range.lowerBound, in: lines)
        return arrangement(of: (start, LineCursor(atLine: range.upperBound, in: lines)))
    }

    /// What the line at an index takes from the rest of the flow.
    package func surroundings(ofLine index: Int) -> LineSurroundings {
        LineSurroundings(
            columns: columns, available: Length(available: availableLength), space: space,
            spread: spread, thickness: options.equalizesLines ? lines.summary.thickness : .zero,
            endsParagraph: isBreakForced(before: itemRange(ofLine: index).upperBound))
    }

    /// Lines from one to before another.
    private typealias Lines = (start: LineCursor, end: LineCursor)

    @inline(__always)
    private func visitLines(in range: Lines, _ body: (LineCursor, RelativeLine) -> Void) {
        var cursor = range.start
        while cursor.line < range.end.line, let current = cursor.current(in: lines) {
            body(cursor, current)
            cursor.step(in: lines)
        }
    }

    private func arrangement(of range: Lines) -> FlowArrangement {
        // 1. Where the lines are, with the items that the whole has there.
        let first = range.start.item
        let items = items(in: first..<range.end.item)
        let slots = slots(of: items)
        let alignment = CrossAlignment(items, options: options)
        var (broken, stacked): ([BrokenLine], [CrossAlignment.Line]) = ([], [])
        visitLines(in: range) { cursor, line in
            let range = cursor.item - first..<cursor.item - first + line.count
            broken.append(slots.line(range))
            var cross = alignment.line(range)
            cross.top = top(of: cursor)
            if options.equalizesLines { cross.thickness = lines.summary.thickness }
            stacked.append(cross)
        }
        if !broken.isEmpty {
            broken[broken.count - 1].endsParagraph = isBreakForced(before: range.end.item)
        }

        // 2. Everything is placed, and counted as in the whole.
        var part = FlowArrangement()
        part.place(
            FlowLines(of: items, slots, broken: broken, in: space, spread: spread, options: options),
            in: LineStack(lines: stacked, thickness: thickness), alignment: alignment)
        for number in part.lines.indices {
            let range = part.lines[number].range
            part.lines[number].range = first + range.lowerBound..<first + range.upperBound
        }
        return part
    }

    /// Visits the frames of the items on some lines, in order.
    @inline(__always)
    private func visitFrames(on range: Lines, _ body: (_ index: Int, _ frame: FlowRect) -> Void) {
        if let plain, areSizesOnly(range) {
            visitPlainFrames(on: range, plain, body)
        } else {
            for (offset, frame) in arrangement(of: range).frames.enumerated() {
                body(range.start.item + offset, frame)
            }
        }
    }

    /// Whether the items on some lines have nothing but sizes.
    private func areSizesOnly(_ range: Lines) -> Bool {
        if list.summary.areSizesOnly || range.start.item == range.end.item { return true }
        let (first, last) = (list.place(of: range.start.item).chunk, list.place(of: range.end.item - 1).chunk)
        return (first...last).allSatisfy { list.summary(ofChunk: $0).areSizesOnly }
    }

    /// Visits the frames of plain items on some lines. To fill the lines again would need no code of its own here,
    /// and take 1.4 times as long.
    @inline(__always)
    private func visitPlainFrames(
        on range: Lines, _ plain: PlainBreaking, _ body: (_ index: Int, _ frame: FlowRect) -> Void
    ) {
        let mirror = Mirror(of: size, options: options)
        let (axis, spacing) = (options.axis, plain.spacing.points)
        var index = range.start.item
        var cursor = range.start
        // How many items of the line are left, and where the next one is.
        var (restCount, main, cross) = (0, 0.0, 0.0)
        list.visit(index..<range.end.item) { chunk, part in
            for offset in part {
                let size = chunk.sizes[offset]
                if restCount == 0, let line = cursor.current(in: lines) {
                    (restCount, main, cross) = (line.count, 0, cursor.top.points)
                    cursor.step(in: lines)
                }
                var frame = FlowRect(main: main, cross: cross, size: size, axis: axis)
                mirror?.flip(&frame)
                body(index, frame)
                main += size.along(axis).main.truncatedToUnits + spacing
                index &+= 1
                restCount &-= 1
            }
        }
    }
}

// MARK: Across

extension EditableFlow {
    /// The length of the flow along its lines.
    private var container: Length {
        options.containerLength(
            longest: lines.summary.length, available: Length(available: availableLength),
            columns: count > 0 ? columns : nil, kept: kept, growInPart: mayGrowInPart)
    }

    /// How the space that lines leave is spread.
    var spread: LineSpread {
        LineSpread(in: container, longest: lines.summary.length, column: column, options: options)
    }

    /// As for ``Slots``.
    private var mayGrowInPart: Bool {
        let summary = list.summary
        if options.columns != .natural || !summary.traits.areFlexible { return false }
        if summary.traits.growInPart { return true }
        let separator = options.itemSeparator.map(Length.init(nonNegative:))
        let smallest = summary.others.smallest(common: options.itemSpacing)
        return smallest.spaced(from: separator) < .zero
    }

    /// The thickness of the flow.
    private var thickness: Length {
        guard lineCount > 0 else { return .zero }
        if options.equalizesLines {
            return max(pitch.times(lineCount) - lineGap, .zero)
        }
        return max(lines.summary.advance - lineGap, .zero)
    }

    /// The distance from a line to the next one where all are equally thick.
    private var pitch: Length { lines.summary.thickness + lineGap }

    private func top(of line: LineCursor) -> Length {
        options.equalizesLines ? pitch.times(line.line) : line.top
    }

    /// All lines that may meet an interval, and few others.
    private func candidates(from start: Double, to end: Double) -> Lines {
        // Frames differ from lengths by less than a point.
        var (start, end) = (Length(position: start) - Length(1), Length(position: end) + Length(1))
        if Mirror(of: size, options: options)?.flips(across: options.axis) ?? false {
            (start, end) = (thickness - end, thickness - start)
        }
        var found: Lines?
        var cursor = LineCursor()
        lines.visitChunks { summary in
            let (top, bottom) = extent(of: summary, at: cursor)
            if top < end && start < bottom { return false }
            cursor.skip(summary)
            return true
        } _: { chunk in
            cursor.enter(chunk)
            for line in lines.chunks[chunk].lines {
                let current = cursor
                cursor.step(over: line)
                let (top, bottom) = extent(of: LineChunk.Summary(line), at: current)
                if top < end && start < bottom { found = (found?.start ?? current, cursor) }
            }
        }
        return found ?? (LineCursor(), LineCursor())
    }

    /// Where some lines start and end across, before anything is mirrored. Negative spacings can bring the last of
    /// them before the first.
    private func extent(of summary: LineChunk.Summary, at first: LineCursor) -> (top: Length, bottom: Length)
    {
        if !options.equalizesLines { return (first.top + summary.top, first.top + summary.bottom) }
        let (first, last) = (pitch.times(first.line), pitch.times(first.line + summary.count - 1))
        return (min(first, last), max(first, last) + lines.summary.thickness)
    }
}

extension FlowRect {
    fileprivate func meets(_ other: FlowRect) -> Bool {
        x < other.x + other.width && other.x < x + width
            && y < other.y + other.height && other.y < y + height
    }

    fileprivate func contains(x: Double, y: Double) -> Bool {
        self.x <= x && x < self.x + width && self.y <= y && y < self.y + height
    }
}
