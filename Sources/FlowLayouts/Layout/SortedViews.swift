import FlowEngine

/// The subviews of a flow, sorted by role in one pass. Its views are measured.
struct SortedViews {
    let flow: FlowBoxed<FlowConfiguration>
    /// The thickness at which views are asked for their shape, if lines are scaled. In columns, none is.
    private let scaledThickness: CGFloat?
    private(set) var views: [MeasuredView] = []
    /// The spacings that views prefer, if they decide any distance.
    private(set) var spacings: [ViewSpacing] = []
    /// The views that differ from the default, and how.
    private(set) var deviations: [Deviation] = []
    private(set) var others = OtherViews()
    private(set) var alignment: GuideAlignment
    private(set) var overflow: Overflow?
    /// Whether a spacer comes before the next view.
    private var followsSpacer = false
    private var wordSpacing: WordSpacing
    private var wordDirections = WordDirections()

    typealias Deviation = (itemIndex: Int, traits: ViewTraits)
    typealias Overflow = (view: MeasuredView, traits: FlowItemTraits)

    init(_ subviews: borrowing LayoutSubviews, for flow: FlowBoxed<FlowConfiguration>) {
        self.flow = flow
        let scaling = flow.options.columns == .natural ? flow.options.scaling : nil
        scaledThickness = scaling.map { CGFloat($0.thickness) }
        alignment = GuideAlignment(of: flow.value)
        wordSpacing = WordSpacing(in: flow)
        let readsSpacings = flow.itemSpacing == nil || flow.lineSpacing == nil
        views.reserveCapacity(subviews.count)
        if readsSpacings { spacings.reserveCapacity(subviews.count) }

        for index in subviews.indices {
            let subview = subviews[index]
            let values = subview.flowValues
            if let role = values?.role, role != .item {
                takeOther(subview, as: role, at: index)
                continue
            }
            if readsSpacings { spacings.append(subview.spacing) }
            if let scaledThickness, let shape = subview.shape(ofThickness: scaledThickness, along: flow.axis)
            {
                takeView(subview, values, at: index, ideal: shape, isScaled: true)
            } else {
                takeView(
                    subview, values, at: index, ideal: subview.dimensions(in: .unspecified), isScaled: false)
            }
        }
        if let index = others.overflow { takeOverflow(subviews[index], at: index) }
    }

    /// Takes the next view of the flow.
    ///
    /// - Parameter ideal: Its dimensions at its ideal size or, if it is scaled, those that tell its shape.
    private mutating func takeView(
        _ subview: LayoutSubview, _ values: FlowBoxed<ViewValues>?, at index: Int,
        ideal: consuming ViewDimensions, isScaled: Bool
    ) {
        alignment.follow(ideal)
        let fillsThickness = takeTraits(
            of: subview, values, ideal: ideal, keepsSize: scaledThickness != nil && !isScaled)
        let itemIndex = views.count
        views.append(
            MeasuredView(
                subviewIndex: index, contentIndex: itemIndex + others.unseen.count, itemIndex: itemIndex,
                dimensions: ideal, isScaled: isScaled, fillsThickness: fillsThickness))
        if fillsThickness {
            let proposal = ProposedViewSize(thickness: .infinity, axis: flow.axis)
            views[itemIndex].dimensions = subview.dimensions(in: proposal)
        }
    }

    private mutating func takeOther(_ subview: LayoutSubview, as role: ViewValues.Role, at index: Int) {
        others.add(role, at: index, after: views.count)
        // Words below each other have no spaces between them.
        if case .space(let separates, _) = role, flow.axis == .horizontal {
            wordSpacing.addSpace(subview.sizeThatFits(.unspecified).width, separates: separates)
        }
    }

    /// Notes how the next view differs from the default: by its modifiers, by what it is, or by what comes before it. Returns
    /// whether it is to be as thick as it can be.
    @inline(__always)
    private mutating func takeTraits(
        of subview: LayoutSubview, _ values: FlowBoxed<ViewValues>?, ideal: ViewDimensions, keepsSize: Bool
    ) -> Bool {
        let itemIndex = views.count
        let breaks = others.takeBreak()
        let joins = wordSpacing.takeItem(itemIndex, values?.word) || followsSpacer
        // In columns, a spacer is an empty cell.
        followsSpacer = ViewTraits.isSpacer(subview) && flow.options.columns == .natural
        wordDirections.addItem(itemIndex, values)
        let mayDeviate = values != nil || ViewTraits.mayDeviate(subview, ideal: ideal, in: flow)
        guard mayDeviate || breaks || joins || keepsSize else { return false }
        var view =
            mayDeviate ? ViewTraits(of: subview, values: values, ideal: ideal, in: flow) : ViewTraits()
        if breaks {
            view.traits.breaksBefore = true
            view.traits.followsBreak = true
        }
        if joins { view.traits.avoidsBreakBefore = true }
        view.traits.keepsSize = keepsSize
        deviations.append((itemIndex, view))
        return view.fillsThickness
    }

    /// Takes the overflow view, after all others: one more item, if some are hidden.
    private mutating func takeOverflow(_ subview: LayoutSubview, at index: Int) {
        let ideal = subview.dimensions(in: .unspecified)
        alignment.follow(ideal)
        var traits = ViewTraits(of: subview, values: subview.flowValues, ideal: ideal, in: flow).traits
        traits.keepsSize = flow.options.scaling != nil
        let view = MeasuredView(
            subviewIndex: index, contentIndex: views.count + others.unseen.count, itemIndex: views.count,
            dimensions: ideal, isScaled: false, fillsThickness: false)
        overflow = (view, traits)
    }

    func setWords(of items: inout FlowItems, in layoutDirection: LayoutDirection) {
        wordSpacing.apply(to: &items)
        wordDirections.apply(to: &items, in: layoutDirection)
    }
}
