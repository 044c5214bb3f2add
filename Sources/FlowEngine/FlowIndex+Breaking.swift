// Lines are broken as for an arrangement, from copies of some items at a time.

extension FlowIndex {
    /// Whether a line cannot be broken without the others.
    var areLinesDependent: Bool {
        options.breaking != .greedy || (Length(available: available) == nil && list.summary.areFlexible)
    }

    /// What all items make of uniform columns; `nil` where there are none.
    var column: UniformColumn? {
        guard options.columns == .uniform else { return nil }
        let summary = list.summary
        let common = Length(options.itemSpacing)
        let own = Length(sanitized: summary.others.largestOwn)
        return UniformColumn(
            length: Length(
                sanitized: options.axis == .horizontal ? summary.largest.width : summary.largest.height),
            spacing: count < 2 ? common : summary.others.haveCommon ? max(common, own) : own)
    }

    func slots(of items: FlowItems) -> Slots {
        Slots(of: items, in: Length(available: available), options: options, column: column)
    }

    /// Breaks all items anew.
    mutating func breakAll() {
        lines = ChunkedList()
        if areLinesDependent {
            let items = items
            let slots = slots(of: items)
            var broken: [BrokenLine] = []
            var optimal = OptimalBreaker()
            slots.break(by: options.breaking, into: &broken, using: &optimal)
            room = Length(available: available) ?? broken.longest
            var made: [IndexedLine] = []
            append(FlowLines(slots, broken: broken, room: room, options: options), of: items, to: &made)
            var new = LineChunk()
            new.append(made[...])
            lines = ChunkedList(new)
            newLineCount = lines.count
        } else {
            room = Length(available: available) ?? .zero
            breakLines(around: 0..<0, replacedBy: count)
        }
    }

    /// Breaks lines anew around an edit, up to the one that begins with the same item as before.
    ///
    /// - Parameters:
    ///   - range: The items that the edit replaced, as they were counted before it.
    ///   - newCount: The number of items in their place.
    mutating func breakLines(around range: Range<Int>, replacedBy newCount: Int) {
        // 1. An item that is shorter now may go up to the line before, and others after it.
        var old = LineCursor(atItem: range.lowerBound, in: lines)
        old.stepBack(in: lines)
        var edit = LineEdit(start: old.item, first: old.line, old: old, end: range.lowerBound + newCount)
        newLineCount = 0

        // 2. Lines are made of more and more items at a time, as most edits concern few.
        var windowCount = 32
        var window = Window()
        while edit.start < count {
            let end = min(edit.start + windowCount, count)
            setLines(of: edit.start..<end, in: &window)
            // More items may belong on the last line.
            if end < count { window.lines.removeLast() }
            // What begins behind the edit, and with the same item as before, is as it was.
            let known = firstKnownLine(of: window.lines, in: &edit)
            edit.new.append(window.lines[..<(known ?? window.lines.count)])
            if known != nil {
                replaceLines(edit.first..<edit.old.line, with: edit.new)
                return
            }
            windowCount = window.lines.isEmpty ? 2 * windowCount : min(2 * windowCount, Window.capacity)
            edit.start += window.lines.reduce(0) { $0 + $1.count }

            // 3. Lines of equal items are not broken one by one.
            if addLinesOfEqualItems(to: &edit) { windowCount = 32 }
        }
        replaceLines(edit.first..<lines.count, with: edit.new)
    }

    /// The first line that began with the same item before the edit, and is behind it.
    private func firstKnownLine(of new: [IndexedLine], in edit: inout LineEdit) -> Int? {
        let moved = moved
        var item = edit.start
        for (number, line) in new.enumerated() {
            if item >= edit.end {
                edit.old.step(toItem: item - moved, in: lines)
                if edit.old.item == item - moved { return number }
            }
            item += line.count
        }
        return nil
    }

    /// How far the items behind an edit have moved, while their lines have not.
    private var moved: Int { count - lines.summary.items }

    /// Adds lines that are like the last one that was made, where it and the items behind it are equal. Full
    /// lines of equal items are equal wherever they begin: those that were there stay.
    ///
    /// - Returns: Whether there are any.
    private mutating func addLinesOfEqualItems(to edit: inout LineEdit) -> Bool {
        guard let line = edit.new.lines.last else { return false }
        let fullCount = (endOfEqualItems(from: edit.start - line.count) - 1 - edit.start) / line.count
        if fullCount <= 0 { return false }
        let end = edit.start + fullCount * line.count
        var keptCount = 0
        if edit.start >= edit.end {
            edit.old.step(toItem: edit.start - moved, in: lines)
            keptCount = max(end - moved - edit.old.item, 0) / line.count
        }
        edit.start = end
        if keptCount > 0 {
            edit.new.append(line, count: fullCount - keptCount)
            replaceLines(edit.first..<edit.old.line, with: edit.new)
            edit.first += edit.new.count + keptCount
            edit.old = LineCursor(atLine: edit.first, in: lines)
            edit.new = LineChunk()
        } else if edit.first == lines.count {
            // At the end they share their memory.
            let chunkCount = max(fullCount / LineChunk.usualCount - 1, 0)
            edit.new.append(line, count: fullCount - chunkCount * LineChunk.usualCount)
            replaceLines(edit.first..<edit.first, with: edit.new)
            edit.new = LineChunk()
            edit.new.append(line, count: LineChunk.usualCount)
            lines.append(repeating: edit.new, count: chunkCount)
            newLineCount += chunkCount * LineChunk.usualCount
            edit.first = lines.count
            edit.old = LineCursor(atLine: edit.first, in: lines)
            edit.new = LineChunk()
        } else {
            edit.new.append(line, count: fullCount)
        }
        return true
    }

    private mutating func replaceLines(_ range: Range<Int>, with new: LineChunk) {
        lines.replaceSubrange(range, with: new)
        newLineCount += new.count
    }

    /// The end of items that are known to be equal to the one at an index and to have nothing but a size.
    private func endOfEqualItems(from index: Int) -> Int {
        let (first, offset) = list.place(of: index)
        var end = index - offset
        var size: FlowSize?
        for chunk in first..<list.chunks.count {
            let summary = list.summaries[chunk]
            guard summary.areEqual, size == nil || size == summary.largest else { break }
            size = summary.largest
            end += summary.count
        }
        return end
    }

    /// Breaks some items into lines, the last of which may end where the items do.
    private func setLines(of range: Range<Int>, in window: inout Window) {
        window.lines.removeAll(keepingCapacity: true)

        // 1. Nothing decides but sizes, of which no more is copied than that.
        if let breaking = PlainBreaking(in: available, options: options), window.read(range, of: self) {
            let gap = lineGap
            breaking.run(window.lengths, window.thicknesses) { range, length, thickness in
                window.lines.append(
                    IndexedLine(
                        count: range.count, length: length, thickness: thickness,
                        advance: thickness + gap))
            } place: { _, _ in
            }
            return
        }

        // 2. All else is done as it is with all items.
        let items = items(in: range)
        let slots = slots(of: items)
        var broken: [BrokenLine] = []
        slots.breakGreedily(into: &broken)
        append(
            FlowLines(slots, broken: broken, room: room, options: options), of: items, to: &window.lines)
    }

    private func append(_ new: FlowLines, of items: FlowItems, to lines: inout [IndexedLine]) {
        let alignment = CrossAlignment(items, options: options)
        let gap = lineGap
        for line in new.broken {
            let thickness = alignment.line(line.range).thickness
            lines.append(
                IndexedLine(
                    count: line.range.count, length: line.length, thickness: thickness,
                    advance: thickness + gap))
        }
    }

    /// The distance between a line and the next.
    var lineGap: Length {
        Length(options.lineSpacing).spaced(from: Length(separator: options.lineSeparator))
    }
}

/// Some items of a list, and the lines they make.
private struct Window {
    /// The most items, unless a line has more.
    static let capacity = 1024

    private(set) var lengths: [Length] = []
    private(set) var thicknesses: [Length] = []
    var lines: [IndexedLine] = []

    init() {
        lengths.reserveCapacity(Window.capacity)
        thicknesses.reserveCapacity(Window.capacity)
    }

    /// - Returns: Whether the items have nothing but sizes.
    mutating func read(_ range: Range<Int>, of index: FlowIndex) -> Bool {
        lengths.removeAll(keepingCapacity: true)
        thicknesses.removeAll(keepingCapacity: true)
        var areSizesOnly = true
        index.list.visit(range) { chunk, part in
            areSizesOnly = areSizesOnly && chunk.items.areSizesOnly
            lengths += chunk.items.lengths(along: index.options.axis)[part]
            thicknesses += chunk.items.lengths(across: index.options.axis)[part]
        }
        return areSizesOnly
    }
}

/// Lines that are being broken anew.
private struct LineEdit {
    /// The first item that is on no new line yet.
    var start: Int
    /// The first line to be replaced by new ones.
    var first: Int
    /// A line behind it, at which it may turn out that the new ones can end.
    var old: LineCursor
    /// The end of the items that were edited.
    let end: Int
    var new = LineChunk()
}
