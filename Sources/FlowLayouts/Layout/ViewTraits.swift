import FlowEngine

/// How one view of a flow differs from the default.
struct ViewTraits {
    var traits = FlowItemTraits()
    /// The dimensions of the view when it is offered no space, if they had to be measured.
    private(set) var smallest: ViewDimensions?
    /// Whether the view is to be as thick as it can be, and can be thicker than it ideally is.
    private(set) var fillsThickness = false

    /// Whether a view that says nothing about itself may differ. Most do not, and are asked nothing more.
    @inline(__always)
    static func mayDeviate(
        _ priority: Double, ideal: ViewDimensions, in configuration: FlowBoxed<FlowConfiguration>
    ) -> Bool {
        configuration.defaultFlexibility != DefaultFlexibility()
            || configuration.options.distribution == .fillEqually
            || isThin(ideal, along: configuration.axis) || priority != 0
    }

    init(
        of subview: LayoutSubview, values: FlowBoxed<ViewValues>?, ideal: ViewDimensions,
        in configuration: FlowBoxed<FlowConfiguration>
    ) {
        // 1. What its modifiers say, or else the flow.
        let (values, usual) = (values?.value, configuration.defaultFlexibility)
        let grow = values?.grow ?? usual.grow
        let fillsLine = values?.fillsLine ?? usual.fillsLine
        traits.grow = grow ?? 0
        traits.priority = subview.priority
        if let values { traits.take(values, fillsLine: fillsLine) }

        // 2. A spacer takes what is left on its line once all others have grown. Like a view without a length, it gets no
        //    line of its own. The view after it stays with it (`SortedViews`).
        let isDivider = Self.isDivider(subview, ideal: ideal, in: configuration)
        traits.isDivider = isDivider
        if Self.isSpacer(traits.priority) {
            traits.grow = grow == 0 ? 0 : max(traits.grow, 1)
            traits.priority = -.infinity
            traits.isDiscardable = true
        } else if traits.grow <= 0, ideal.length(along: configuration.axis) <= 0 {
            traits.isDiscardable = true
        }

        // 3. A divider is as long as its line is thick.
        if traits.alignment == nil, isDivider { traits.alignment = .stretch }

        // 4. It grows and shrinks between its sizes for no space and for infinite space. If it is no shorter when offered no
        //    space, it does not shrink. In columns, none does. If all views of a line get the same length, one may have to
        //    shrink.
        let length = ideal.length(along: configuration.axis)
        let mayShrink = traits.shrink > 0 || configuration.options.distribution == .fillEqually
        if mayShrink, configuration.options.columns == .natural {
            let smallest = subview.dimensions(in: .zero)
            traits.minLength = min(length, smallest.length(along: configuration.axis))
            self.smallest = smallest
        }
        guard traits.grow > 0 || usual.fillsThickness else { return }
        let largest = subview.sizeThatFits(.infinity)
        if traits.grow > 0 {
            traits.maxLength = max(length, largest.length(along: configuration.axis))
            if fillsLine == .ifEndless, traits.maxLength == .infinity { traits.fillLine() }
        }

        // 5. It fills its line's thickness, or is as thick as it can be.
        if usual.fillsThickness, traits.alignment == nil {
            let thickness = largest.length(along: configuration.axis.across)
            if thickness == .infinity { traits.alignment = .stretch }
            fillsThickness =
                thickness < .infinity && thickness > ideal.length(along: configuration.axis.across)
        }
    }

    static func isSpacer(_ priority: Double) -> Bool { priority == -.infinity }

    private static func isThin(_ ideal: ViewDimensions, along axis: Axis) -> Bool {
        ideal.length(along: axis) <= 1
    }

    /// Whether a view is a rule across its line: a point long at most, and as thick as it is offered.
    private static func isDivider(
        _ subview: LayoutSubview, ideal: ViewDimensions, in configuration: FlowBoxed<FlowConfiguration>
    ) -> Bool {
        let across = configuration.axis.across
        let usual = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        guard isThin(ideal, along: configuration.axis),
            ideal.length(along: across) == usual.length(along: across)
        else { return false }
        let most = subview.sizeThatFits(ProposedViewSize(length: .infinity, axis: across))
        return most.length(along: across) == .infinity
    }
}

extension FlowItemTraits {
    /// Whether it is one of the views that do not count where they are hidden.
    var isSpacerOrDivider: Bool { isDivider || ViewTraits.isSpacer(priority) }

    /// Takes what a view's modifiers say.
    fileprivate mutating func take(_ values: ViewValues, fillsLine: LineFill) {
        shrink = values.shrink
        alignment = values.alignment
        breaksBefore = values.breaksBefore
        breaksAfter = values.breaksAfter
        avoidsBreakBefore = values.avoidsBreakBefore
        if fillsLine == .always { fillLine() }
        // A text could shrink to its longest word, but SwiftUI does not tell how long that is.
        if values.word.string != nil { shrink = 0 }
        // The modifiers of a text are on each of its words. Those that break lines count only on its first word or its last.
        if values.word.start != .ofText {
            breaksBefore = values.word.start == .ofParagraph
            avoidsBreakBefore = false
        }
        if !values.word.endsText { breaksAfter = false }
    }
}
