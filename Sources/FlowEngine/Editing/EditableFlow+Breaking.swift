// Lines are broken as for an arrangement, but no more of them than an edit concerns.

extension EditableFlow {
    /// Whether a line cannot be broken without the others.
    var areLinesDependent: Bool {
        options.lineBreaking != .greedy
            || (Length(available: availableLength) == nil && list.summary.areFlexible)
    }

    /// What all items make of uniform columns; `nil` where there are none.
    var column: UniformColumn? {
        guard options.columns != .natural else { return nil }
        let summary = list.summary
        return UniformColumn(
            length: Length(size: summary.largest.along(options.axis).main), spacings: summary.others,
            count: count, options: options)
    }

    func slots(of items: FlowItems) -> Slots {
        Slots(of: items, in: Length(available: availableLength), options: options, column: column)
    }

    /// Breaks all items anew.
    mutating func breakAll() {
        lines = ChunkedList()
        if areLinesDependent {
            let items = items
            let slots = slots(of: items)
            var broken: [BrokenLine] = []
            var optimal = OptimalBreaker()
            targetLength = slots.break(by: options.lineBreaking, into: &broken, using: &optimal)
            room = Length(available: availableLength) ?? targetLength ?? broken.longest
            var made: [IndexedLine] = []
            append(FlowLines(slots, broken: broken, room: room, options: options), of: items, to: &made)
            var new = LineChunk()
            new.append(made)
            lines = ChunkedList(new)
            newLineCount = lines.count
        } else {
            room = Length(available: availableLength) ?? .zero
            breakLines(around: 0..<0, replacedBy: count)
        }
    }

    /// Breaks lines anew around an edit, up to the one that begins with the same item as before.
    ///
    /// - Parameters:
    ///   - range: The items that the edit replaced, as they were counted before it.
    ///   - newCount: The number of items in their place.
    mutating func breakLines(around range: Range<Int>, replacedBy newCount: Int) {
        // 1. Where the first item of a line is another one now, it may go up to the line before.
        var old = LineCursor(atItem: range.lowerBound, in: lines)
        if old.item == range.lowerBound { old.stepBack(in: lines) }
        var edit = LineEdit(start: old.item, first: old.line, old: old, end: range.lowerBound + newCount)
        swap(&edit.new, &spareLines)
        edit.new.reserveCapacity()
        newLineCount = 0
        findKnownLine(in: &edit)

        // 2. Where nothing but sizes decides, they are read where they are. All else is done as it is with
        // all items, more and more of them at a time, as most edits concern few.
        var windowCount = 32
        while !edit.isDone {
            let start = edit.start
            if let breaking { addPlainLines(by: breaking, to: &edit) }
            if edit.start == start {
                addLines(of: start..<min(start + windowCount, count), to: &edit)
                windowCount = edit.start == start ? 2 * windowCount : min(2 * windowCount, 1024)
            }

            // 3. Lines of equal items are not broken one by one.
            if !edit.isDone && addLinesOfEqualItems(to: &edit) {
                findKnownLine(in: &edit)
                windowCount = 32
            }
        }
        replaceOldLines(by: &edit)
        swap(&edit.new, &spareLines)
    }

    private func add(_ line: IndexedLine, to edit: inout LineEdit) {
        edit.new.append(line)
        edit.start += line.count
        findKnownLine(in: &edit)
    }

    /// What begins behind an edit, and with the same item as before it, is as it was. At the end that is
    /// nothing.
    private func findKnownLine(in edit: inout LineEdit) {
        guard edit.start >= edit.end else { return }
        edit.old.step(toItem: edit.start - moved, in: lines)
        edit.isDone = edit.old.item == edit.start - moved
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
        replaceOldLines(by: &edit)
        lines.replaceSubrange(edit.first..<edit.first, repeating: fullCount - keptCount) { count in
            LineChunk(repeating: line, count: count)
        }
        newLineCount += fullCount - keptCount
        edit.first += fullCount
        edit.start = end
        edit.old = LineCursor(atLine: edit.first, in: lines)
        return true
    }

    /// Puts the new lines in the place of old ones. Further ones go behind them.
    private mutating func replaceOldLines(by edit: inout LineEdit) {
        lines.replaceSubrange(edit.first..<edit.old.line, with: edit.new)
        newLineCount += edit.new.count
        edit.first += edit.new.count
        edit.new.removeAll()
    }

    /// The end of items that are known to be equal to the one at an index and to have nothing but a size.
    private func endOfEqualItems(from index: Int) -> Int {
        let (first, offset) = list.place(of: index)
        var end = index - offset
        var size: FlowSize?
        for chunk in first..<list.chunks.count {
            let summary = list.summary(ofChunk: chunk)
            guard list.chunks[chunk].areEqual, size == nil || size == summary.largest else { break }
            size = summary.largest
            end += summary.count
        }
        return end
    }

    /// Adds lines up to one that is known, to items that have more than sizes, or to the end; among equal
    /// items only one.
    private func addPlainLines(by breaking: PlainBreaking, to edit: inout LineEdit) {
        let gap = lineGap
        var (chunk, offset) = list.place(of: edit.start)
        var line = PlainLine()
        while chunk < list.chunks.count, list.chunks[chunk].details.areSizesOnly {
            let areEqual = list.chunks[chunk].areEqual
            let isDone = list.chunks[chunk].sizes.withUnsafeBufferPointer { sizes in
                while true {
                    breaking.fill(&line, with: sizes, from: &offset, along: options.axis)
                    if offset == sizes.count { return false }
                    add(IndexedLine(line, gap: gap), to: &edit)
                    if edit.isDone || areEqual { return true }
                    line = PlainLine()
                }
            }
            if isDone { return }
            (chunk, offset) = (chunk + 1, 0)
        }
        if chunk == list.chunks.count { add(IndexedLine(line, gap: gap), to: &edit) }
    }

    /// Adds lines of some items, but for the last one where more items may belong on it.
    private func addLines(of range: Range<Int>, to edit: inout LineEdit) {
        let items = items(in: range)
        let slots = slots(of: items)
        var broken: [BrokenLine] = []
        slots.breakGreedily(into: &broken)
        var new: [IndexedLine] = []
        append(FlowLines(slots, broken: broken, room: room, options: options), of: items, to: &new)
        if range.upperBound < count { new.removeLast() }
        for line in new where !edit.isDone { add(line, to: &edit) }
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

extension IndexedLine {
    fileprivate init(_ line: PlainLine, gap: Length) {
        let thickness = Length(size: line.thickness)
        self.init(count: line.count, length: line.length, thickness: thickness, advance: thickness + gap)
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
    /// Whether the new lines end where an old one begins.
    var isDone = false
}
