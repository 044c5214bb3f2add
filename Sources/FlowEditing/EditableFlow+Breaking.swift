// Lines are broken as for an arrangement, but no more of them than an edit touches.

extension EditableFlow {
    mutating func planAndBreakAll() {
        updatePlan()
        breakAll()
    }

    /// Resolves the options again, for the items that there are. O(1).
    mutating func updatePlan() {
        plan = Plan(options, in: availableLength, summary: list.summary)
    }

    /// Breaks all items into lines.
    mutating func breakAll() {
        lines = ChunkedList()
        if plan.areLinesDependent {
            let all = FlexedLines(of: items, plan)
            (targetLength, space) = (all.targetLength, all.lineSpace)
            lines = ChunkedList(all.linesWithThicknesses)
        } else {
            (targetLength, space) = (nil, plan.space)
            breakLines(around: 0..<0, replacedBy: count)
        }
    }

    /// Breaks lines around an edit, up to one that starts with the same item as before.
    ///
    /// - Parameters:
    ///   - range: The items that the edit replaced, as they were counted before it.
    ///   - goTogether: Whether some items avoid breaks, or did so before the edit.
    mutating func breakLines(around range: Range<Int>, replacedBy newCount: Int, goTogether: Bool = false) {
        // 1. The first item of a line may now fit on the line before, with all items that it goes together with, or
        //    did.
        var first = range.lowerBound
        if goTogether, first > 0 {
            first -= 1
            while first > 0, self[first].traits.avoidsBreakBefore { first -= 1 }
        }
        var old = LineCursor(atItem: max(first - 1, 0), in: lines)
        if plan.linesAhead > 0 { old = LineCursor(atLine: max(old.line - plan.linesAhead, 0), in: lines) }
        // A discardable item that begins a line may be alone on it now, and then joins the line before.
        if old.item > 0, plan.features.contains(.collapsing), self[old.item].traits.isDiscardable {
            old = LineCursor(atItem: old.item - 1, in: lines)
        }
        var edit = LineEdit(
            nextItem: old.item, firstLine: old.line, oldCursor: old, editEnd: range.lowerBound + newCount)
        swap(&edit.newLines, &spareLines)
        edit.findEnd(in: lines.chunks, itemShift: itemShift)

        // 2. Plain items are read in place. All others are broken as in an arrangement: in batches that become larger, as
        //    most edits touch few items.
        let arePlain = plan.features.withoutItems().isSubset(of: .metByPlainLines)
        var batchCount = 32
        while !edit.isDone {
            let start = edit.nextItem
            if arePlain { addPlainLines(to: &edit) }
            if edit.nextItem == start {
                addLines(of: start..<min(start + batchCount, count), to: &edit)
                batchCount = edit.nextItem == start ? 2 * batchCount : min(2 * batchCount, 1024)
            }
        }
        lines.replaceSubrange(edit.firstLine..<edit.oldCursor.line, with: edit.newLines)
        edit.removeNewLines()
        swap(&edit.newLines, &spareLines)
        checkInvariants()
    }

    @inline(__always)
    private mutating func add(_ line: Line, to edit: inout LineEdit) {
        edit.newLines.append(line)
        goOn(to: edit.nextItem + line.count, in: &edit)
    }

    /// Goes on to an item after the last new line.
    private mutating func goOn(to item: Int, in edit: inout LineEdit) {
        edit.nextItem = item
        edit.findEnd(in: lines.chunks, itemShift: itemShift)
        // At the end, lines are added to the list by chunks. Elsewhere, the lines after them would move each time.
        if edit.newLines.count == [Line].usualCount, edit.firstLine == lines.count {
            lines.append(edit.newLines)
            edit.firstLine = lines.count
            edit.removeNewLines()
            edit.oldCursor = LineCursor(atEndOf: lines)
        }
    }

    /// Checks, in a debug build, that each item is on a line. O(n/200).
    private func checkInvariants() {
        list.checkInvariants()
        lines.checkInvariants()
        assert(lines.summary.itemCount == list.count, "some item is on no line")
        assert(plan.space == Length(space: availableLength), "the plan is an old one")
    }

    /// How far old lines lag behind their items: an old line that the list has at an item now begins this many items
    /// later. It changes with each line that is replaced.
    private var itemShift: Int { count - lines.summary.itemCount }

    /// Adds lines of plain items until they meet an old line, items that are not plain, or the end.
    private mutating func addPlainLines(to edit: inout LineEdit) {
        var (chunk, offset) = list.position(of: edit.nextItem)
        var line = Line()
        while chunk < list.chunks.count, list.summary(ofChunk: chunk).features.isEmpty {
            let chunkStart = edit.nextItem + line.count - offset
            let isDone = list.chunks[chunk].sizes.withUnsafeBufferPointer { sizes in
                while plan.addFullLines(
                    to: &edit.newLines, from: &line, with: sizes, at: &offset,
                    upTo: edit.editEnd - chunkStart, count: [Line].usualCount)
                {
                    goOn(to: chunkStart + offset, in: &edit)
                    if edit.isDone { return true }
                }
                edit.nextItem = chunkStart + offset - line.count
                return false
            }
            if isDone { return }
            (chunk, offset) = (chunk + 1, 0)
        }
        if chunk == list.chunks.count {
            line.endsParagraph = true
            add(line, to: &edit)
        }
    }

    /// Adds lines of some items, except the last ones if they depend on more items.
    private mutating func addLines(of range: Range<Int>, to edit: inout LineEdit) {
        var new = plan.greedyLines(of: items(in: range))
        if range.upperBound < count { new.removeLast(min(plan.linesAhead + 1, new.count)) }
        for line in new where !edit.isDone { add(line, to: &edit) }
    }
}

/// Lines that are being broken again.
private struct LineEdit {
    /// The first item that is on no new line yet.
    var nextItem: Int
    /// The first line to be replaced by new ones.
    var firstLine: Int
    /// The old line at which the new ones may meet the old ones again.
    var oldCursor: LineCursor
    /// The end of the items that were edited.
    let editEnd: Int
    var newLines: [Line] = []
    /// Whether the new lines end where an old one begins.
    var isDone = false

    /// Keeps their memory for the next ones, but no more than a chunk has.
    mutating func removeNewLines() {
        newLines.removeAll(keepingCapacity: newLines.count <= [Line].capacity)
    }

    /// Finds out whether an old line starts with the same item as the next new one, and so is right as it is.
    @inline(__always)
    mutating func findEnd(in chunks: [[Line]], itemShift: Int) {
        guard nextItem >= editEnd else { return }
        oldCursor.step(toItem: nextItem - itemShift, in: chunks)
        isDone = oldCursor.item == nextItem - itemShift
    }
}
