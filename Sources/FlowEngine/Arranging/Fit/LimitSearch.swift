/// Finds which items are shown on a limited number of lines: all, if they may be shown and fit, or as many as fit
/// together with the overflow item.
///
/// Items are shown from the most important one on: by rank, which is their order unless some have priorities. So only their
/// number has to be found.
///
/// Breaks all n items once, then the s items that are shown O(log s) times, and once for each overflow item that does not
/// fit: few, unless one is very long. On scaled lines, fewer items can take more lines, so s numbers may be tried.
/// Different priorities add O(n·log n). With these, more items may fit than it finds, if some overlap.
package final class LimitSearch {
    /// What is shown, and what would be shown next; `nil` if no more items may be shown.
    package typealias Result = (selection: Selection, next: Next?)
    /// A hidden item, and the length, in points, at which it would be shown beside the overflow item, if only its length
    /// hides it.
    package typealias Next = (item: Int, lengthLeft: Double?)

    private let items: FlowItems
    private let offers: [Double]
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
    /// The options with greedy breaking. Unless lines are scaled, no other makes fewer lines, except where an item
    /// collapses that would not collapse on a greedy line.
    private let greedyOptions: FlowOptions
    private let content: any FlowContent

    /// - Parameters:
    ///   - offers: The length that each item was offered, which the selection then says of what is shown.
    ///   - content: Gives the overflow item, at most once for each number of hidden items, and the spacings of items that
    ///     are neighbors because others are hidden.
    package init(
        of items: FlowItems, offers: [Double] = [], onto maxLines: Int, upTo maxItems: Int,
        in available: Double?, options: FlowOptions, content: any FlowContent
    ) {
        (self.items, self.offers, self.maxLines) = (items, offers, maxLines)
        self.content = content
        self.maxItems = min(maxItems, items.count)
        var options = options
        options.minLines = min(options.minLines, maxLines)
        self.options = options
        all = Slots(of: items, Plan(options, in: available, for: items))
        fitsAll = self.maxItems == items.count && LineBreaker(all).broken().lines.count <= maxLines
        importance = fitsAll ? nil : all.importance
        groups = fitsAll ? [] : all.groups
        var greedyOptions = options
        (greedyOptions.lineBreaking, greedyOptions.minLines) = (.greedy, 1)
        // With a minimum number of lines, no items share one by shrinking.
        if options.minLines > 1, options.wrapping == .oneLineIfPossible { greedyOptions.wrapping = .ideal }
        self.greedyOptions = greedyOptions
    }

    /// What is shown, and whether the next item would be if it were shorter: `Fitter` may offer it less then.
    package func result() -> Result {
        if fitsAll {
            return (Selection(Array(items.indices), items, by: all.plan, itemOffers: offers), nil)
        }
        var (best, tooLarge) = search()
        let count = best.shown.count
        guard count < maxItems else { return (best, nil) }
        let next = item(ofRank: count)
        // If the first number that was tried fits, the next item is too much even without the overflow item. At the end
        // it would begin the last line, fit there, and so have been tried. Only before items that are shown is it worth
        // a try.
        if tooLarge == nil, let last = best.shown.last, next < last,
            count + 1 == items.count || isBetweenGroups(count + 1)
        {
            tooLarge = selection(of: count + 1)
        }
        guard let tooLarge, tooLarge.shown.count == count + 1 else { return (best, (next, nil)) }
        return (best, (next, lengthLeft(for: next, in: tooLarge)))
    }

    // MARK: How many are shown

    /// Starts with as many items as fit without the overflow item, and shows one fewer each time until that fits, too.
    /// Groups are only split if nothing could be shown otherwise. Also returns the last selection that did not fit, if one
    /// was tried, and if its last item may become shorter: in a group that is split, only the first may.
    private func search() -> (best: Selection, tooLarge: Selection?) {
        var tooLarge: Selection?
        for splitsGroups in [false, true] {
            for count in stride(from: mostThatFit(splitsGroups: splitsGroups), to: 0, by: -1)
            where isBetweenGroups(count) != splitsGroups {
                let selection = selection(of: count)
                if fitsLines(selection.items, by: options) { return (selection, tooLarge) }
                if !splitsGroups || count == 1 { tooLarge = selection }
            }
        }
        return (selection(of: 0), tooLarge)
    }

    /// The most items that may be shown and fit without an overflow item, if all smaller numbers do.
    private func mostThatFit(splitsGroups: Bool) -> Int {
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
        let most = (all.plan.space.times(longestScaledLine) + longestTogether).times(maxLines)
        var length = Length.zero
        let tooMany = (0..<items.count).firstIndex { rank in
            let item = item(ofRank: rank)
            if !all.traits(at: item).isDiscardable { length = length + all.idealLengths[item] }
            return length > most
        }
        return tooMany ?? items.count
    }

    /// How many times as long as the space a line can be at the target thickness, apart from items that go together. A
    /// greedy line ends with the item that is too much. If lines are chosen together, one of more than 1.5 spaces would
    /// be better as two, unless these could not be thick enough to fill the space; from 2 spaces on they could.
    private var longestScaledLine: Double {
        if options.lineBreaking == .greedy { return 1 }
        return (all.plan.scale?.largest ?? .infinity) < .infinity ? 2 : 1.5
    }

    /// The length of the longest items that go together.
    private var longestTogether: Length {
        var (longest, together) = (Length.zero, Length.zero)
        for index in 0..<all.count {
            let length = all.idealLengths[index]
            together = all.avoidsBreak(before: index) ? together + length : length
            longest = max(longest, together)
        }
        return longest
    }

    /// Whether so many items fit without an overflow item or, if groups are not split, those whose groups are whole.
    private func fits(_ count: Int, splitsGroups: Bool) -> Bool {
        var count = count
        while !splitsGroups, count > 0, !isBetweenGroups(count) { count -= 1 }
        let shown = itemsToArrange(items(ofRanks: 0..<count))
        if fitsLines(shown, by: greedyOptions) { return true }
        return all.plan.features.contains(.collapsing) && options != greedyOptions
            && fitsLines(shown, by: options)
    }

    /// The most important items, with the overflow item for the others.
    private func selection(of count: Int) -> Selection {
        let (shown, hidden) = (items(ofRanks: 0..<count), items(ofRanks: count..<items.count))
        var overflow: OverflowItem?
        if let lastHidden = hidden.last {
            // It takes the place of the last hidden item: after as many as are shown before that.
            let position = lastHidden - (hidden.count - 1)
            let firstHiddenThere = position > 0 ? shown[position - 1] + 1 : 0
            overflow = content.overflowItem(hiding: hidden.count, at: position, by: all.plan)
            overflow?.item.spacing = items.details.spacing(at: firstHiddenThere)
        }
        let shownItems = itemsToArrange(shown, overflow: overflow)
        return Selection(
            shown, hiding: hidden, overflow: overflow, shownItems,
            by: Plan(options, in: all.plan.available, for: shownItems), itemOffers: offers)
    }

    private func broken(_ items: FlowItems, by options: FlowOptions) -> (slots: Slots, lines: [Line]) {
        let slots = Slots(of: items, Plan(options, in: all.plan.available, for: items))
        return (slots, LineBreaker(slots).broken().lines)
    }

    private func fitsLines(_ items: FlowItems, by options: FlowOptions) -> Bool {
        broken(items, by: options).lines.count <= maxLines
    }

    // MARK: Ranks

    private func item(ofRank rank: Int) -> Int { importance?.items[rank] ?? rank }

    /// The items of some ranks, in their own order.
    private func items(ofRanks ranks: Range<Int>) -> [Int] {
        guard let importance else { return Array(ranks) }
        return items.indices.filter { ranks.contains(importance.ranks[$0]) }
    }

    /// Whether so many items are shown of whole groups.
    private func isBetweenGroups(_ count: Int) -> Bool {
        groups[item(ofRank: count - 1)] != groups[item(ofRank: count)]
    }

    // MARK: What the last line has left

    /// What the last line has left for an item that would begin it, beside the overflow item and those that follow; `nil`
    /// if the item would be elsewhere.
    ///
    /// - Parameter selection: One that does not fit, with the item at its own length.
    private func lengthLeft(for next: Int, in selection: Selection) -> Double? {
        guard all.plan.scale == nil, all.plan.columns == nil, !all.plan.space.isEndless else { return nil }
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
        if beginsLine { shown[position].traits.breaksBefore = true }
        let (slots, lines) = broken(shown, by: options)
        guard lines.count <= maxLines, let last = lines.last, slots.count - last.count <= position else {
            return nil
        }
        let breaker = LineBreaker(slots, shrinksFirst: last.shrinksFirst)
        let others = slots.ends(of: slots.count - last.count..<slots.count) {
            $0 == position ? .zero : breaker.breakingLength(at: $0)
        }
        let lengthLeft = all.plan.space - others.farthest
        let least = slots.traits(at: position).lengthLimits.minimum
        return lengthLeft > .zero && lengthLeft >= least ? lengthLeft : nil
    }
}

// MARK: - Items among which others are hidden

extension LimitSearch {
    /// The items to arrange: those shown, and the overflow item, which stays on the line of the item before it.
    private func itemsToArrange(_ shown: [Int], overflow: OverflowItem? = nil) -> FlowItems {
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

// MARK: - What is hidden first

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
        where avoidsBreak(before: index) || traits(at: index - 1).isDivider {
            groups[index] = groups[index - 1]
        }
        return groups
    }
}
