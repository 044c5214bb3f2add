extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsBelowOnePixel || isBalancedWithoutRoom
    }

    /// Browsers count as many columns as fit as if each were at least 1 px wide.
    private var hasColumnsBelowOnePixel: Bool {
        columns == 0 && items.allSatisfy { $0.main < 64 }
    }

    /// Where there is no room, browsers give balanced items without length a line each. A flow that hugs
    /// such items leaves none.
    private var isBalancedWithoutRoom: Bool {
        let hugsNothing = has(.hugs) && items.allSatisfy { $0.main == 0 }
        return has(.balanced) && itemGap == 0 && (room == 0 || hugsNothing)
    }
}
