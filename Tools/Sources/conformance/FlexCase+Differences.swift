extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsBelowOnePixel || isBalancedWithoutRoom || hasLineCountOfItsOwn || hasLongerLines
            || isHeldBackByLittle || hasColumnsWithoutLength
    }

    /// Chromium's lines of text may be 1/64 px longer than their space.
    private var hasLongerLines: Bool {
        guard isText, let space else { return false }
        var longer = self
        longer.space = space + 1
        return longer.engineAnswer().lines != engineAnswer().lines
    }

    /// Chromium rounds the length of an item that its limit would hold back by less than 1/64 px, and does not hold it
    /// back. Where factors add up to less than 1, the others then share another part of the space.
    private var isHeldBackByLittle: Bool {
        let factors: [Double] = items.flatMap { [$0.grow ?? 0, $0.shrink ?? 0] }
        guard space != nil, factors.contains(where: { $0 > 0 && $0 < 1 }) else { return false }
        let (answer, lines) = engineAnswer()
        return items.indices.flatMap(loosening).contains { other in
            let (otherAnswer, otherLines) = other.engineAnswer()
            return otherLines == lines && answer.difference(from: otherAnswer) > tolerance(lines) + 2
        }
    }

    /// The same flow, but that an item may be 1/64 px longer than its limits, or shorter. One that may shrink to nothing shrinks
    /// by as much as before from 1/64 px more.
    private func loosening(_ index: Int) -> [FlexCase] {
        var (longer, shorter) = (self, self)
        let (item, least) = (items[index], items[index].min ?? 0)
        longer.items[index].max = item.max.map { $0 + 1 }
        if least > 0 {
            shorter.items[index].min = least - 1
        } else if let shrink = item.shrink, item.main > 0 {
            shorter.items[index].main += 1
            shorter.items[index].shrink = shrink * Double(item.main) / Double(item.main + 1)
            shorter.space = space.map { $0 + 1 }
        }
        return [longer, shorter]
    }

    /// Where gaps leave columns no length, browsers' are as long together as the gaps, however little space there is. What
    /// spans them shows it, and a last line that keeps to them.
    private var hasColumnsWithoutLength: Bool {
        guard let columns, let space, lastLine != nil || items.contains(where: { $0.spans ?? false })
        else { return false }
        return columns > 0 && itemGap * (columns - 1) >= space
    }

    /// Browsers count as many columns as fit as if each were at least 1 px wide.
    private var hasColumnsBelowOnePixel: Bool {
        columns == 0 && leastColumn == nil && items.allSatisfy { $0.main < 64 }
    }

    /// With more than two lines, but fewer than items, Chromium's are not the most even ones, and with items without
    /// length not even so many.
    private var hasLineCountOfItsOwn: Bool {
        guard let minLines else { return false }
        let hasNothing = items.contains { max(min($0.main, $0.max ?? .max), $0.min ?? 0) == 0 }
        return minLines > 2 && minLines < items.count || itemGap == 0 && hasNothing
    }

    /// Without space, browsers give each balanced item without length a line. A flow that hugs such items has no space.
    private var isBalancedWithoutRoom: Bool {
        let hugsNothing = has(.hugs) && items.allSatisfy { $0.main == 0 }
        return has(.balanced) && itemGap == 0 && (space == 0 || hugsNothing)
    }
}
