/// How one view of a flow differs from the others.
struct ViewTraits {
    var traits = FlowItemTraits()
    /// The view's dimensions where it is offered nothing, if they had to be measured.
    private(set) var smallest: ViewDimensions?

    init() {}

    /// Whether a view may differ. Most do not, and are asked nothing more.
    @inline(__always)
    static func mayDeviate(
        _ subview: LayoutSubview, hasValues: Bool, ideal: ViewDimensions, along axis: Axis
    ) -> Bool {
        hasValues || isThin(ideal, along: axis) || isSpacer(subview)
    }

    init(of subview: LayoutSubview, hasValues: Bool, ideal: ViewDimensions, in flow: FlowConfiguration) {
        // 1. What its modifiers say.
        if hasValues {
            traits = FlowItemTraits(
                grow: subview[Grow.self], shrink: subview[Shrink.self], priority: subview.priority,
                alignment: subview[ItemAlignment.self], breaksBefore: subview[BreaksBefore.self],
                breaksAfter: subview[BreaksAfter.self])
            if subview[FillsLine.self] { traits.fillLine() }
        }

        // 2. A spacer takes what its line leaves when all others have grown.
        if Self.isSpacer(subview) {
            traits.grow = max(traits.grow, 1)
            traits.priority = -.infinity
        }

        // 3. A divider is as long as its line is thick.
        if traits.alignment == nil, Self.isDivider(subview, ideal: ideal, in: flow) {
            traits.alignment = .stretch
        }

        // 4. It grows or shrinks between its sizes where it is offered nothing and everything. If it is no shorter
        //    where it is offered nothing, it does not shrink. In columns, none does.
        let length = ideal.length(along: flow.axis)
        if traits.shrink > 0, flow.options.columns == .natural {
            let smallest = subview.dimensions(in: .zero)
            traits.minLength = min(length, smallest.length(along: flow.axis))
            self.smallest = smallest
        }
        if traits.grow > 0 {
            traits.maxLength = max(length, subview.sizeThatFits(.infinity).length(along: flow.axis))
        }
    }

    private static func isSpacer(_ subview: LayoutSubview) -> Bool { subview.priority == -.infinity }

    private static func isThin(_ ideal: ViewDimensions, along axis: Axis) -> Bool {
        ideal.length(along: axis) <= 1
    }

    /// Whether a view is a rule across its line: thin, without a thickness of its own, and as thick as it is offered.
    private static func isDivider(
        _ subview: LayoutSubview, ideal: ViewDimensions, in flow: FlowConfiguration
    ) -> Bool {
        let across = flow.axis.across
        let usual = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        guard isThin(ideal, along: flow.axis), ideal.length(along: across) == usual.length(along: across)
        else { return false }
        let most = subview.sizeThatFits(ProposedViewSize(length: .infinity, axis: across))
        return most.length(along: across) == .infinity
    }
}

extension ViewTraits {
    /// Whether the view has any of the values below. Most views have none, and are asked for no other.
    struct HasValues: LayoutValueKey { static let defaultValue = false }
    struct Grow: LayoutValueKey { static let defaultValue = 0.0 }
    struct Shrink: LayoutValueKey { static let defaultValue = 0.0 }
    struct FillsLine: LayoutValueKey { static let defaultValue = false }
    struct BreaksBefore: LayoutValueKey { static let defaultValue = false }
    struct BreaksAfter: LayoutValueKey { static let defaultValue = false }
    struct Start: LayoutValueKey { static let defaultValue = WordStart.ofText }
    struct ItemAlignment: LayoutValueKey { static let defaultValue: FlowItemAlignment? = nil }
    struct RoleKey: LayoutValueKey { static let defaultValue = Role.item }

    /// What a subview of the flow is for.
    enum Role: Equatable {
        case item
        /// Takes no space, and is kept for a gesture.
        case away
        case lineBreak
        /// Is as wide as the spaces in the text after it. It may also separate the views before and after it.
        case space(separates: Bool)
        /// Between the item before it and the next one, if they are on one line.
        case itemSeparator
        /// Between the lines of the item before it and of the next one.
        case lineSeparator
        /// Says how many items are hidden. No fewer than `fewest` may be.
        case overflow(fewest: Int)
        /// Gets a size that says how many items are hidden, and how many views are shown.
        case probe

        /// Whether a flow of so many lines shows the view in any space.
        func isShown(onto maxLines: Int?) -> Bool {
            if maxLines == 0, case .overflow = self { true } else { self == .item && maxLines != 0 }
        }
    }

    static func role(of subview: LayoutSubview) -> Role {
        subview[HasValues.self] ? subview[RoleKey.self] : .item
    }
}
