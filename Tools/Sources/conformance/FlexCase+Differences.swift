extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsBelowOnePixel || isBalancedWithoutRoom || hasLineCountOfItsOwn || hasLongerLines
            || isHeldBackByLittle || hasColumnsWithoutLength
    }

    /// Chromium's lines of text may be 1/64 px longer than their space.
    private var hasLongerLines: Bool {
        guard isText, let room else { return false }
        var longer = self
        longer.room = room + 1
        return longer.engineAnswer().lines != engineAnswer().lines
    }

    /// Chromium rounds the length of an item that its limit would hold back by less than 1/64 px, and does not hold it
    /// back. Where factors add up to less than 1, the others then share another part of the space.
    private var isHeldBackByLittle: Bool {
        let factors: [Double] = items.flatMap { [$0.grow ?? 0, $0.shrink ?? 0] }
        guard let room, factors.contains(where: { $0 > 0 && $0 < 1 }) else { return false }
        let (answer, lines) = engineAnswer()
        // Half a pixel more or less of space, of which the item has a part.
        return [-32, 32].contains { more in
            var other = self
            other.room = max(room + more, 0)
            let (otherAnswer, otherLines) = other.engineAnswer()
            return otherLines == lines && answer.difference(from: otherAnswer) > tolerance(lines) + 32
        }
    }

    /// Where gaps leave columns no length, browsers' are as long together as the gaps, however little space there is. What
    /// spans them shows it, and a last line that keeps to them.
    private var hasColumnsWithoutLength: Bool {
        guard let columns, let room, lastLine != nil || items.contains(where: { $0.spans ?? false })
        else { return false }
        return columns > 0 && itemGap * (columns - 1) >= room
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

    /// Without space, browsers give each balanced item without length a line. A flow that hugs such items has no
    /// space.
    private var isBalancedWithoutRoom: Bool {
        let hugsNothing = has(.hugs) && items.allSatisfy { $0.main == 0 }
        return has(.balanced) && itemGap == 0 && (room == 0 || hugsNothing)
    }
}
