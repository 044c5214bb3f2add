import FlowEngine

/// The subviews of a flow, sorted by role in one pass. Its views are measured, and become items of the engine.
struct SortedViews {
    let configuration: FlowBoxed<FlowConfiguration>
    private(set) var views: [MeasuredView] = []
    private(set) var others = OtherViews()
    /// One more item, if some are hidden.
    private(set) var overflow: (view: MeasuredView, traits: FlowItemTraits)?
    private(set) var alignment: ViewAlignment
    /// The views for the engine: sizes, guides, spacings and traits.
    private(set) var items = FlowItems()
    /// Those of the configuration, with what only the views tell: their alignment, distances and separators.
    private(set) var options: FlowOptions
    /// The spacings that views prefer, if they decide any distance.
    private(set) var spacings: [ViewSpacing] = []
    private(set) var separatorSpacings: (item: ViewSpacing?, line: ViewSpacing?) = (nil, nil)
    /// The dimensions of views that are offered no space, if they had to be measured, by item index.
    private(set) var smallest: [Int: ViewDimensions] = [:]

    /// The thickness at which views are asked for their shape, if lines are scaled. In columns, none is.
    private let scaledThickness: CGFloat?
    /// The traits of views that differ from the default.
    private var traits: [(itemIndex: Int, traits: FlowItemTraits)] = []
    /// Whether a spacer comes before the next view.
    private var followsSpacer = false
    private var wordSpacing: WordSpacing
    private var wordDirections = WordDirections()

    init(_ subviews: borrowing LayoutSubviews, for configuration: FlowBoxed<FlowConfiguration>) {
        (self.configuration, options) = (configuration, configuration.options)
        let scaling = options.columns == .natural ? options.scaling : nil
        scaledThickness = scaling.map { CGFloat($0.thickness) }
        alignment = ViewAlignment(of: configuration.value)
        wordSpacing = WordSpacing(in: configuration)
        let readsSpacings = configuration.itemSpacing == nil || configuration.lineSpacing == nil
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
            let priority = subview.priority
            // `consume` gives the view to its dimensions: no copy is retained and released (Scripts/bench: layout pass).
            if let scaledThickness,
                let shape = subview.shape(ofThickness: scaledThickness, along: configuration.axis)
            {
                takeView(at: index, of: subviews, values, priority, ideal: shape, isScaled: true)
            } else {
                takeView(
                    at: index, of: subviews, values, priority,
                    ideal: (consume subview).dimensions(in: .unspecified), isScaled: false)
            }
        }
        makeItems(of: subviews)
    }

    /// The view of an element; `nil` for an overflow view if there is none.
    func view(of element: FlowElement) -> MeasuredView? {
        switch element {
        case .item(let index): views[index]
        case .overflow: overflow?.view
        }
    }
}

// MARK: - Sorting

extension SortedViews {
    /// Takes the next view of the flow.
    ///
    /// - Parameter ideal: Its dimensions at its ideal size or, if it is scaled, those that tell its shape.
    private mutating func takeView(
        at index: Int, of subviews: borrowing LayoutSubviews, _ values: FlowBoxed<ViewValues>?,
        _ priority: Double, ideal: consuming ViewDimensions, isScaled: Bool
    ) {
        alignment.note(ideal)
        let fillsThickness = takeTraits(
            at: index, of: subviews, values, priority, ideal: ideal,
            keepsSize: scaledThickness != nil && !isScaled)
        let itemIndex = views.count
        views.append(
            MeasuredView(
                subviewIndex: index, contentIndex: itemIndex + others.unseen.count, itemIndex: itemIndex,
                dimensions: ideal, isWord: values?.word.string != nil, isScaled: isScaled))
        if fillsThickness {
            let proposal = ProposedViewSize(thickness: .infinity, axis: configuration.axis)
            views[itemIndex].proposal = proposal
            views[itemIndex].dimensions = subviews[index].dimensions(in: proposal)
        }
    }

    /// Notes how the next view differs from the default: by its modifiers, by what it is, or by what comes before it. Returns
    /// whether it is to be as thick as it can be.
    @inline(__always)
    private mutating func takeTraits(
        at index: Int, of subviews: borrowing LayoutSubviews, _ values: FlowBoxed<ViewValues>?,
        _ priority: Double, ideal: ViewDimensions, keepsSize: Bool
    ) -> Bool {
        let itemIndex = views.count
        let breaks = others.takeBreak()
        let joins = wordSpacing.takeItem(itemIndex, values) || followsSpacer
        // In columns, a spacer is an empty cell.
        followsSpacer = ViewTraits.isSpacer(priority) && options.columns == .natural
        wordDirections.addItem(itemIndex, values)
        guard
            values != nil || breaks || joins || keepsSize
                || ViewTraits.mayDeviate(priority, ideal: ideal, in: configuration)
        else { return false }
        var view = ViewTraits(of: subviews[index], values: values, ideal: ideal, in: configuration)
        if breaks {
            view.traits.breaksBefore = true
            view.traits.followsBreak = true
        }
        if joins { view.traits.avoidsBreakBefore = true }
        view.traits.keepsSize = keepsSize
        traits.append((itemIndex, view.traits))
        if let dimensions = view.smallest { smallest[itemIndex] = dimensions }
        return view.fillsThickness
    }

    private mutating func takeOther(_ subview: LayoutSubview, as role: ViewValues.Role, at index: Int) {
        others.add(role, at: index, after: views.count)
        if role == .overflow { takeOverflow(subview, at: index) }
        // Words below each other have no spaces between them.
        if case .space(let separates, _) = role, configuration.axis == .horizontal {
            wordSpacing.addSpace(subview.sizeThatFits(.unspecified).width, separates: separates)
        }
    }

    private mutating func takeOverflow(_ subview: LayoutSubview, at index: Int) {
        let ideal = subview.dimensions(in: .unspecified)
        alignment.note(ideal)
        let values = subview.flowValues
        var traits = ViewTraits(of: subview, values: values, ideal: ideal, in: configuration).traits
        traits.keepsSize = options.scaling != nil
        // `FlowPass` sets the item index. Nothing reads the content index.
        let view = MeasuredView(
            subviewIndex: index, contentIndex: 0, itemIndex: 0, dimensions: ideal, isWord: false,
            isScaled: false)
        overflow = (view, traits)
    }

    /// Tells the engine about the views.
    private mutating func makeItems(of subviews: borrowing LayoutSubviews) {
        items = FlowItems(views.map { $0.dimensions.flowSize })
        options.itemAlignment = alignment.alignment
        for (index, traits) in traits { items[index].traits = traits }
        alignment.setGuides(of: views, in: &items)
        others.setSeparators(of: subviews, along: configuration.axis, in: &options)
        separatorSpacings = others.separatorSpacings(of: subviews)
        if configuration.itemSpacing == nil {
            spacings.setDistances(
                of: &items, in: &options, around: separatorSpacings.item, along: configuration.axis)
        }
        wordSpacing.apply(to: &items)
        wordDirections.apply(to: &items, in: subviews.layoutDirection)
    }
}
