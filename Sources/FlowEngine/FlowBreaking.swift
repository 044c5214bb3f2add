/// Which lines are made of the items.
public enum FlowBreaking: Equatable, Hashable, Sendable, CaseIterable {
    /// Each line takes items until the next would not fit.
    case greedy
    /// As many lines as greedy breaking makes, with the items spread evenly over them, as with CSS's
    /// `flex-wrap: balance`: the sum of the squares of the room that lines leave is the least. Among
    /// equals the first line has the most items, then the second.
    case balanced
    /// Any number of lines, as a paragraph is set: the sum of the squares of the room that all lines but
    /// the last leave is the least. Among equals there are the fewest lines, then the first has the most
    /// items.
    case even
}

/// Which of an item's lengths decides where lines break.
public enum FlowWrapping: Equatable, Hashable, Sendable, CaseIterable {
    /// Its ideal length, within its limits.
    case ideal
    /// The least it can shrink to, so that lines take more items, which then shrink.
    case minimum
}
