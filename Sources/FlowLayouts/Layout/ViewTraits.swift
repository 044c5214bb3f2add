/// How one view of a flow differs from the others.
struct ViewTraits {
    var traits = FlowItemTraits()
    /// The view's dimensions where it is offered nothing, if they had to be measured.
    private(set) var smallest: ViewDimensions?

    init() {}

    /// Whether a view may differ that says nothing about itself. Most do not, and are asked nothing more.
    @inline(__always)
    static func mayDeviate(_ subview: LayoutSubview, ideal: ViewDimensions, along axis: Axis) -> Bool {
        isThin(ideal, along: axis) || isSpacer(subview)
    }

    init(
        of subview: LayoutSubview, values: Boxed<ViewValues>?, ideal: ViewDimensions,
        in flow: FlowConfiguration
    ) {
        // 1. What its modifiers say.
        if let values = values?.value {
            traits = FlowItemTraits(
                grow: values.grow, shrink: values.shrink, priority: subview.priority,
                alignment: values.alignment, breaksBefore: values.breaksBefore,
                breaksAfter: values.breaksAfter, avoidsBreakBefore: values.avoidsBreakBefore)
            if values.fillsLine { traits.fillLine() }
            // The least that a text needs is its longest word. Of a `Text`, the system does not tell how long that is.
            if values.word.string != nil { traits.shrink = 0 }
            // What is said about a text holds for its first word and its last, whichever of their modifiers come first.
            if !values.word.beginsText {
                traits.breaksBefore = values.word.start == .ofParagraph
                traits.avoidsBreakBefore = false
            }
            if !values.word.endsText { traits.breaksAfter = false }
        }

        // 2. A spacer takes what its line leaves when all others have grown. Like a view without a length, it makes no line
        //    of its own.
        if Self.isSpacer(subview) {
            traits.grow = max(traits.grow, 1)
            traits.priority = -.infinity
            traits.collapses = true
        } else if traits.grow <= 0, ideal.length(along: flow.axis) <= 0 {
            traits.collapses = true
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
