extension LimitSearch {
    /// What the last line has left for the item that would be shown next, beside the overflow item and the items after it;
    /// `nil` if that item would not begin the line, or has too little space there.
    func lengthLeft(forItemOfRank rank: Int) -> Double? {
        guard plan.scale == nil, plan.columns == nil, !plan.space.isEndless else { return nil }
        // 1. At its own length, it begins the last line: it is alone there before anything follows it.
        let (next, shown) = (item(ofRank: rank), items(ofRanks: 0..<rank + 1))
        let lines = broken(itemsToArrange(Array(shown.prefix { $0 <= next })), by: options).lines
        guard lines.count <= maxLines, lines.last?.count == 1 else { return nil }

        let withNext = selection(showing: rank + 1)
        guard let position = withNext.elements.firstIndex(of: .item(next)) else { return nil }
        // 2. It still begins the line when others follow.
        if let length = lengthLeft(at: position, of: withNext.items, beginsLine: true) { return length }
        // 3. The overflow item before it begins the line, and the item shares that.
        guard let overflow = withNext.overflowPosition, overflow < position else { return nil }
        return lengthLeft(at: position, of: withNext.items, beginsLine: false)
    }

    /// What the others on its line leave for the item at a position, if all items then fit; `nil` if that is not the last
    /// line.
    private func lengthLeft(at position: Int, of shown: FlowItems, beginsLine: Bool) -> Double? {
        // 1. The lines if it takes no length. Where items before it wrap, those after it do not shrink to share a line.
        var (others, options) = (shown, greedyOptions)
        if position > 0, options.wrapping == .oneLineIfPossible { options.wrapping = .ideal }
        others[position].size.setMain(0, along: options.axis)
        // Only a means to begin a line there: the item begins no paragraph.
        if beginsLine { others[position].traits.breaksBefore = true }
        let (slots, lines) = broken(others, by: options)
        guard lines.count <= maxLines, let last = lines.last, slots.count - last.count <= position else {
            return nil
        }

        // 2. What the last line leaves.
        let breaker = LineBreaker(slots, shrinksFirst: last.shrinksFirst)
        let ends = slots.ends(of: slots.count - last.count..<slots.count) {
            $0 == position ? .zero : breaker.breakingLength(at: $0)
        }
        let lengthLeft = plan.space - ends.farthest
        let least = slots.traits(at: position).lengthLimits.minimum
        guard lengthLeft > .zero, lengthLeft >= least else { return nil }

        // 3. Lines as the options break them, which may be more.
        var shown = shown
        shown[position].size.setMain(lengthLeft.points, along: options.axis)
        return fitsLines(shown, by: self.options) ? lengthLeft.points : nil
    }
}
