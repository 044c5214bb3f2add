extension LimitSearch {
    /// What the last line has left for an item that would begin it, beside the overflow item and those that follow; `nil`
    /// if the item would be elsewhere.
    ///
    /// - Parameter selection: One that does not fit, with the item at its own length.
    func lengthLeft(for next: Int, in selection: Selection) -> Double? {
        guard plan.scale == nil, plan.columns == nil, !plan.space.isEndless else { return nil }
        let upToNext = itemsToArrange(selection.shown.filter { $0 <= next })
        let lines = broken(upToNext, by: options).lines
        guard lines.count <= maxLines, lines.last?.count == 1 else { return nil }
        let followsOverflow = selection.overflowPosition.map { $0 < upToNext.count } ?? false
        let position = upToNext.count - (followsOverflow ? 0 : 1)
        // It begins the last line, or shares it with the overflow item before it.
        for beginsLine in followsOverflow ? [true, false] : [true] {
            guard let length = lengthLeftByOthers(at: position, of: selection.items, beginsLine: beginsLine)
            else { continue }
            var shown = selection.items
            shown[position].size.setMain(length.points, along: options.axis)
            if fitsLines(shown, by: options) { return length.points }
        }
        return nil
    }

    /// What the others on its line leave for the item at a position, if that line is the last one; otherwise `nil`.
    private func lengthLeftByOthers(at position: Int, of shown: FlowItems, beginsLine: Bool) -> Length? {
        var (shown, options) = (shown, greedyOptions)
        // Where items before it wrap, those after it do not shrink to share a line.
        if position > 0, options.wrapping == .oneLineIfPossible { options.wrapping = .ideal }
        shown[position].size.setMain(0, along: options.axis)
        // Only a means to begin a line there: the item begins no paragraph.
        if beginsLine { shown[position].traits.breaksBefore = true }
        let (slots, lines) = broken(shown, by: options)
        guard lines.count <= maxLines, let last = lines.last, slots.count - last.count <= position else {
            return nil
        }
        let breaker = LineBreaker(slots, shrinksFirst: last.shrinksFirst)
        let others = slots.ends(of: slots.count - last.count..<slots.count) {
            $0 == position ? .zero : breaker.breakingLength(at: $0)
        }
        let lengthLeft = plan.space - others.farthest
        let least = slots.traits(at: position).lengthLimits.minimum
        return lengthLeft > .zero && lengthLeft >= least ? lengthLeft : nil
    }
}
