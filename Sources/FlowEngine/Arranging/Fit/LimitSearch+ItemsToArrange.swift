extension LimitSearch {
    /// The items to arrange: those shown, and the overflow item, which stays on the line of the item before it.
    func itemsToArrange(_ shown: [Int], overflow: OverflowItem? = nil) -> FlowItems {
        var list = FlowItems()
        var next = 0
        while true {
            if let (item, position, _) = overflow, position == list.count {
                list.append(item)
                if position > 0, list[position - 1].traits.breaksAfter {
                    list[position - 1].traits.breaksAfter = false
                    if position < shown.count { list[position].traits.breaksAfter = true }
                }
            }
            guard next < shown.count else { return list }
            // As many as are also neighbors in the whole flow.
            let (start, first, position) = (next, shown[next], list.count)
            let most = overflow.map { start < $0.position ? $0.position : shown.count } ?? shown.count
            next = (start..<most).partitioningIndex { shown[$0] - $0 != first - start }
            list.append(first..<first + next - start, of: items)
            let hidden = (start > 0 ? shown[start - 1] + 1 : 0)..<first
            if hidden.isEmpty { continue }
            let previous =
                overflow?.position == start
                ? FlowElement.overflow(hiding: items.count - shown.count)
                : start > 0 ? .item(shown[start - 1]) : nil
            follow(previous, &list[position], at: first, hiding: hidden)
        }
    }

    /// Gives an item after hidden ones its spacing from what it follows now, and a forced break that was among them.
    private func follow(
        _ previous: FlowElement?, _ next: inout FlowItem, at index: Int, hiding hidden: Range<Int>
    ) {
        if let previous, let distance = content.distance(from: previous, to: .item(index)) {
            next.spacing = distance
        }
        let traits = items.traits
        if hidden.clamped(to: traits.indices).contains(where: { traits[$0].followsBreak }) {
            next.traits.breaksBefore = true
        }
    }
}
