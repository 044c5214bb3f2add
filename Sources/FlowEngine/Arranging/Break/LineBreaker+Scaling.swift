extension LineBreaker {
    /// Whether a scaled line is better with an item, although it is longer than the space then. O(m) for m items on this
    /// line and the next one.
    func isBetter(
        _ line: (first: Int, end: Length), with index: Int, reaching end: Length, by scale: LineScale
    ) -> Bool {
        let scaled = slots.scaledLength(of: line.first..<index)
        let scaledWith = scaled + slots.scaledLength(at: index)
        guard line.end < plan.space, scale.fits(end, scaled: scaledWith) else { return false }
        // 1. Without it, the line cannot use all of the space.
        if scale.leastSlack(besides: line.end, scaled: scaled) > .zero { return true }
        // 2. Only one of the two choices lets the next line use all of it.
        let canUseAllWithout = canUseAllSpace(from: index, by: scale)
        let canUseAllWith = canUseAllSpace(from: index + 1, by: scale)
        if canUseAllWithout != canUseAllWith { return canUseAllWith }
        // 3. The line is as near to the target thickness with it, or nearer: its scaled items share what is too much, or
        //    missing.
        let (excess, slack) = (end - plan.space, plan.space - line.end)
        return Wide(excess.units, times: scaled.units) <= Wide(slack.units, times: scaledWith.units)
    }

    /// Whether a line that starts with an item can use all of the space, or need not, as the last of its paragraph.
    /// Ignores that items go together.
    private func canUseAllSpace(from first: Int, by scale: LineScale) -> Bool {
        var (next, end, scaled) = (first, Length.zero, Length.zero)
        while next < count {
            if next > first, isBreakForced(before: next) { break }
            if next - first == plan.bounds.maxItemsPerLine { return false }
            end = self.end(of: next, from: next == first ? .zero : start(of: next, after: end))
            scaled = scaled + slots.scaledLength(at: next)
            next += 1
            if scale.leastSlack(besides: end, scaled: scaled) == .zero {
                return next == first + 1 || scale.fits(end, scaled: scaled)
            }
        }
        return next == first || !scale.thickensLastLine
    }
}
