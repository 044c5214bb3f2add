extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsWithoutLength || isBalancedWithoutRoom
    }

    /// Browsers count as many columns without length as if they were 1 px wide.
    private var hasColumnsWithoutLength: Bool {
        columns == 0 && items.allSatisfy { $0.main == 0 }
    }

    /// Where there is no room, browsers give balanced items without length a line each. A flow that hugs
    /// such items leaves none.
    private var isBalancedWithoutRoom: Bool {
        let hugsNothing = has(.hugs) && items.allSatisfy { $0.main == 0 }
        return has(.balanced) && itemGap == 0 && (room == 0 || hugsNothing)
    }
}
