extension EditableFlow {
    /// Adds an item at the end.
    public mutating func append(_ item: FlowItem) {
        insert(item, at: count)
    }

    /// Adds items at the end.
    public mutating func append(contentsOf items: FlowItems) {
        insert(contentsOf: items, at: count)
    }

    /// Inserts an item before the one at an index, or at the end.
    public mutating func insert(_ item: FlowItem, at index: Int) {
        edit(index..<index, with: ItemChunk(repeating: item, count: 1))
    }

    /// Inserts items before the one at an index, or at the end.
    public mutating func insert(contentsOf items: FlowItems, at index: Int) {
        replaceSubrange(index..<index, with: items)
    }

    /// Removes the item at an index.
    public mutating func remove(at index: Int) {
        removeSubrange(index..<index + 1)
    }

    /// Removes the items of a range.
    public mutating func removeSubrange(_ range: Range<Int>) {
        edit(range, with: ItemChunk())
    }

    /// Replaces the item at an index. A new item of the same length costs the least.
    public mutating func replace(at index: Int, with item: FlowItem) {
        edit(index..<index + 1, with: ItemChunk(repeating: item, count: 1))
    }

    /// Replaces the items of a range, which may be empty and at the end, by any number of others.
    public mutating func replaceSubrange(_ range: Range<Int>, with items: FlowItems) {
        edit(range, with: ItemChunk(items))
    }

    /// Replaces the items of a range, which may be empty and at the end, by equal ones. They share their memory until
    /// they are edited, so this is much faster than inserting different ones: O(n/200 + m) for m items on the lines
    /// that change, where all lines of equal items count as one.
    ///
    /// - Parameters:
    ///   - range: The indices of what is replaced.
    ///   - item: What all new items are.
    ///   - newCount: How many there are, at least 0.
    public mutating func replaceSubrange(_ range: Range<Int>, repeating item: FlowItem, count newCount: Int) {
        edit(range, newCount: newCount) { list in
            list.replaceSubrange(range, repeating: newCount) { ItemChunk(repeating: item, count: $0) }
        }
    }

    /// Moves an item before another one, or to the end, as ``moveSubrange(_:to:)`` does.
    public mutating func move(from source: Int, to destination: Int) {
        moveSubrange(source..<source + 1, to: destination)
    }

    /// Moves the items of a range before another one, or to the end. Costs as much as removing and inserting them.
    ///
    /// - Parameters:
    ///   - range: The indices of the items.
    ///   - destination: The index, before the move, of the item that they go before, or the number of items. An index
    ///     in the range, or at its end, changes nothing.
    public mutating func moveSubrange(_ range: Range<Int>, to destination: Int) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is out of bounds")
        precondition(destination >= 0 && destination <= count, "the destination is out of bounds")
        if destination >= range.lowerBound && destination <= range.upperBound { return }
        var moved = ItemChunk()
        list.visit(range) { chunk, part in
            moved.replaceSubrange(moved.count..<moved.count, with: part, of: chunk)
        }
        let isBefore = destination < range.lowerBound
        let index = isBefore ? destination : destination - range.count
        if options.columns == .natural, !plan.areLinesDependent {
            edit(range, with: ItemChunk())
            return edit(index..<index, with: moved)
        }
        // Otherwise all lines might be broken twice, the first time without these items.
        let span = min(range.lowerBound, destination)..<max(range.upperBound, destination)
        edit(span, newCount: span.count) { list in
            list.replaceSubrange(range, with: ItemChunk())
            list.replaceSubrange(index..<index, with: moved)
        }
    }

    private mutating func edit(_ range: Range<Int>, with new: ItemChunk) {
        edit(range, newCount: new.count) { list in list.replaceSubrange(range, with: new) }
    }

    private mutating func edit(
        _ range: Range<Int>, newCount: Int, by replace: (inout ChunkedList<ItemChunk>) -> Void
    ) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is out of bounds")
        let old = plan
        replace(&list)
        updatePlan()
        if old.areLinesDependent || plan.areLinesDependent || plan.columns != old.columns {
            return breakAll()
        }
        let goTogether = old.features.contains(.avoidedBreaks) || plan.features.contains(.avoidedBreaks)
        breakLines(around: range, replacedBy: newCount, goTogether: goTogether)
    }
}
