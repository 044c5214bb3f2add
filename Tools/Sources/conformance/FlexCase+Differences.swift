extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsBelowOnePixel || isBalancedWithoutRoom
    }

    /// Browsers count as many columns as fit as if each were at least 1 px wide.
    private var hasColumnsBelowOnePixel: Bool {
        columns == 0 && items.allSatisfy { $0.main < 64 }
    }

    /// Without space, browsers give each balanced item without length a line. A flow that hugs such items has no
    /// space.
    private var isBalancedWithoutRoom: Bool {
        let hugsNothing = has(.hugs) && items.allSatisfy { $0.main == 0 }
        return has(.balanced) && itemGap == 0 && (room == 0 || hugsNothing)
    }
}
