// At most so many lines, with an overflow item in place of those that are hidden.

extension FlowItems {
    /// The items to arrange on at most so many lines: all, if they fit, or as many of the first as fit together
    /// with an overflow item after them, which tells how many are hidden.
    ///
    /// ```swift
    /// let limited = items.limited(toLines: 2, in: 320, options: options) { hidden in
    ///     measure("+\(hidden) more")
    /// }
    /// let arrangement = FlowArrangement(of: limited.items, in: 320, options: limited.options)
    /// ```
    ///
    /// The overflow item is on the last line, after a forced break, too, and counts as one of its items. Where
    /// nothing fits beside it, it is there alone. Items that go together are all shown or all hidden, unless none
    /// could be shown then. The overflow item's distance from the item before is that of the first hidden item. If it
    /// has baselines, give them to the last of the returned items. Lines are counted as the options break them: even
    /// breaking may make more of them, and hide more.
    ///
    /// An item that begins the last line is hidden where the overflow item does not fit beside it. If it can be shorter, make
    /// it as long as `room`, and ask again.
    ///
    /// Breaks all n items once, and the s items that are shown for each of O(log s) numbers and for each overflow item
    /// that does not fit: few, unless one is very long.
    ///
    /// - Parameters:
    ///   - maxLines: The most lines. With 0 or less, only the overflow item remains.
    ///   - available: The space along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    ///   - overflowTraits: How the overflow item differs from others. It does not by default.
    ///   - overflow: The size of the overflow item, in points, for a number of hidden items, or `nil` for none. Not
    ///     asked for if all fit, and otherwise once at most for each number.
    /// - Returns: The number of shown items; these items, followed by the overflow item if there is one; the options to
    ///   arrange them by, which ask for no more lines than there may be; and how long, in points, the first hidden item
    ///   may be to be shown beside the overflow item, if that is all that hides it.
    public func limited(
        toLines maxLines: Int, in available: Double?, options: FlowOptions,
        overflowTraits: FlowItemTraits = FlowItemTraits(),
        overflow: (_ hiddenCount: Int) -> FlowSize?
    ) -> (shown: Int, items: FlowItems, options: FlowOptions, room: Double?) {
        let maxLines = Swift.max(maxLines, 0)
        var options = options
        options.minLines = Swift.min(options.minLines, maxLines)
        func slots(_ items: FlowItems, _ options: FlowOptions) -> Slots {
            Slots(of: items, Plan(options, in: available, for: items))
        }
        func fit(_ slots: Slots) -> Bool { slots.broken().lines.count <= maxLines }
        let all = slots(self, options)
        if fit(all) { return (count, self, options, nil) }

        // a. The most that fit without an overflow item. No breaking makes fewer lines than greedy breaking, unless
        //    lines are scaled.
        var fewest = options
        if all.plan.scale == nil { (fewest.lineBreaking, fewest.minLines) = (.greedy, 1) }
        //    Scaled lines may become fewer by an item beside which distances are nothing.
        let mayBecomeFewer = all.plan.needs.isSuperset(of: [.scaling, .collapsing])
        let most = mayBecomeFewer ? count - 1 : mostItems { fit(slots(first($0), fewest)) }

        // b. One less each time, until the overflow item fits, too: first between items that do not go together.
        var next: FlowItems?
        for isTogether in [false, true] {
            for shown in stride(from: most, to: 0, by: -1)
            where all.avoidsBreak(before: shown) == isTogether {
                let items = prefix(shown, before: overflow(count - shown), traits: overflowTraits)
                if fit(slots(items, options)) {
                    return (shown, items, options, room(after: shown, among: next))
                }
                if !isTogether || shown == 1 { next = items }
            }
        }
        let items = prefix(0, before: overflow(count), traits: overflowTraits)
        return (0, items, options, room(after: 0, among: next))

        // c. What the last line has left for the next item beside the overflow item, if that item begins it.
        func room(after shown: Int, among next: FlowItems?) -> Double? {
            guard let next, next.count == shown + 2, !overflowTraits.breaksBefore,
                options.maxItemsPerLine.map({ $0 > 1 }) ?? true, all.plan.scale == nil,
                all.plan.columns == nil, let available = all.plan.available
            else { return nil }
            let lines = slots(first(shown + 1), options).broken().lines
            guard lines.count <= maxLines, lines.last?.count == 1 else { return nil }
            let both = slots(next, options)
            let room =
                available - both.length(of: shown..<shown + 2) { $0 == shown ? .zero : both.length(at: $0) }
            return room > .zero && room >= both.traits(at: shown).limits.minimum ? room.points : nil
        }
    }

    /// The largest number of first items, fewer than all, that meets a condition, if all smaller ones do.
    private func mostItems(where meetsCondition: (_ count: Int) -> Bool) -> Int {
        // Most items may be hidden, so the numbers that are tried grow from 1 on.
        var (most, step) = (0, 1)
        while most + step < count, meetsCondition(most + step) {
            most += step
            step *= 2
        }
        return (most + 1..<Swift.min(most + step, count)).partitioningIndex { !meetsCondition($0) } - 1
    }

    /// The first items, and one of a size after them.
    private func prefix(
        _ length: Int, before overflow: FlowSize?, traits overflowTraits: FlowItemTraits
    ) -> FlowItems {
        var items = first(length)
        guard let overflow else { return items }
        if length > 0, length == items.traits.count {
            var traits = items.traits[length - 1]
            traits.breaksAfter = false
            items[length - 1].traits = traits
        }
        items.append(width: overflow.width, height: overflow.height)
        items[length].traits = overflowTraits
        items.setSpacing(details.spacing(at: length), at: length)
        return items
    }
}
