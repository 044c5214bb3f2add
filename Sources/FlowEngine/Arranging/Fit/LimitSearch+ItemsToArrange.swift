extension LimitSearch {
    /// The items to arrange: those shown, and the overflow item, which stays on the line of the item before it.
    func itemsToArrange(_ shown: [Int], overflow: OverflowItem? = nil) -> FlowItems {
        var list = FlowItems()
        // The first item after those in the list.
        var next = 0
        forEachNeighbors(among: shown) { range in
            let position = list.count
            list.append(range, of: items)
            if range.lowerBound > next {
                var previous: FlowElement? = position > 0 ? .item(next - 1) : nil
                // The overflow item takes the place of a hidden one, so it is between two ranges.
                if overflow?.position == position { previous = .overflow(hiding: items.count - shown.count) }
                adapt(&list[position], after: previous, hiding: next..<range.lowerBound)
            }
            next = range.upperBound
        }
        guard case (var item, let position, _)? = overflow else { return list }
        if position > 0, list[position - 1].traits.breaksAfter {
            list[position - 1].traits.breaksAfter = false
            if position < list.count { item.traits.breaksAfter = true }
        }
        list.insert(item, at: position)
        return list
    }

    /// Calls `body` with ranges of items that are neighbors in the whole flow, too: they are copied together.
    private func forEachNeighbors(among shown: [Int], _ body: (Range<Int>) -> Void) {
        guard let first = shown.first else { return }
        var range = first..<first
        for item in shown {
            if item > range.upperBound {
                body(range)
                range = item..<item
            }
            range = range.lowerBound..<item + 1
        }
        body(range)
    }

    /// Gives an item after hidden ones its spacing from what it follows now, and a forced break that was among them.
    private func adapt(_ next: inout FlowItem, after previous: FlowElement?, hiding hidden: Range<Int>) {
        if let previous, let distance = content.distance(from: previous, to: .item(hidden.upperBound)) {
            next.spacing = distance
        }
        let traits = items.traits
        if hidden.clamped(to: traits.indices).contains(where: { traits[$0].followsBreak }) {
            next.traits.breaksBefore = true
        }
    }
}
