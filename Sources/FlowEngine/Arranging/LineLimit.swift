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
    /// nothing fits beside it, it is there alone. Its distance from the item before is that of the first hidden
    /// item. If it has baselines, give them to the last of the returned items. Lines are counted as the options break
    /// them: even breaking may make more of them, and hide more.
    ///
    /// O(n), and as much for each overflow item that does not fit: without columns, at most as many as the last
    /// line has items. In columns, which a long overflow item widens, more may be tried, in O(l) for l paragraphs.
    ///
    /// - Parameters:
    ///   - maxLines: The most lines. With 0 or less, only the overflow item remains.
    ///   - available: The space along the main axis, in points, as for an arrangement.
    ///   - options: What the items will be arranged by.
    ///   - fewest: The fewest items to hide if not all fit. 1 by default.
    ///   - overflowTraits: How the overflow item differs from others. It does not by default.
    ///   - overflow: The size of the overflow item, in points, for a number of hidden items, or `nil` for none. Not
    ///     asked for if all fit, and otherwise from the fewest hidden items on, once for each number.
    /// - Returns: The number of shown items; these items, followed by the overflow item if there is one; and the options
    ///   to arrange them by, which ask for no more lines than there may be.
    public func limited(
        toLines maxLines: Int, in available: Double?, options: FlowOptions, hidingAtLeast fewest: Int = 1,
        overflowTraits: FlowItemTraits = FlowItemTraits(),
        overflow: (_ hiddenCount: Int) -> FlowSize?
    ) -> (shown: Int, items: FlowItems, options: FlowOptions) {
        let maxLines = max(maxLines, 0)
        let options = options.limited(toLines: maxLines)
        var lines = FlowLines(of: self, in: available, options: options)
        if lines.broken.count <= maxLines { return (count, self, options) }
        if maxLines == 0 {
            return (0, prefix(0, before: overflow(count), traits: overflowTraits), options)
        }

        // a. The most that fit without an overflow item. No breaking makes fewer lines than greedy breaking, whose
        //    first lines do not depend on later items, except by columns.
        let columns = ColumnLimit(self, in: available, options: options)
        var shown = count
        if let columns {
            shown = columns.mostItems(onto: maxLines)
        } else {
            if options.lineBreaking != .greedy || options.minLines > 1 {
                var greedy = options
                (greedy.lineBreaking, greedy.minLines) = (.greedy, 1)
                lines = FlowLines(of: self, in: available, options: greedy)
            }
            if lines.broken.count > maxLines { shown = lines.broken[maxLines].range.lowerBound }
        }

        // b. One less each time, until the overflow item fits, too.
        shown = max(min(shown, count - max(fewest, 1)), 0)
        while true {
            let size = overflow(count - shown)
            if columns?.allows(shown, before: size, overflowTraits, onto: maxLines) ?? true {
                let items = prefix(shown, before: size, traits: overflowTraits)
                if shown == 0 { return (shown, items, options) }
                lines = FlowLines(of: items, in: available, options: options)
                if lines.broken.count <= maxLines { return (shown, items, options) }
            }
            shown -= 1
        }
    }

    /// The first items, and one of a size after them.
    private func prefix(
        _ length: Int, before overflow: FlowSize?, traits overflowTraits: FlowItemTraits
    ) -> FlowItems {
        var items = prefix(length)
        guard let overflow else { return items }
        if length > 0, length == items.traits.count {
            var traits = items.traits[length - 1]
            traits.breaksAfter = false
            items.setTraits(traits, at: length - 1)
        }
        items.append(width: overflow.width, height: overflow.height)
        items.setTraits(overflowTraits, at: length)
        items.details.setSpacing(details.spacing(at: length), at: length)
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
