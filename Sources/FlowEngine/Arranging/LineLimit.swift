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
    /// O(n), and in columns, which a long overflow item widens, O(l) for l paragraphs and each overflow item that does
    /// not fit. With even breaking and scaled lines, as much as for an arrangement of those that are shown for each of
    /// them, and for each of O(log n) numbers of items.
    ///
    /// - Parameters:
    ///   - maxLines: The most lines. With 0 or less, only the overflow item remains.
    ///   - available: The space along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    ///   - overflowTraits: How the overflow item differs from others. It does not by default.
    ///   - overflow: The size of the overflow item, in points, for a number of hidden items, or `nil` for none. Not
    ///     asked for if all fit, and otherwise once at most for each number.
    /// - Returns: The number of shown items; these items, followed by the overflow item if there is one; and the options
    ///   to arrange them by, which ask for no more lines than there may be.
    public func limited(
        toLines maxLines: Int, in available: Double?, options: FlowOptions,
        overflowTraits: FlowItemTraits = FlowItemTraits(),
        overflow: (_ hiddenCount: Int) -> FlowSize?
    ) -> (shown: Int, items: FlowItems, options: FlowOptions) {
        let maxLines = Swift.max(maxLines, 0)
        let options = options.limited(toLines: maxLines)
        var lines = FlowLines(of: self, in: available, options: options)
        if lines.lines.count <= maxLines { return (count, self, options) }
        if maxLines == 0 {
            return (0, prefix(0, before: overflow(count), traits: overflowTraits), options)
        }

        // a. The most that fit without an overflow item. No breaking makes fewer lines than greedy breaking, whose
        //    first lines do not depend on later items, except by columns.
        let columns = ColumnLimit(self, lines.slots)
        let isEvenlyScaled = lines.plan.scale != nil && lines.plan.areEven
        if columns == nil, options.lineBreaking != .greedy || options.minLines > 1 {
            var greedy = options
            (greedy.lineBreaking, greedy.minLines) = (.greedy, 1)
            lines = FlowLines(of: self, in: available, options: greedy)
        }
        let place = OverflowPlace(
            lines.lines[Swift.min(maxLines, lines.lines.count) - 1].range, of: lines.slots)
        var mostFitting = columns?.mostItems(onto: maxLines) ?? place.range.upperBound
        if isEvenlyScaled {
            // Their lines may have more. Fewer items never make more lines.
            mostFitting = mostItems(from: mostFitting) { shown in
                FlowLines(of: first(shown), in: available, options: options).lines.count <= maxLines
            }
        }
        let most = Swift.min(mostFitting, count - 1)

        // b. One less each time, until the overflow item fits, too: first between items that do not go together.
        for isTogether in [false, true] {
            for shown in stride(from: most, to: 0, by: -1)
            where lines.slots.avoidsBreak(before: shown) == isTogether {
                let size = overflow(count - shown)
                let isAllowed =
                    columns?.allows(shown, before: size, overflowTraits, onto: maxLines)
                    ?? place.allows(shown, before: size, overflowTraits, options: options)
                if !isAllowed { continue }
                let items = prefix(shown, before: size, traits: overflowTraits)
                if FlowLines(of: items, in: available, options: options).lines.count <= maxLines {
                    return (shown, items, options)
                }
            }
        }
        return (0, prefix(0, before: overflow(count), traits: overflowTraits), options)
    }

    /// The most first items that satisfy a condition, which none do that are more than others which do not.
    ///
    /// - Parameter known: A number that satisfies it, and is often near.
    private func mostItems(from known: Int, where isSatisfied: (_ count: Int) -> Bool) -> Int {
        var (most, tooMany, step) = (known, count + 1, 1)
        while tooMany - most > 1 {
            // Twice as far each time until there are too many, and half as far from there on.
            let next = tooMany > count ? Swift.min(most + step, count) : most + (tooMany - most) / 2
            if isSatisfied(next) { most = next } else { tooMany = next }
            step *= 2
        }
        return most
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
        items.setSpacing(details.item(at: length, size: .zero).spacing, at: length)
        return items
    }
}

extension FlowOptions {
    /// The options with no more lines at least than there may be at most.
    fileprivate func limited(toLines maxLines: Int) -> FlowOptions {
        var options = self
        options.minLines = min(minLines, maxLines)
        return options
    }
}

/// Rules out numbers of shown items whose overflow item does not fit beside them.
private struct OverflowPlace {
    /// The items of the last line that may be shown.
    let range: Range<Int>
    private let slots: Slots
    /// Where each of them ends, on its line.
    private var ends: [Length] = []

    init(_ range: Range<Int>, of slots: Slots) {
        self.range = range
        self.slots = slots
        for index in range {
            let start = ends.last.map { slots.start(of: index, after: $0) } ?? .zero
            ends.append(slots.end(of: index, from: start))
        }
    }

    /// Whether greedy breaking makes few enough lines of a number of first items, and the overflow item after them, if
    /// there is one. O(1).
    func allows(
        _ shown: Int, before overflow: FlowSize?, _ traits: FlowItemTraits, options: FlowOptions
    ) -> Bool {
        guard let overflow, shown > range.lowerBound, slots.plan.scale == nil else { return true }
        if traits.breaksBefore || shown - range.lowerBound == slots.plan.breaking.maxItemsPerLine {
            return false
        }
        var item = FlowItems()
        item.append(overflow)
        item[0].traits = traits
        let length = Slots(of: item, Plan(options, in: nil, for: item)).breakingLength(at: 0)
        let start = slots.start(of: shown, after: ends[shown - range.lowerBound - 1])
        return start + length <= slots.plan.breaking.available
    }
}
