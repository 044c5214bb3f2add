/// Finds which items are shown on a limited number of lines: all, if they may be shown and fit, or as many as fit
/// together with the overflow item.
///
/// Breaks all n items once, then the s items that are shown O(log s) times, and once for each overflow item that does not
/// fit: few, unless one is very long. On scaled lines, fewer items can take more lines, so s numbers may be tried.
/// Different priorities add O(n·log n). With these, more items may fit than it finds, if some overlap.
package final class LimitSearch {
    private let items: FlowItems
    private let maxLines: Int
    /// The most items that may be shown.
    private let maxItems: Int
    /// The options, which ask for no more lines than the limit allows.
    private let options: FlowOptions
    /// All items in their slots.
    private let all: Slots
    private let fitsAll: Bool
    private let importance: Importance?
    /// The group of each item, by its first item: items that are hidden together, if possible.
    private let groups: [Int]
    /// The options that make the fewest lines, if these are not scaled. No breaking makes fewer lines than greedy
    /// breaking, unless an item collapses that would not collapse on a greedy line.
    private let fewest: FlowOptions
    /// Gives the overflow item, and the spacings of items that are neighbors because others are hidden.
    private let content: any FlowContent

    /// - Parameters:
    ///   - items: All items.
    ///   - maxLines: The most lines.
    ///   - maxItems: The most items that are shown.
    ///   - options: How they are arranged.
    ///   - content: Gives the overflow item, at most once for each number of hidden items, and the spacings of items that
    ///     are neighbors because others are hidden.
    package init(
        of items: FlowItems, onto maxLines: Int, upTo maxItems: Int, in available: Double?,
        options: FlowOptions, content: any FlowContent
    ) {
        (self.items, self.maxLines) = (items, maxLines)
        self.content = content
        self.maxItems = min(maxItems, items.count)
        var options = options
        options.minLines = min(options.minLines, maxLines)
        self.options = options
        all = Slots(of: items, Plan(options, in: available, for: items))
        fitsAll = self.maxItems == items.count && LineBreaker(all).broken().lines.count <= maxLines
        importance = fitsAll ? nil : all.importance
        groups = fitsAll ? [] : all.groups
        var fewest = options
        (fewest.lineBreaking, fewest.minLines) = (.greedy, 1)
        // With a least number of lines, no items share one by shrinking.
        if options.minLines > 1, options.wrapping == .oneLineIfPossible { fewest.wrapping = .ideal }
        self.fewest = fewest
    }

    /// What is shown.
    package func result() -> Selection {
        if fitsAll { return Selection(Array(items.indices), items, by: all.plan) }
        let (best, smallestTooLarge) = search()
        var larger = smallestTooLarge
        let number = best.shown.count
        // An item before more important ones may be too long even without the overflow item.
        if larger == nil, number < maxItems, let last = best.shown.last, item(number) < last,
            number + 1 == items.count || partsBefore(number + 1)
        {
            larger = candidate(number + 1)
        }
        if let larger, larger.shown.count == number + 1 {
            best.lengthLeft = lengthLeft(for: item(number), in: larger)
        }
        return best
    }

    // MARK: How many are shown

    /// Starts with as many items as fit without the overflow item, and shows one fewer each time until that fits, too.
    /// Does not split groups at first. Also returns the last selection that did not fit, if one was tried.
    private func search() -> (best: Selection, larger: Selection?) {
        var larger: Selection?
        for splitsGroups in [false, true] {
            for number in stride(from: most(splitsGroups: splitsGroups), to: 0, by: -1)
            where partsBefore(number) != splitsGroups {
                let selection = candidate(number)
                if fit(selection.items, by: options) { return (selection, larger) }
                // A group is split only if nothing could be shown otherwise, so only the first item may become shorter
                // then.
                if !splitsGroups || number == 1 { larger = selection }
            }
        }
        return (candidate(0), larger)
    }

    /// The most that may be shown and fit without an overflow item, if all smaller numbers do.
    private func most(splitsGroups: Bool) -> Int {
        let limit = min(maxItems, items.count - 1)
        if all.plan.scale != nil { return min(limit, mostOnScaledLines) }
        // Often most items are hidden, so the numbers that are tried grow from 1 on.
        var (most, step) = (0, 1)
        while most + step <= limit, fits(most + step, splitsGroups: splitsGroups) {
            most += step
            step *= 2
        }
        var tooMany = min(most + step, limit + 1)
        while tooMany - most > 1 {
            let middle = most + (tooMany - most) / 2
            if fits(middle, splitsGroups: splitsGroups) { most = middle } else { tooMany = middle }
        }
        return most
    }

    /// An upper bound of the items that fit on scaled lines, where one more item may leave fewer lines.
    private var mostOnScaledLines: Int {
        let most = (all.plan.space.scaled(by: longestScaledLine) + longestGroup).times(maxLines)
        var length = Length.zero
        let tooMany = (0..<items.count).firstIndex { rank in
            let item = item(rank)
            if !all.traits(at: item).isDiscardable { length = length + all.idealLengths[item] }
            return length > most
        }
        return tooMany ?? items.count
    }

    /// How many times as long as the space a line can be at the target, apart from items that go together. A greedy line
    /// ends with the item that is too much. Of lines that are chosen together, two would be nearer to the target than one
    /// longer than one and a half times the space, and would fill the space if it were longer than twice that.
    private var longestScaledLine: Double {
        if options.lineBreaking == .greedy { return 1 }
        return all.plan.scale?.largest ?? .infinity < .infinity ? 2 : 1.5
    }

    /// The length of the longest items that go together.
    private var longestGroup: Length {
        var (longest, group) = (Length.zero, Length.zero)
        for index in 0..<all.count {
            let length = all.idealLengths[index]
            group = all.avoidsBreak(before: index) ? group + length : length
            longest = max(longest, group)
        }
        return longest
    }

    private func fits(_ number: Int, splitsGroups: Bool) -> Bool {
        var number = number
        while !splitsGroups, number > 0, !partsBefore(number) { number -= 1 }
        let shown = items(at: ranked(0..<number))
        if fit(shown, by: fewest) { return true }
        return all.plan.features.contains(.collapsing) && options != fewest && fit(shown, by: options)
    }

    /// The most important items, with the overflow item for the others.
    private func candidate(_ number: Int) -> Selection {
        let (shown, hidden) = (ranked(0..<number), ranked(number..<items.count))
        var overflow: (item: FlowItem, index: Int)?
        var offers: [Double] = []
        if !hidden.isEmpty, var own = content.overflowItem(hiding: hidden.count, by: all.plan) {
            let index = hidden[hidden.count - 1] + 1 - hidden.count
            own.item.spacing = items.details.spacing(at: index > 0 ? shown[index - 1] + 1 : 0)
            overflow = (own.item, index)
            offers.setOffer(own.offer, at: index)
        }
        let items = items(at: shown, overflow: overflow)
        return Selection(
            shown, hiding: hidden, overflowAt: overflow?.index, items,
            by: Plan(options, in: all.plan.available, for: items), offers: offers,
            next: number < maxItems ? item(number) : nil)
    }

    private func broken(_ items: FlowItems, by options: FlowOptions) -> (slots: Slots, lines: [Line]) {
        let slots = Slots(of: items, Plan(options, in: all.plan.available, for: items))
        return (slots, LineBreaker(slots).broken().lines)
    }

    private func fit(_ items: FlowItems, by options: FlowOptions) -> Bool {
        broken(items, by: options).lines.count <= maxLines
    }

    // MARK: Ranks

    private func item(_ rank: Int) -> Int { importance?.items[rank] ?? rank }

    private func ranked(_ ranks: Range<Int>) -> [Int] {
        guard let importance else { return Array(ranks) }
        return items.indices.filter { ranks.contains(importance.ranks[$0]) }
    }

    /// Whether items that are shown do not go together with those that are hidden.
    private func partsBefore(_ number: Int) -> Bool { groups[item(number - 1)] != groups[item(number)] }

    // MARK: What the last line has left

    /// What the last line has left for an item that begins it, beside the overflow item and those that follow.
    private func lengthLeft(for next: Int, in selection: Selection) -> Double? {
        guard all.plan.scale == nil, all.plan.columns == nil, !all.plan.space.isEndless else { return nil }
        let before = items(at: selection.shown.filter { $0 <= next })
        let own = broken(before, by: options).lines
        guard own.count <= maxLines, own.last?.count == 1 else { return nil }
        let followsOverflow = selection.overflowPosition.map { $0 < before.count } ?? false
        let index = before.count - (followsOverflow ? 0 : 1)
        // It begins the last line, or shares it with the overflow item before it.
        for beginsLine in followsOverflow ? [true, false] : [true] {
            guard let lengthLeft = lengthLeft(at: index, of: selection.items, beginsLine: beginsLine)
            else { continue }
            var items = selection.items
            items[index].size = FlowSize(width: lengthLeft.points, height: lengthLeft.points)
            if fit(items, by: options) { return lengthLeft.points }
        }
        return nil
    }

    private func lengthLeft(
        at index: Int, of shown: FlowItems, beginsLine: Bool
    ) -> Length? {
        var (items, breaking) = (shown, fewest)
        // Where items before it wrap, those after it do not shrink to share a line.
        if index > 0, breaking.wrapping == .oneLineIfPossible { breaking.wrapping = .ideal }
        items[index].size = FlowSize(width: 0, height: 0)
        if beginsLine { items[index].traits.breaksBefore = true }
        let (slots, lines) = broken(items, by: breaking)
        guard lines.count <= maxLines, let last = lines.last, slots.count - last.count <= index else {
            return nil
        }
        let breaker = LineBreaker(slots, shrinksFirst: last.shrinksFirst)
        let others = slots.length(of: slots.count - last.count..<slots.count) {
            $0 == index ? .zero : breaker.breakingLength(at: $0)
        }
        let lengthLeft = all.plan.space - others
        return lengthLeft > .zero && lengthLeft >= slots.traits(at: index).limits.minimum ? lengthLeft : nil
    }
}

// MARK: - Items among which others are hidden

extension LimitSearch {
    /// Some of the items, in order, and the overflow item among them, which stays on the line of the item before it.
    private func items(
        at shown: [Int], overflow: (item: FlowItem, index: Int)? = nil
    ) -> FlowItems {
        var items = FlowItems()
        var next = 0
        while true {
            if let (item, index) = overflow, index == items.count {
                items.append(item)
                if index > 0, items[index - 1].traits.breaksAfter {
                    items[index - 1].traits.breaksAfter = false
                    if index < shown.count { items[index].traits.breaksAfter = true }
                }
            }
            guard next < shown.count else { return items }
            // As many as are also neighbors in the whole flow.
            let (start, first, position) = (next, shown[next], items.count)
            let most = overflow.map { start < $0.index ? $0.index : shown.count } ?? shown.count
            next = (start..<most).partitioningIndex { shown[$0] - $0 != first - start }
            items.append(first..<first + next - start, of: self.items)
            let hidden = (start > 0 ? shown[start - 1] + 1 : 0)..<first
            if hidden.isEmpty { continue }
            let previous =
                overflow?.index == start
                ? FlowElement.overflow(hiding: self.items.count - shown.count)
                : start > 0 ? .item(shown[start - 1]) : nil
            follow(previous, &items[position], at: first, hiding: hidden)
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

// MARK: What is hidden first

private typealias Importance = (items: [Int], ranks: [Int])

extension Slots {
    /// The items from the most to the least important, and the rank of each: by priority, and among equals in order.
    /// Items that go together stay together, with the highest priority among them. `nil` if no item has a priority.
    fileprivate var importance: Importance? {
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
    fileprivate var groups: [Int] {
        var groups = Array(0..<count)
        for index in groups.indices.dropFirst()
        where avoidsBreak(before: index) || traits(at: index - 1).parts {
            groups[index] = groups[index - 1]
        }
        return groups
    }
}
