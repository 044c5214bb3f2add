/// Rules out numbers of shown items that cannot fit onto so many lines of columns, together with an overflow item. A
/// long overflow item makes all columns wide, so many numbers may have to be tried.
struct ColumnLimit {
    private let plan: Plan
    /// The length of the longest among each number of first items.
    private var lengths = [Length.zero]
    /// The distances between them, and to the next item.
    private var spacings: [SpacingSummary] = []
    /// The first item of each paragraph.
    private var paragraphs: [Int] = []

    /// `nil` without columns. O(n).
    init?(_ items: FlowItems, _ slots: Slots) {
        guard slots.plan.columns != nil else { return nil }
        plan = slots.plan
        var longest = Length.zero
        var summary = SpacingSummary()
        for (index, length) in slots.lengths.enumerated() {
            if index == 0 || slots.isBreakForced(before: index) { paragraphs.append(index) }
            if index > 0 { summary.add(items.details.spacing(at: index)) }
            longest = max(longest, length)
            lengths.append(longest)
            spacings.append(summary)
        }
    }

    /// The most first items that may fit without an overflow item. O(l·log n) for l paragraphs.
    func mostItems(onto maxLines: Int) -> Int {
        var (shown, tooMany) = (0, lengths.count - 1)
        while tooMany - shown > 1 {
            let middle = shown + (tooMany - shown) / 2
            if allows(middle, before: nil, FlowItemTraits(), onto: maxLines) {
                shown = middle
            } else {
                tooMany = middle
            }
        }
        return shown
    }

    /// Whether greedy breaking, which makes the fewest lines, makes few enough of a number of first items, fewer than
    /// all, and the overflow item after them, if there is one. O(l) for l paragraphs.
    func allows(
        _ shown: Int, before overflow: FlowSize?, _ traits: FlowItemTraits, onto maxLines: Int
    ) -> Bool {
        guard shown > 0 else { return true }
        // a. The columns that these items make.
        let longest =
            overflow.map { Length(nonNegative: $0.along(plan.options.axis).main).clamped(to: traits.limits) }
            ?? .zero
        let count = overflow == nil ? shown : shown + 1
        let columns = Columns(
            longest: max(lengths[shown], longest),
            spacing: spacings[count - 1].largest(by: plan.spacing), in: plan.available,
            options: plan.options)
        let perLine = columns.countPerLine

        // b. The lines of each paragraph.
        var lines = 0
        for (number, start) in paragraphs.enumerated() where start < shown {
            let next = number + 1 < paragraphs.count ? paragraphs[number + 1] : shown
            var count = min(next, shown) - start
            if next >= shown, overflow != nil {
                if traits.breaksBefore { lines += 1 } else { count += 1 }
            }
            lines += (count - 1) / perLine + 1
            if lines > maxLines { return false }
        }
        return true
    }
}
