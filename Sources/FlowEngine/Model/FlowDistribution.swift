/// How long a flow is along its lines.
public enum FlowSizing: Equatable, Hashable, Sendable, CaseIterable {
    /// As long as its longest line. A flow whose space was shared out keeps all of it: among a number of
    /// columns, among lines that are broken evenly, or by items that take a part of what their line leaves.
    case hug
    /// As long as the room it has, if that is finite: longer lines stick out.
    case fill
}

/// Where items go on a line that leaves room, as with CSS's `justify-content`.
public enum FlowDistribution: Equatable, Hashable, Sendable, CaseIterable {
    /// Next to each other, on the side that the line alignment says.
    case natural
    /// As natural where a paragraph ends: on the last line and before a forced break. On other lines the
    /// room is spread between the items, as in justified text.
    case justified
    /// The room is spread between the items. A line with one item, or without room, stays natural.
    case spaceBetween
    /// Each item has the same room on both sides, so that the ends have half as much as the gaps. A line
    /// without room begins at the start.
    case spaceAround
    /// The same room lies between and at the ends. A line without room begins at the start.
    case spaceEvenly
}

/// Where lines go in a flow that has more room across than they take, as with CSS's `align-content`.
public enum FlowLineDistribution: Equatable, Hashable, Sendable, CaseIterable {
    case start
    case center
    case end
    /// Lines become thicker by equal parts until they fill the flow.
    case stretch
    /// The room is spread between the lines. A single line, or lines without room, begin at the start.
    case spaceBetween
    /// Each line has the same room on both sides. Lines without room begin at the start.
    case spaceAround
    /// The same room lies between and at the ends. Lines without room begin at the start.
    case spaceEvenly
}
