/// Items from the most important one on, and the rank of each.
typealias Importance = (items: [Int], ranks: [Int])

extension Slots {
    /// The items from the most to the least important, and the rank of each: by priority, and among equals in order.
    /// Items that go together stay together, with the highest priority among them. `nil` if no item has a priority.
    var importance: Importance? {
        guard plan.features.contains(.priorities) else { return nil }
        let priorities = priorities
        // The priorities of items that go together, and where these start.
        var (shared, starts) = (priorities, Array(0..<count))
        for index in starts.indices where avoidsBreak(before: index) {
            starts[index] = starts[index - 1]
            shared[starts[index]] = max(shared[starts[index]], priorities[index])
        }
        let items = (0..<count).sorted { a, b in
            let (start, other) = (starts[a], starts[b])
            if start == other {
                return priorities[a] == priorities[b] ? a < b : priorities[a] > priorities[b]
            }
            return shared[start] == shared[other] ? start < other : shared[start] > shared[other]
        }
        var ranks = starts
        for (rank, item) in items.enumerated() { ranks[item] = rank }
        return (items, ranks)
    }

    /// The items' priorities. A discardable item is as important as what is beside it.
    private var priorities: [Double] {
        var priorities = (0..<count).map { index in
            let own = traits(at: index).priority
            return own == own ? own : 0
        }
        guard plan.features.contains(.collapsing) else { return priorities }
        var before = -Double.infinity
        var start = 0
        for end in 0...count where end == count || !traits(at: end).isDiscardable {
            let next = end < count ? priorities[end] : before
            for index in start..<end { priorities[index] = max(priorities[index], before, next) }
            (before, start) = (next, end + 1)
        }
        return priorities
    }

    /// The group of each item, by its first item: items between which no line ends, and a divider with the item after it.
    var groups: [Int] {
        var groups = Array(0..<count)
        for index in groups.indices.dropFirst()
        where avoidsBreak(before: index) || traits(at: index - 1).isDivider {
            groups[index] = groups[index - 1]
        }
        return groups
    }
}
