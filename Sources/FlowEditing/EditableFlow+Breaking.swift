// Lines are broken as for an arrangement, but no more of them than an edit touches.

extension EditableFlow {
    /// Resolves the options again, for the items that there are. O(1).
    mutating func updatePlan() {
        plan = Plan(options, in: availableLength, summary: itemList.summary)
    }

    /// Breaks all lines, by the plan that there is.
    mutating func breakAll() {
        lines = ChunkedList()
        if plan.areLinesDependent {
            let all = FlexedLines(of: items, plan)
            (targetLength, lineSpace) = (all.targetLength, all.lineSpace)
            lines = ChunkedList(all.withThicknesses.lines)
        } else {
            (targetLength, lineSpace) = (nil, plan.space)
            // All items are inserted into a flow without lines.
            breakLines(around: 0..<0, replacedBy: count)
        }
    }

    /// Breaks lines around an edit, up to one that starts with the same item as before.
    ///
    /// - Parameters:
    ///   - range: The items that the edit replaced, as they were counted before it.
    ///   - goTogether: Whether some items avoid breaks, or did so before the edit.
    mutating func breakLines(around range: Range<Int>, replacedBy newCount: Int, goTogether: Bool = false) {
        let old = firstLine(changedAt: range.lowerBound, goTogether: goTogether)
        var edit = LineEdit(
            nextItem: old.itemIndex, replacedFrom: old.lineIndex, oldLine: old,
            editEnd: range.lowerBound + newCount)
        swap(&edit.newLines, &spareLines)
        // After a removal, an old line may begin right where the edit was, or no item be left: then nothing is to break.
        meetOldLines(&edit)

        // Chunks of plain items are read in place; `addPlainLines` stops at any other. Then items are broken as in an
        // arrangement: in batches that become larger, as most edits touch few items.
        let optionsArePlain = plan.features.withoutItems().isSubset(of: .ignoredByPlainLines)
        var batchCount = 32
        while !edit.hasMetOldLine {
            let first = edit.nextItem
            if optionsArePlain { addPlainLines(to: &edit) }
            if edit.nextItem == first {
                addLines(of: first..<min(first + batchCount, count), to: &edit)
                // A batch may make no line, as a line may have more items: then the next one is twice as large.
                batchCount = edit.nextItem == first ? 2 * batchCount : min(2 * batchCount, 1024)
            }
        }
        lines.replaceSubrange(edit.replacedFrom..<edit.oldLine.lineIndex, with: edit.newLines)
        edit.removeNewLines()
        swap(&edit.newLines, &spareLines)
        checkInvariants()
    }

    /// The first line that an edit at an item may change: that of the item before, which may now have space for one more.
    /// Items that go together, or did before the edit, count as one item.
    private func firstLine(changedAt item: Int, goTogether: Bool) -> LineCursor {
        var firstItem = item
        if goTogether {
            // Goes back at least one item: the edit may have removed an item that went together with it.
            repeat { firstItem -= 1 } while firstItem > 0 && self[firstItem].traits.avoidsBreakBefore
        }
        var start = LineCursor(atItem: max(firstItem - 1, 0), in: lines)
        let linesAhead = plan.linesAhead
        if linesAhead > 0 { start = LineCursor(atLine: max(start.lineIndex - linesAhead, 0), in: lines) }
        // A discardable item that begins a line may be alone on it now, and then joins the line before.
        let first = start.itemIndex
        if first > 0, plan.features.contains(.collapsing), self[first].traits.isDiscardable {
            start = LineCursor(atItem: first - 1, in: lines)
        }
        return start
    }

    @inline(__always)
    private mutating func add(_ line: Line, to edit: inout LineEdit) {
        edit.newLines.append(line)
        note(nextItem: edit.nextItem + line.count, in: &edit)
    }

    /// Notes the first item after the last new line, and whether an old line begins there.
    private mutating func note(nextItem item: Int, in edit: inout LineEdit) {
        edit.nextItem = item
        meetOldLines(&edit)
        // At the end of the list, new lines are appended a chunk at a time. Elsewhere, the old lines after them would
        // move each time, so all new ones are inserted together.
        if edit.newLines.count == [Line].usualCount, edit.replacedFrom == lines.count {
            lines.append(edit.newLines)
            edit.replacedFrom = lines.count
            edit.removeNewLines()
            edit.oldLine = LineCursor(atEndOf: lines)
        }
    }

    /// Goes on to the old line that begins where the new ones end, or after that. An old line stays as it is: what it
    /// depends on must be in its items, or in `linesAhead`.
    @inline(__always)
    private func meetOldLines(_ edit: inout LineEdit) {
        guard edit.nextItem >= edit.editEnd else { return }
        // Items after the edit are counted from the end: the edit has not changed how many these are. Where lines have been
        // appended, no old ones are left.
        let itemsLeft = count - edit.nextItem
        func oldItemsLeft() -> Int { lines.summary.itemCount - edit.oldLine.itemIndex }
        while oldItemsLeft() > itemsLeft { edit.oldLine.step(in: lines.chunks) }
        edit.hasMetOldLine = oldItemsLeft() == itemsLeft
    }

    /// Checks, in a debug build, that each item is on a line. O(1).
    private func checkInvariants() {
        assert(lines.summary.itemCount == itemList.count, "some item is on no line")
        assert(plan.space == Length(space: availableLength), "the plan is an old one")
    }

    /// Adds lines of plain items until they meet an old line, items that are not plain, or the end.
    private mutating func addPlainLines(to edit: inout LineEdit) {
        var (chunk, offset) = itemList.locate(edit.nextItem)
        var chunkStart = edit.nextItem - offset
        // The line that takes items: it has those after the new lines and before the offset.
        var line = Line()
        while chunk < itemList.chunks.count, itemList.summary(ofChunk: chunk).features.isEmpty {
            itemList.chunks[chunk].sizes.withUnsafeBufferPointer { sizes in
                while !edit.hasMetOldLine,
                    plan.addGreedyLines(
                        to: &edit.newLines, from: &line, with: sizes, at: &offset,
                        upTo: edit.editEnd - chunkStart, count: [Line].usualCount)
                {
                    note(nextItem: chunkStart + offset, in: &edit)
                }
                // The items of a line that is not full yet are on no new line.
                if !edit.hasMetOldLine { edit.nextItem = chunkStart + offset - line.count }
            }
            if edit.hasMetOldLine { return }
            (chunk, offset, chunkStart) = (chunk + 1, 0, chunkStart + offset)
        }
        if chunk == itemList.chunks.count {
            line.endsParagraph = true
            add(line, to: &edit)
        }
    }

    /// Adds lines of some items, except the last ones if they depend on more items.
    private mutating func addLines(of range: Range<Int>, to edit: inout LineEdit) {
        var new = plan.greedyLines(of: items(in: range))
        if range.upperBound < count { new.removeLast(min(plan.linesAhead + 1, new.count)) }
        for line in new where !edit.hasMetOldLine { add(line, to: &edit) }
    }
}

/// New lines, which replace old ones up to one that they meet.
private struct LineEdit {
    /// The first item that is on no new line yet.
    var nextItem: Int
    /// The index of the first line to be replaced.
    var replacedFrom: Int
    /// The old line that new ones may meet next: all before it are replaced.
    var oldLine: LineCursor
    /// The end of the items that were edited, as items are counted after the edit.
    let editEnd: Int
    var newLines: [Line] = []
    /// Whether the new lines end where `oldLine` begins, or both are at the end: the old lines from there on stay.
    var hasMetOldLine = false

    /// Keeps the memory of these lines for the next ones, but no more than a chunk has.
    mutating func removeNewLines() {
        newLines.removeAll(keepingCapacity: newLines.count <= [Line].capacity)
    }
}
