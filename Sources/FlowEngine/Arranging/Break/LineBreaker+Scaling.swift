extension BreakSource {
    /// The length of the scaled items of a range together, at the target thickness. O(n).
    @inline(__always)
    func scaledLength(of items: Range<Int>) -> Length {
        items.reduce(.zero) { $0 + scaledLength(at: $1) }
    }

    /// Whether a line has no space for an item. A scaled line may also take one that does not fit.
    ///
    /// - Parameters:
    ///   - line: The line without it, and where that ends.
    ///   - end: Where the item would end.
    ///   - bounds: What limits lines.
    @inline(__always)
    func isFull(
        _ line: (first: Int, end: Length), before index: Int, reaching end: Length,
        in bounds: LineBounds
    ) -> Bool {
        if end <= bounds.space { return false }
        guard let scale = breakingScale else { return true }
        return !isBetter(line, with: index, reaching: end, in: bounds, by: scale)
    }

    /// Whether a scaled line is better with an item, although it is longer than the space then. O(m) for m items on this
    /// line and the next one.
    private func isBetter(
        _ line: (first: Int, end: Length), with index: Int, reaching end: Length, in bounds: LineBounds,
        by scale: LineScale
    ) -> Bool {
        let scaled = scaledLength(of: line.first..<index)
        let scaledWith = scaled + scaledLength(at: index)
        guard line.end < bounds.space, scale.fits(end, scaled: scaledWith) else { return false }
        // 1. Without it, the line does not fill the space.
        if scale.freeLength(besides: line.end, scaled: scaled) > .zero { return true }
        // 2. Only one of the two choices lets the next line fill the space.
        let mayBeFull = canFillLine(from: index, in: bounds, by: scale)
        let mayBeFullAfterwards = canFillLine(from: index + 1, in: bounds, by: scale)
        if mayBeFull != mayBeFullAfterwards { return mayBeFullAfterwards }
        // 3. The line is nearer to the target thickness with it.
        return scale.isNear((end, scaledWith), besides: (line.end, scaled))
    }

    /// Whether a line that starts with an item can fill the space, or need not, as the last of its paragraph. Ignores
    /// that items go together.
    private func canFillLine(from first: Int, in bounds: LineBounds, by scale: LineScale) -> Bool {
        var (next, end, scaled) = (first, Length.zero, Length.zero)
        while next < count {
            if next > first, isBreakForced(before: next) { break }
            if next - first == bounds.maxItemsPerLine { return false }
            end = self.end(of: next, from: start(of: next, after: next == first ? nil : end))
            scaled = scaled + scaledLength(at: next)
            next += 1
            if scale.freeLength(besides: end, scaled: scaled) == .zero {
                return next == first + 1 || scale.fits(end, scaled: scaled)
            }
        }
        return next == first || !scale.thickensLastLine
    }
}
