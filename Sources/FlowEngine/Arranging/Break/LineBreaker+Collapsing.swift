// Discardable items, such as spacers, make no line of their own, and collapse where their line has no space for them.

extension LineBreaker {
    private func isDiscardable(_ index: Int) -> Bool { slots.traits(at: index).isDiscardable }

    /// The lines, but none of discardable items alone: such a line joins the one before it in its paragraph. If it is the
    /// first, or its last item goes together with the next one, it joins the one after it.
    func joined(_ lines: [Line]) -> [Line] {
        guard plan.features.contains(.collapsing) else { return lines }
        var joined: [Line] = []
        // Whether the last line has nothing but discardable items.
        var isNothing = false
        var end = 0
        for line in lines {
            var start = end
            end += line.count
            if isNothing, let last = joined.last, !last.endsParagraph {
                start -= last.count
                joined.removeLast()
            }
            isNothing = (start..<end).allSatisfy(isDiscardable)
            if isNothing, !slots.avoidsBreak(before: end), let last = joined.last, !last.endsParagraph {
                start -= last.count
                joined.removeLast()
                isNothing = false
            }
            joined.append(start == end - line.count ? line : self.line(start..<end))
        }
        return joined
    }

    /// The discardable items that a line has no space for: those at its start if it is too long with them, and those at
    /// its end that reach beyond the space. At the start of a line, the spacing after the item goes with it (before the
    /// next one); at the end, the spacing before it.
    fileprivate func itemsWithoutSpace(
        on line: Range<Int>, in space: Length
    ) -> [(index: Int, spacingBefore: Int)] {
        // If all are discardable, the first stays.
        let first = line.first { !isDiscardable($0) } ?? line.lowerBound
        let last = line.last { !isDiscardable($0) } ?? line.lowerBound
        var items: [(index: Int, spacingBefore: Int)] = []
        var (end, farthest) = slots.ends(of: line.lowerBound..<last + 1, breakingLength)
        if first > line.lowerBound, farthest > space {
            items = (line.lowerBound..<first).map { ($0, $0 + 1) }
            (end, farthest) = slots.ends(of: first..<last + 1, breakingLength)
        }
        for index in last + 1..<max(line.upperBound, last + 1) {
            let next = self.end(of: index, from: start(of: index, after: end))
            if next <= space { end = next } else { items.append((index, index)) }
        }
        return items
    }
}

extension Slots {
    /// The slots, with those discardable items collapsed that their lines have no space for. These lines become shorter.
    ///
    /// - Parameter space: The space along lines.
    func collapsed(on lines: inout [Line], in space: Length) -> Slots {
        guard plan.features.contains(.collapsing) else { return self }
        var items: [(index: Int, spacingBefore: Int)] = []
        lines.update { line, range in
            let breaker = LineBreaker(self, shrinksFirst: line.shrinksFirst)
            items += breaker.itemsWithoutSpace(on: range, in: space)
        }
        if items.isEmpty { return self }
        let slots = Slots(self, collapsing: items)
        lines.update { line, range in
            guard range.contains(where: slots.isCollapsed) else { return }
            line.length = slots.length(of: range)
        }
        return slots
    }
}
