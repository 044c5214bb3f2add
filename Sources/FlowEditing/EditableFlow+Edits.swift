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
        replaceSubrange(index..<index, with: [item])
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
        replaceSubrange(range, with: [])
    }

    /// Replaces the item at an index. A new item of the same length costs the least.
    public mutating func replace(at index: Int, with item: FlowItem) {
        replaceSubrange(index..<index + 1, with: [item])
    }

    /// Replaces the items of a range, which may be empty and at the end, by any number of others.
    public mutating func replaceSubrange(_ range: Range<Int>, with items: FlowItems) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "the range is out of bounds")
        let old = plan
        itemList.replaceSubrange(range, with: items)
        updatePlan()
        if old.areLinesDependent || plan.areLinesDependent || plan.columns != old.columns {
            return breakAll()
        }
        let goTogether = old.features.contains(.avoidedBreaks) || plan.features.contains(.avoidedBreaks)
        breakLines(around: range, replacedBy: items.count, goTogether: goTogether)
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
        let moved = items(in: range)
        removeSubrange(range)
        let isBefore = destination < range.lowerBound
        insert(contentsOf: moved, at: isBefore ? destination : destination - range.count)
    }
}
