/// What one view of a flow does otherwise than the others.
struct ViewTraits {
    private(set) var traits: FlowItemTraits
    /// What the view is where it is offered nothing, if that had to be known.
    private(set) var smallest: ViewDimensions?

    /// Whether a view may deviate. Most do not, and are asked no further.
    @inline(__always)
    static func mayDeviate(
        _ subview: LayoutSubview, hasValues: Bool, ideal: ViewDimensions, along axis: Axis
    ) -> Bool {
        hasValues || isThin(ideal, along: axis) || isSpacer(subview)
    }

    /// - Parameters:
    ///   - hasValues: Whether the view has any of the values below.
    ///   - ideal: The view at its ideal size.
    init(_ subview: LayoutSubview, hasValues: Bool, ideal: ViewDimensions, in flow: FlowConfiguration) {
        // 1. What the view says.
        traits = hasValues ? ViewTraits.values(of: subview) : FlowItemTraits()

        // 2. A spacer takes what its line leaves when all others have grown.
        if ViewTraits.isSpacer(subview) {
            traits.grow = max(traits.grow, 1)
            traits.priority = -.infinity
        }

        // 3. A divider is as long as its line is thick.
        if traits.alignment == nil, ViewTraits.isDivider(subview, ideal: ideal, in: flow) {
            traits.alignment = .stretch
        }

        // 4. How far it can grow or shrink.
        setLimits(of: subview, ideal: ideal, in: flow)
    }

    private static func isSpacer(_ subview: LayoutSubview) -> Bool { subview.priority == -.infinity }

    private static func isThin(_ ideal: ViewDimensions, along axis: Axis) -> Bool {
        ideal.length(along: axis) <= 1
    }

    /// Whether a view is a line across its line: thin, without a length of its own there, and as long as it is
    /// offered.
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

    /// A view that grows or shrinks does so between the sizes it has when offered nothing and everything.
    /// One that is no shorter when offered nothing does not shrink.
    private mutating func setLimits(
        of subview: LayoutSubview, ideal: ViewDimensions, in flow: FlowConfiguration
    ) {
        guard flow.options.columns == .natural else { return }
        let length = ideal.length(along: flow.axis)
        if traits.shrink > 0 {
            let smallest = subview.dimensions(in: .zero)
            traits.minLength = min(length, smallest.length(along: flow.axis))
            self.smallest = smallest
        }
        if traits.grow > 0 {
            traits.maxLength = max(length, subview.sizeThatFits(.infinity).length(along: flow.axis))
        }
    }
}

// MARK: - Values

// What a view says that deviates from the others. The modifiers mean nothing in other layouts.

extension View {
    /// Lets the view take a share of the space that its line leaves, as `flex-grow` does in CSS, up to the
    /// size that it has when it is offered infinite space.
    ///
    /// - Parameter factor: The share in proportion to those of others. 0 for none. Factors that make less
    ///   than 1 together take only that part of the space, and the flow then keeps all of it.
    nonisolated public func flowGrow(_ factor: Double = 1) -> some View {
        flowValue(ViewTraits.Grow.self, factor)
    }

    /// Lets the view give up a share of what its line is too long by, as `flex-shrink` does in CSS, down to
    /// the size that it has when it is offered none.
    ///
    /// - Parameter factor: The share in proportion to those of others, and to the view's length. 0 for
    ///   none.
    nonisolated public func flowShrink(_ factor: Double = 1) -> some View {
        flowValue(ViewTraits.Shrink.self, factor)
    }

    /// Gives the view a line of its own, all of which it may take.
    nonisolated public func flowFillsLine(_ fills: Bool = true) -> some View {
        flowValue(ViewTraits.FillsLine.self, fills)
    }

    /// Starts a line with the view.
    nonisolated public func flowBreaksBefore(_ breaks: Bool = true) -> some View {
        flowValue(ViewTraits.BreaksBefore.self, breaks)
    }

    /// Ends the line with the view.
    nonisolated public func flowBreaksAfter(_ breaks: Bool = true) -> some View {
        flowValue(ViewTraits.BreaksAfter.self, breaks)
    }

    /// Aligns the view across its line otherwise than the others.
    ///
    /// - Parameter alignment: Where it is; `nil`, the default of every view, for where all are. In a
    ///   vertical flow `.top` and `.bottom` are called `.leading` and `.trailing`. A baseline joins the
    ///   other views that are aligned by their guides.
    nonisolated public func flowAlignment(_ alignment: FlowItemAlignment?) -> some View {
        flowValue(ViewTraits.CrossAlignment.self, alignment)
    }

    /// Says what the view is there for.
    nonisolated func flowRole(_ role: ViewTraits.Role) -> some View {
        flowValue(ViewTraits.RoleKey.self, role)
    }

    /// Hands a value to the flow, and a note that there is one.
    nonisolated private func flowValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> some View {
        layoutValue(key: key, value: value).layoutValue(key: ViewTraits.HasValues.self, value: true)
    }
}

/// The end of a line between two views of a flow.
///
/// ```swift
/// HFlow {
///     Text("Above")
///     LineBreak()
///     Text("below")
/// }
/// ```
nonisolated public struct LineBreak: View {
    public init() {}

    @MainActor public var body: some View {
        Color.clear
            .frame(width: 0, height: 0)
            .flowRole(.lineBreak)
    }
}

extension ViewTraits {
    /// Whether the view has any of the values below. Most views have none, and are asked for no other.
    struct HasValues: LayoutValueKey {
        static let defaultValue = false
    }

    struct Grow: LayoutValueKey {
        static let defaultValue = 0.0
    }

    struct Shrink: LayoutValueKey {
        static let defaultValue = 0.0
    }

    struct FillsLine: LayoutValueKey {
        static let defaultValue = false
    }

    struct BreaksBefore: LayoutValueKey {
        static let defaultValue = false
    }

    struct BreaksAfter: LayoutValueKey {
        static let defaultValue = false
    }

    struct CrossAlignment: LayoutValueKey {
        static let defaultValue: FlowItemAlignment? = nil
    }

    /// What a subview of the flow is there for.
    enum Role: Equatable {
        case item
        case lineBreak
        /// May be between the item before it and the next one, if they are on one line.
        case itemSeparator
        /// May be between the lines of the item before it and of the next one.
        case lineSeparator
        /// Stands for the items that are hidden, and tells their number, which may not be less than `fewest`.
        case overflow(count: Int, fewest: Int)
        /// Is given as many points as items are hidden and views are shown.
        case probe
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.item
    }

    /// What a subview is there for.
    static func role(of subview: LayoutSubview) -> Role {
        subview[HasValues.self] ? subview[RoleKey.self] : .item
    }

    /// What a view says.
    private static func values(of subview: LayoutSubview) -> FlowItemTraits {
        var traits = FlowItemTraits(
            grow: subview[Grow.self], shrink: subview[Shrink.self], priority: subview.priority,
            alignment: subview[CrossAlignment.self], breaksBefore: subview[BreaksBefore.self],
            breaksAfter: subview[BreaksAfter.self])
        if subview[FillsLine.self] {
            traits.fillLine()
        }
        return traits
    }
}
