extension FlexCase {
    /// Whether the flow differs from CSS here on purpose, as "Compared with CSS" in the documentation lists.
    var differsDeliberately: Bool {
        hasColumnsWithoutLength || isBalancedWithoutRoom
    }

    /// Browsers count as many columns without length as if they were 1 px wide.
    private var hasColumnsWithoutLength: Bool {
        columns == 0 && items.allSatisfy { $0.main == 0 }
    }

    /// Where there is no room, browsers give balanced items without length a line each.
    private var isBalancedWithoutRoom: Bool {
        has(.balanced) && (room ?? 1) == 0 && itemGap == 0
    }
}
