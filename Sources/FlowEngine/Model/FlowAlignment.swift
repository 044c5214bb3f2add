/// Where a line goes along the main axis if it is shorter than the flow.
///
/// In a vertical flow `leading` means top and `trailing` means bottom.
public enum FlowLineAlignment: Equatable, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}

/// Where an item is across its line.
///
/// In a vertical flow `top` means leading and `bottom` means trailing, and an item's baselines are
/// distances from its leading edge.
public enum FlowItemAlignment: Equatable, Hashable, Sendable, CaseIterable {
    case top
    case center
    case bottom
    /// From the top to the bottom: the item becomes as thick as its line.
    case stretch
    /// First baselines are aligned. The line is as high as the largest ascent and the largest descent together.
    case firstTextBaseline
    /// Last baselines are aligned.
    case lastTextBaseline

    /// What `top` is called in a vertical flow.
    public static var leading: FlowItemAlignment { .top }
    /// What `bottom` is called in a vertical flow.
    public static var trailing: FlowItemAlignment { .bottom }
}

/// Where items go on a line with free space, as with CSS's `justify-content`.
public enum FlowDistribution: Equatable, Hashable, Sendable, CaseIterable {
    /// Next to each other, on the side of the line alignment.
    case natural
    /// To both ends of the line, as in justified text: like ``spaceBetween``, but with ``FlowLastLine/grows`` in place of
    /// ``FlowLastLine/likeOthers``.
    case justified
    /// To both ends of the line. A line with one item, or without free space, stays natural.
    case spaceBetween
    /// With the same space on both sides of each item: half as much at the ends as between items. A line
    /// without free space begins at the start.
    case spaceAround
    /// With the same space between items and at the ends. A line without free space begins at the start.
    case spaceEvenly
    /// All items of a line become equally long and fill it together, as far as their minimum and maximum lengths allow,
    /// as with Jetpack Compose's `weight(1f)` and a `UIStackView`'s `fillEqually`. Lines break by the items' own
    /// lengths. An item that is alone on its line is no shorter than its own length. In columns, and where lines are
    /// scaled, it is like ``natural``.
    case fillEqually
}

/// What the last line of a paragraph does with its free space: the last line of all, and one before a forced break.
public enum FlowLastLine: Equatable, Hashable, Sendable, CaseIterable {
    /// What the other lines do.
    case likeOthers
    /// Its items grow as on other lines, but space that is left after that is not spread: they are next to each other.
    /// In columns, they stay in those of a full line.
    case grows
    /// Its items do not grow, and are next to each other, as in justified text. In columns, they stay in those of a
    /// full line. An item that breaks before and after itself still grows.
    case natural
    /// Like ``natural``, but at the named side, wherever other lines are: CSS's `text-align-last`. In columns, the line
    /// moves there as a whole, and may not line up with the columns of others.
    case leading, center, trailing
}

extension FlowLastLine {
    /// The alignment that the last line has of its own.
    var alignment: FlowLineAlignment? {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .likeOthers, .grows, .natural: nil
        }
    }
}

/// Where lines go in a flow with free space across them, as with CSS's `align-content`.
public enum FlowLineDistribution: Equatable, Hashable, Sendable, CaseIterable {
    case start
    case center
    case end
    /// Lines become thicker by equal parts until they fill the flow.
    case stretch
    /// To both sides of the flow. A single line, or lines without free space, begin at the start.
    case spaceBetween
    /// With the same space on both sides of each line. Lines without free space begin at the start.
    case spaceAround
    /// With the same space between lines and at the ends. Lines without free space begin at the start.
    case spaceEvenly
}
