extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsBelowOnePixel || isBalancedWithoutRoom || hasLineCountOfItsOwn || hasLongerLines
    }

    /// Chromium's lines of text may be 1/64 px longer than their space.
    private var hasLongerLines: Bool {
        guard isText, let room else { return false }
        var longer = self
        longer.room = room + 1
        return longer.engineAnswer().lines != engineAnswer().lines
    }

    /// Browsers count as many columns as fit as if each were at least 1 px wide.
    private var hasColumnsBelowOnePixel: Bool {
        columns == 0 && items.allSatisfy { $0.main < 64 }
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
