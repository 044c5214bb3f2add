/// Which lines are made of the items.
public enum FlowLineBreaking: Equatable, Hashable, Sendable, CaseIterable {
    /// Each line takes items until the next would not fit.
    case greedy
    /// As many lines as greedy breaking makes, with the items spread evenly over them: the sum of the
    /// squares of the lines' lengths is the least. Among equals the first line has the most items, then the
    /// second. Where all spacings are equal, that is CSS's `flex-wrap: balance`.
    case balanced
    /// Any number of lines, as a paragraph is set: the sum of the squares of the space that all lines but
    /// the last leave is the least. Among equals there are the fewest lines, then the first has the most
    /// items. A flow that is broken this way keeps the whole length it is offered, as a paragraph does.
    case even
}
