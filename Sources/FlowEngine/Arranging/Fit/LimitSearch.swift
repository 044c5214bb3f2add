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
    package typealias Result = (selection: Selection, next: NextItem?)
    /// A hidden item. If it is hidden only because it is too long: at which length, in points, it would be shown beside the
    /// overflow item.
    package typealias NextItem = (item: Int, lengthLeft: Double?)

    let items: FlowItems
    private let offers: Offers
    let maxLines: Int
    /// The most items that may be shown.
    private let maxItems: Int
    /// The options, which ask for no more lines than the limit allows.
    let options: FlowOptions
    /// All items in their slots.
    let allSlots: Slots
    var plan: Plan { allSlots.plan }
    private let fitsAll: Bool
    private let importance: Importance?
    /// The group of each item, by its first item: items that are hidden together, if possible.
    private let groups: [Int]
    /// The options with greedy breaking. It makes the fewest lines, unless these are scaled, or other breaking lets one
    /// more item collapse.
    let greedyOptions: FlowOptions
    let content: any FlowContent
    /// The overflow items that content has given, by the number of hidden items.
    private var overflowItems: [(hidden: Int, overflow: OverflowItem?)] = []

    /// - Parameters:
    ///   - offers: What each item was offered, by its index. The selection has it by position.
    ///   - content: Gives the overflow item, at most once for each number of hidden items, and the spacings of items that
    ///     are neighbors because others are hidden.
    package init(
        of items: FlowItems, offers: Offers = Offers(), onto maxLines: Int, upTo maxItems: Int,
        in available: Double?, options: FlowOptions, content: any FlowContent
    ) {
        (self.items, self.offers, self.maxLines) = (items, offers, maxLines)
        self.content = content
        self.maxItems = min(maxItems, items.count)
        var options = options
        options.minLines = min(options.minLines, maxLines)
        self.options = options
        allSlots = Slots(of: items, Plan(options, in: available, for: items))
        fitsAll = self.maxItems == items.count && LineBreaker(allSlots).broken().lines.count <= maxLines
        importance = fitsAll ? nil : allSlots.importance
        groups = fitsAll ? [] : allSlots.groups
        var greedyOptions = options
        (greedyOptions.lineBreaking, greedyOptions.minLines) = (.greedy, 1)
        // With a minimum number of lines, no items share one by shrinking.
        if options.minLines > 1, options.wrapping == .oneLineIfPossible { greedyOptions.wrapping = .ideal }
        self.greedyOptions = greedyOptions
    }

    /// What is shown, and what would be shown next: `Fitter` may offer that less.
    package func result() -> Result {
        if fitsAll {
            return (Selection(Array(items.indices), items, by: plan, itemOffers: offers), nil)
        }
        let fitting =
            mostThatFit(splitsGroup: false) ?? mostThatFit(splitsGroup: true) ?? selection(showing: 0)
        let count = fitting.shown.count
        guard count < maxItems else { return (fitting, nil) }
        // A group is only split if nothing could be shown otherwise.
        let mayBeShown = count == 0 || !isGroupSplit(showing: count + 1)
        return (fitting, (item(ofRank: count), mayBeShown ? lengthLeft(forItemOfRank: count) : nil))
    }

    // MARK: How many are shown

    /// The largest number of items that fits with the overflow item; `nil` if none does. Tries only the numbers that
    /// split a group, or that split none: each, largest first, as the overflow item may be longer for a smaller one.
    private func mostThatFit(splitsGroup: Bool) -> Selection? {
        for count in stride(from: mostWithoutOverflow(splitsGroup: splitsGroup), to: 0, by: -1)
        where isGroupSplit(showing: count) == splitsGroup {
            let selection = selection(showing: count)
            if fitsLines(selection.items, by: options) { return selection }
        }
        return nil
    }

    /// The most items that may be shown and fit without an overflow item. Takes for granted that if a number fits, so do
    /// all smaller ones.
    private func mostWithoutOverflow(splitsGroup: Bool) -> Int {
        let limit = min(maxItems, items.count - 1)
        if plan.scale != nil { return min(limit, mostOnScaledLines) }
        // Often most items are hidden, so the numbers that are tried grow from 1 on.
        var (most, step) = (0, 1)
        while most + step <= limit, fitsWithoutOverflow(most + step, splitsGroup: splitsGroup) {
            most += step
            step *= 2
        }
        let tooMany = (most + 1..<min(most + step, limit + 1)).partitioningIndex {
            !fitsWithoutOverflow($0, splitsGroup: splitsGroup)
        }
        return tooMany - 1
    }

    /// An upper bound of the items that fit on scaled lines, where one more item may leave fewer lines.
    private var mostOnScaledLines: Int {
        let most = (plan.space.times(longestScaledLine) + longestTogether).times(maxLines)
        var length = Length.zero
        let tooMany = (0..<items.count).firstIndex { rank in
            let item = item(ofRank: rank)
            if !allSlots.traits(at: item).isDiscardable { length = length + allSlots.idealLengths[item] }
            return length > most
        }
        return tooMany ?? items.count
    }

    /// How many spaces long a line can be at the target thickness, without the items at its end that go together, which
    /// `longestTogether` counts: 1 for greedy lines, 1.5 for others, and 2 for others with a largest thickness. A
    /// greedy line has no more than one space before the item that is too much. Where lines are chosen together, one of more
    /// than 1.5 spaces would be better as two. With a largest thickness, these two may be unable to fill the space, but
    /// not if it has 2 spaces or more.
    private var longestScaledLine: Double {
        if options.lineBreaking == .greedy { return 1 }
        return (plan.scale?.largest ?? .infinity) < .infinity ? 2 : 1.5
    }

    /// The length of the longest items that go together, or of the longest item.
    private var longestTogether: Length {
        var (longest, together) = (Length.zero, Length.zero)
        for index in 0..<allSlots.count {
            let length = allSlots.idealLengths[index]
            together = allSlots.avoidsBreak(before: index) ? together + length : length
            longest = max(longest, together)
        }
        return longest
    }

    /// Whether so many items fit without an overflow item or, if no group is to be split, those of them whose groups are
    /// whole.
    private func fitsWithoutOverflow(_ count: Int, splitsGroup: Bool) -> Bool {
        var count = count
        while !splitsGroup, isGroupSplit(showing: count) { count -= 1 }
        let shown = itemsToArrange(items(ofRanks: 0..<count))
        if fitsLines(shown, by: greedyOptions) { return true }
        return plan.features.contains(.collapsing) && options != greedyOptions
            && fitsLines(shown, by: options)
    }

    /// The most important items, with the overflow item for the others.
    func selection(showing count: Int) -> Selection {
        let (shown, hidden) = (items(ofRanks: 0..<count), items(ofRanks: count..<items.count))
        var overflow: OverflowItem?
        if let lastHidden = hidden.last {
            // It takes the place of the last hidden item: after as many as are shown before that.
            let position = lastHidden - (hidden.count - 1)
            let firstHiddenThere = position > 0 ? shown[position - 1] + 1 : 0
            overflow = overflowItem(hiding: hidden.count, at: position)
            overflow?.item.spacing = items.details.spacing(at: firstHiddenThere)
        }
        let shownItems = itemsToArrange(shown, overflow: overflow)
        return Selection(
            shown, hiding: hidden, overflow: overflow, shownItems,
            by: Plan(options, in: plan.available, for: shownItems), itemOffers: offers)
    }

    private func overflowItem(hiding count: Int, at position: Int) -> OverflowItem? {
        if let known = overflowItems.first(where: { $0.hidden == count }) { return known.overflow }
        let overflow = content.overflowItem(hiding: count, at: position, by: plan)
        overflowItems.append((count, overflow))
        return overflow
    }

    func broken(_ items: FlowItems, by options: FlowOptions) -> (slots: Slots, lines: [Line]) {
        let slots = Slots(of: items, Plan(options, in: plan.available, for: items))
        return (slots, LineBreaker(slots).broken().lines)
    }

    func fitsLines(_ items: FlowItems, by options: FlowOptions) -> Bool {
        broken(items, by: options).lines.count <= maxLines
    }

    // MARK: Ranks

    func item(ofRank rank: Int) -> Int { importance?.items[rank] ?? rank }

    /// The items of some ranks, in their own order.
    func items(ofRanks ranks: Range<Int>) -> [Int] {
        guard let importance else { return Array(ranks) }
        return items.indices.filter { ranks.contains(importance.ranks[$0]) }
    }

    /// Whether a group is split if so many items are shown.
    private func isGroupSplit(showing count: Int) -> Bool {
        count > 0 && count < items.count
            && groups[item(ofRank: count - 1)] == groups[item(ofRank: count)]
    }
}
