import FlowEngine

/// At most so many lines and items, and what the overflow item is like.
struct Limit {
    var lines = 1
    var items = Int.max
    /// How long the overflow item is if one item is hidden, two, or more; without any length, there is none.
    var overflow: [Double] = []
    var overflowTraits = FlowItemTraits()
    /// Whether an item after hidden ones has a distance that says how many, if the overflow item is before it.
    var adjusts = false

    /// The overflow item, as thick as it is long.
    func overflow(_ hiddenCount: Int) -> FlowItem? {
        if overflow.isEmpty { return nil }
        let length = overflow[min(hiddenCount, overflow.count) - 1]
        return FlowItem(width: length, height: length, traits: overflowTraits)
    }

    func distance(from element: FlowElement, to next: FlowElement) -> Double? {
        guard adjusts else { return nil }
        return if case .overflow(let hiddenCount) = element { Double(hiddenCount) } else { 0 }
    }

    /// What the engine shows of some items, and for which numbers of hidden ones it asked for the overflow item.
    func applied(to items: FlowItems, in setting: Setting) -> (limited: LimitSearch.Result, asked: [Int]) {
        var asked: [Int] = []
        let limited = items.limited(
            toLines: lines, upTo: self.items, in: setting.available, options: setting.options,
            distance: distance
        ) { hidden in
            asked.append(hidden)
            return overflow(hidden)
        }
        return (limited, asked)
    }
}
