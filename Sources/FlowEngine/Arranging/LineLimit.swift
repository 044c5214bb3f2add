// At most so many lines, with an overflow item in place of those that are hidden.

/// What is shown of the items of a flow that has a limit.
public struct LimitedItems: Sendable {
    /// The indices of the items that are shown, in order.
    public let shown: [Int]
    /// The indices of the others, in order.
    public let hidden: [Int]
    /// The items to arrange: those that are shown, and the overflow item among them.
    public var items: FlowItems
    /// The options to arrange them by, which ask for no more lines than there may be.
    public let options: FlowOptions
    /// Which of ``items`` is the overflow item; `nil` if there is none.
    public let overflowIndex: Int?
    /// The index of the hidden item that is shown next, if there is more space.
    public let next: Int?
    /// How long, in points, that one may be to be shown beside the overflow item, if its length is all that hides it.
    public fileprivate(set) var room: Double?
}

extension FlowItems {
    /// The items to arrange on at most so many lines: all, if they fit, or as many as fit together with an overflow item,
    /// which tells how many are hidden.
    ///
    /// ```swift
    /// let limited = items.limited(toLines: 2, in: 320, options: options) { hidden in
    ///     measure("+\(hidden) more")
    /// }
    /// let arrangement = FlowArrangement(of: limited.items, in: 320, options: limited.options)
    /// ```
    ///
    /// Those of the lowest ``FlowItemTraits/priority`` are hidden first, and among equals the last. Lines break as if they
    /// were not there. Items that go together are all shown or all hidden, as the highest priority among them says, unless
    /// none could be shown then.
    ///
    /// The overflow item is where the last of the hidden items would be: at the end, unless priorities differ. It is on the
    /// line of the item before it, after a forced break, too. Where nothing fits beside it, it is there alone. Its distance
    /// from the item before is that of the first item which is hidden there. Lines are counted as the options break them:
    /// even breaking may make more of them, and hide more.
    ///
    /// An item that begins the last line is hidden where the overflow item does not fit beside it. If it can be shorter, make
    /// the item at ``LimitedItems/next`` as long as ``LimitedItems/room``, and ask again.
    ///
    /// Breaks all n items once, and the s items that are shown for each of O(log s) numbers and for each overflow item
    /// that does not fit: few, unless one is very long. O(n·log n) where priorities differ. There, more items may fit if
    /// some overlap, or if lines are scaled: with fewer of those, there can be more lines.
    ///
    /// - Parameters:
    ///   - maxLines: The most lines. With 0 or less, only the overflow item remains.
    ///   - available: The space along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    ///   - adjust: Called with an item that hidden ones come before, the indices of these, and whether the overflow item is
    ///     in their place: to change its distance from what it follows now. Does nothing by default.
    ///   - overflow: The overflow item for a number of hidden items, or `nil` for none. Its spacing does not count. Not asked
    ///     for if all fit, and otherwise once at most for each number.
    public func limited(
        toLines maxLines: Int, in available: Double?, options: FlowOptions,
        adjustingNext adjust: (_ next: inout FlowItem, _ hidden: Range<Int>, _ hasOverflow: Bool) -> Void = {
            _, _, _ in
        },
        overflow: (_ hiddenCount: Int) -> FlowItem?
    ) -> LimitedItems {
        let maxLines = Swift.max(maxLines, 0)
        var options = options
        options.minLines = Swift.min(options.minLines, maxLines)
        @inline(never)  // Else each of its calls would have a copy of it, as with those below.
        func broken(_ items: FlowItems, _ options: FlowOptions) -> (slots: Slots, lines: [Line]) {
            let slots = Slots(of: items, Plan(options, in: available, for: items))
            return (slots, slots.broken().lines)
        }
        func fit(_ items: FlowItems, _ options: FlowOptions) -> Bool {
            broken(items, options).lines.count <= maxLines
        }
        let (all, lines) = broken(self, options)
        if lines.count <= maxLines {
            return LimitedItems(
                shown: Array(indices), hidden: [], items: self, options: options, overflowIndex: nil,
                next: nil)
        }

        // a. The most that fit without an overflow item. No breaking makes fewer lines than greedy breaking, unless
        //    lines are scaled, or an item collapses that would not on a greedy line.
        let importance = all.importance
        func item(_ rank: Int) -> Int { importance?.items[rank] ?? rank }
        func parts(before number: Int) -> Bool { !all.goTogether(item(number - 1), item(number)) }
        func items(ranked ranks: Range<Int>) -> [Int] {
            guard let importance else { return Array(ranks) }
            return indices.filter { ranks.contains(importance.ranks[$0]) }
        }
        @inline(never)
        func items(at shown: [Int], overflow: (item: FlowItem, index: Int)? = nil) -> FlowItems {
            self.items(at: shown, overflow: overflow, adjusting: adjust)
        }
        var fewest = options
        if all.plan.scale == nil { (fewest.lineBreaking, fewest.minLines) = (.greedy, 1) }
        let mayCollapseMore = all.plan.needs.contains(.collapsing) && options != fewest
        //    Scaled lines may become fewer by an item beside which distances are nothing.
        let mayBecomeFewer = all.plan.needs.isSuperset(of: [.scaling, .collapsing])
        func most(partsGroups: Bool) -> Int {
            if mayBecomeFewer { return count - 1 }
            return mostItems { number in
                var number = number
                while !partsGroups, number > 0, !parts(before: number) { number -= 1 }
                let shown = items(at: items(ranked: 0..<number))
                return fit(shown, fewest) || (mayCollapseMore && fit(shown, options))
            }
        }

        // b. One less each time, until the overflow item fits, too: first between items that do not go together.
        @inline(never)
        func candidate(_ number: Int) -> LimitedItems {
            let (shown, hidden) = (items(ranked: 0..<number), items(ranked: number..<count))
            let own = hidden.isEmpty ? nil : overflow(hidden.count)
            let overflow = own.map { own in
                let index = hidden[hidden.count - 1] + 1 - hidden.count
                var item = own
                item.spacing = details.spacing(at: index > 0 ? shown[index - 1] + 1 : 0)
                return (item, index)
            }
            return LimitedItems(
                shown: shown, hidden: hidden, items: items(at: shown, overflow: overflow), options: options,
                overflowIndex: overflow?.1, next: hidden.isEmpty ? nil : item(number))
        }
        var larger: LimitedItems?
        func best() -> LimitedItems {
            for isTogether in [false, true] {
                for number in stride(from: most(partsGroups: isTogether), to: 0, by: -1)
                where parts(before: number) != isTogether {
                    let limited = candidate(number)
                    if fit(limited.items, options) { return limited }
                    if !isTogether || number == 1 { larger = limited }
                }
            }
            return candidate(0)
        }
        var best = best()
        let number = best.shown.count
        //    Before more important items, one may be too long even without the overflow item.
        if larger == nil, let last = best.shown.last, item(number) < last,
            number + 1 == count || parts(before: number + 1)
        {
            larger = candidate(number + 1)
        }
        if let larger, larger.shown.count == number + 1 { best.room = room(for: item(number), in: larger) }
        return best

        // c. What the last line has left for an item that begins it, beside the overflow item and those that follow.
        func room(for next: Int, in limited: LimitedItems) -> Double? {
            guard all.plan.scale == nil, all.plan.columns == nil, let available = all.plan.available else {
                return nil
            }
            let before = limited.shown.prefix { $0 <= next }
            let own = broken(items(at: Array(before)), options).lines
            guard own.count <= maxLines, own.last?.count == 1 else { return nil }
            let followsOverflow = limited.overflowIndex.map { $0 < before.count } ?? false
            let index = before.count - (followsOverflow ? 0 : 1)
            // Where items before it wrap, those after it do not shrink to share a line.
            var breaking = fewest
            if index > 0, breaking.wrapping == .oneLineIfPossible { breaking.wrapping = .ideal }
            // It begins the last line, or shares it with the overflow item before it.
            for beginsLine in followsOverflow ? [true, false] : [true] {
                var items = limited.items
                items[index].size = FlowSize(width: 0, height: 0)
                if beginsLine { items[index].traits.breaksBefore = true }
                var (slots, lines) = broken(items, breaking)
                guard lines.count <= maxLines, let last = lines.last, slots.count - last.count <= index
                else { continue }
                slots.shrinkFirst = last.shrinksFirst
                let others = slots.length(of: slots.count - last.count..<slots.count) {
                    $0 == index ? .zero : slots.breakingLength(at: $0)
                }
                let room = available - others
                guard room > .zero, room >= slots.traits(at: index).limits.minimum else { continue }
                items[index] = limited.items[index]
                items[index].size = FlowSize(width: room.points, height: room.points)
                if fit(items, options) { return room.points }
            }
            return nil
        }
    }

    /// The largest number of items, fewer than all, that meets a condition, if all smaller ones do.
    private func mostItems(where meetsCondition: (_ count: Int) -> Bool) -> Int {
        // Most items may be hidden, so the numbers that are tried grow from 1 on.
        var (most, step) = (0, 1)
        while most + step < count, meetsCondition(most + step) {
            most += step
            step *= 2
        }
        return (most + 1..<Swift.min(most + step, count)).partitioningIndex { !meetsCondition($0) } - 1
    }

    /// Some of the items, in order, and the overflow item among them. That is on the line of the item before it.
    ///
    /// - Parameter adjust: Called with an item that follows hidden ones, these, and whether the overflow item is there.
    private func items(
        at shown: [Int], overflow: (item: FlowItem, index: Int)?,
        adjusting adjust: (_ next: inout FlowItem, _ hidden: Range<Int>, _ hasOverflow: Bool) -> Void
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
            // As many as follow each other in the flow, too.
            let (start, first, place) = (next, shown[next], items.count)
            let most = overflow.map { start < $0.index ? $0.index : shown.count } ?? shown.count
            next = (start..<most).partitioningIndex { shown[$0] - $0 != first - start }
            items.append(first..<first + next - start, of: self)
            let hidden = (start > 0 ? shown[start - 1] + 1 : 0)..<first
            if !hidden.isEmpty { adjust(&items[place], hidden, overflow?.index == start) }
        }
    }
}

// MARK: What is hidden first

extension Slots {
    /// The items, those first that are shown as long as any is, and the rank of each: of the highest priority, and among
    /// equals the first. Items that go together stay so, and have the highest priority among them. `nil` if that is the
    /// order of all.
    fileprivate var importance: (items: [Int], ranks: [Int])? {
        guard plan.needs.contains(.priorities) else { return nil }
        let priorities = priorities
        // Those of items that go together, and where these start.
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

    /// The items' priorities. What is nothing but a distance is as important as what is beside it.
    private var priorities: [Double] {
        var priorities = (0..<count).map { index in
            let own = traits(at: index).priority
            return own == own ? own : 0
        }
        guard plan.needs.contains(.collapsing) else { return priorities }
        var before = -Double.infinity
        var start = 0
        for end in 0...count where end == count || !traits(at: end).collapses {
            let next = end < count ? priorities[end] : before
            for index in start..<end { priorities[index] = max(priorities[index], before, next) }
            (before, start) = (next, end + 1)
        }
        return priorities
    }

    /// Whether no line ends between two items.
    fileprivate func goTogether(_ index: Int, _ other: Int) -> Bool {
        (min(index, other) + 1...max(index, other)).allSatisfy(avoidsBreak(before:))
    }
}
