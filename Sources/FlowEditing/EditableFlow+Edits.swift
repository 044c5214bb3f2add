/// What an edit of an ``EditableFlow`` has changed.
///
/// All other lines have kept their items. Those before ``lines`` have also kept their places, unless these depend on the
/// whole flow: where lines are aligned or distributed in it, mirrored, or equally thick. Those after them may lie
/// elsewhere across.
public struct FlowEdit: Equatable, Hashable, Sendable {
    /// The lines that were broken anew, by the numbers that they had before the edit.
    public let oldLines: Range<Int>
    /// The lines that they were broken into.
    public let lines: Range<Int>
    /// The items on them.
    public let items: Range<Int>
}

extension FlowEdit {
    /// What changed by this edit and another one after it, which put back as many items as this one took.
    fileprivate func followed(
        by next: FlowEdit, of movedCount: Int, itemCount: Int, lineCounts: (old: Int, new: Int)
    ) -> FlowEdit {
        let midLineCount = lineCounts.old - oldLines.count + lines.count
        let firstLine = min(oldLines.lowerBound, next.oldLines.lowerBound)
        let linesAfter = min(midLineCount - lines.upperBound, lineCounts.new - next.lines.upperBound)
        let firstItem = min(items.lowerBound, next.items.lowerBound)
        let itemsAfter = min(itemCount - movedCount - items.upperBound, itemCount - next.items.upperBound)
        return FlowEdit(
            oldLines: firstLine..<lineCounts.old - linesAfter, lines: firstLine..<lineCounts.new - linesAfter,
            items: firstItem..<itemCount - itemsAfter)
    }
}

extension EditableFlow {
    /// Adds an item at the end.
    @discardableResult
    public mutating func append(_ item: FlowItem) -> FlowEdit {
        insert(item, at: count)
    }

    /// Adds items at the end.
    @discardableResult
    public mutating func append(contentsOf items: FlowItems) -> FlowEdit {
        insert(contentsOf: items, at: count)
    }

    /// Inserts an item before the one at an index, or at the end.
    @discardableResult
    public mutating func insert(_ item: FlowItem, at index: Int) -> FlowEdit {
        edit(index..<index, with: ItemChunk(repeating: item, count: 1))
    }

    /// Inserts items before the one at an index, or at the end.
    @discardableResult
    public mutating func insert(contentsOf items: FlowItems, at index: Int) -> FlowEdit {
        replaceSubrange(index..<index, with: items)
    }

    /// Removes the item at an index.
    @discardableResult
    public mutating func remove(at index: Int) -> FlowEdit {
        removeSubrange(index..<index + 1)
    }

    /// Removes the items of a range.
    @discardableResult
    public mutating func removeSubrange(_ range: Range<Int>) -> FlowEdit {
        edit(range, with: ItemChunk())
    }

    /// Replaces the item at an index. One of the same length costs the least.
    @discardableResult
    public mutating func replace(at index: Int, with item: FlowItem) -> FlowEdit {
        edit(index..<index + 1, with: ItemChunk(repeating: item, count: 1))
    }

    /// Replaces the items of a range, which may be empty and at the end, by any number of others.
    @discardableResult
    public mutating func replaceSubrange(_ range: Range<Int>, with items: FlowItems) -> FlowEdit {
        edit(range, with: ItemChunk(items))
    }

    /// Replaces the items of a range, which may be empty and at the end, by equal ones. They share their memory until
    /// they are edited, which is much faster than different ones: O(n/200 + m) for m items on the lines that change,
    /// where lines of equal items count as one.
    ///
    /// - Parameters:
    ///   - range: The indices of what is replaced.
    ///   - item: What all new items are.
    ///   - newCount: How many there are, at least 0.
    @discardableResult
    public mutating func replaceSubrange(_ range: Range<Int>, repeating item: FlowItem, count newCount: Int)
        -> FlowEdit
    {
        edit(range, newCount: newCount) { list in
            list.replaceSubrange(range, repeating: newCount) { ItemChunk(repeating: item, count: $0) }
        }
    }

    /// Moves an item before another one, or to the end, as ``moveSubrange(_:to:)`` does.
    @discardableResult
    public mutating func move(from source: Int, to destination: Int) -> FlowEdit {
        moveSubrange(source..<source + 1, to: destination)
    }

    /// Moves the items of a range before another one, or to the end. As much work as to remove and to insert them.
    ///
    /// - Parameters:
    ///   - range: The indices of the items.
    ///   - destination: The index, before the move, of the item that they go before, or the number of items.
    ///     One in the range, or at its end, changes nothing.
    @discardableResult
    public mutating func moveSubrange(_ range: Range<Int>, to destination: Int) -> FlowEdit {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no items in the range")
        precondition(destination >= 0 && destination <= count, "there is no such place")
        if destination >= range.lowerBound && destination <= range.upperBound {
            return edit(destination..<destination, with: ItemChunk())
        }
        var moved = ItemChunk()
        list.visit(range) { chunk, part in
            moved.replaceSubrange(moved.count..<moved.count, with: part, of: chunk)
        }
        let isBefore = destination < range.lowerBound
        let index = isBefore ? destination : destination - range.count
        if options.columns == .natural, !plan.areLinesDependent {
            let (oldCount, removed) = (lineCount, edit(range, with: ItemChunk()))
            return removed.followed(
                by: edit(index..<index, with: moved), of: range.count, itemCount: count,
                lineCounts: (oldCount, lineCount))
        }
        // Else all lines might be broken twice, as if there were fewer items.
        let span = min(range.lowerBound, destination)..<max(range.upperBound, destination)
        return edit(span, newCount: span.count) { list in
            list.replaceSubrange(range, with: ItemChunk())
            list.replaceSubrange(index..<index, with: moved)
        }
    }

    private mutating func edit(_ range: Range<Int>, with new: ItemChunk) -> FlowEdit {
        edit(range, newCount: new.count) { list in list.replaceSubrange(range, with: new) }
    }

    private mutating func edit(
        _ range: Range<Int>, newCount: Int, by replace: (inout ChunkedList<ItemChunk>) -> Void
    ) -> FlowEdit {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no items in the range")
        let old = plan
        replace(&list)
        updatePlan()
        if old.areLinesDependent || plan.areLinesDependent || plan.columns != old.columns {
            return breakAll()
        }
        let goTogether = old.features.contains(.avoidedBreaks) || plan.features.contains(.avoidedBreaks)
        return breakLines(around: range, replacedBy: newCount, goTogether: goTogether)
    }
}
