/// The steps that a flow's views go through, from their sizes to their places:
///
/// 1. **Measure** every view at its ideal size, once for all spaces: ``MeasuredFlow``.
/// 2. **Remeasure** views that are longer than their line may be.
/// 3. **Hide** views that a limit leaves no line for.
/// 4. **Break** lines.
/// 5. **Remeasure** views that grew or shrank on their line.
/// 6. **Arrange** the lines: ``ArrangedFlow``.
/// 7. **Place** the views in bounds: ``ArrangedFlow/place(_:in:flow:)``.
///
/// A size takes steps 1 to 6, and the places that follow it step 7 alone: ``FlowLayoutCache`` keeps the rest.
struct FlowPass {
    let space: FlowSpace
    let subviews: LayoutSubviews
    let measured: MeasuredFlow

    /// The views on the lines: in the end those that are shown, and the overflow view among them.
    private(set) var views: [MeasuredView]
    /// The same views for the engine.
    private(set) var items: FlowItems
    /// What the same views prefer.
    private var spacings: ViewSpacings
    private(set) var hidden: [MeasuredView] = []
    /// Which of the views is the overflow view, if there is one.
    private(set) var overflowIndex: Int?
    private var options: FlowOptions

    init(_ measured: MeasuredFlow, of subviews: LayoutSubviews, in space: FlowSpace) {
        (self.space, self.subviews, self.measured) = (space, subviews, measured)
        (views, items, spacings) = (measured.views, measured.items, measured.spacings)
        options = measured.options
    }

    private var flow: Boxed<FlowConfiguration> { measured.flow }

    /// Steps 2 to 6, on as many lines as the limit allows. If that is expanded, it hides nothing: the overflow view comes
    /// after the last view that would be hidden, if any would.
    mutating func arranged() -> ArrangedFlow {
        guard flow.limit.isExpanded else { return limited() }
        let isLimited = flow.limit.maxLines != nil || space.across != nil && flow.limit.hidesOverflow
        let lastHidden = isLimited ? limited().hidden.last : nil
        return arrange(onto: nil, overflowIndex: lastHidden.map { $0.item + 1 })
    }

    /// The views on as many lines as the limit allows. Each further line makes the flow thicker.
    private func limited() -> ArrangedFlow {
        let all = tried(onto: flow.limit.maxLines)
        guard flow.limit.hidesOverflow, let across = space.across else { return all }
        // A single line always fits.
        func fits(_ arranged: ArrangedFlow) -> Bool {
            let (lines, size) = (arranged.arrangement.lines, CGSize(arranged.arrangement.size))
            return lines.count <= 1 || size.length(along: flow.axis.across) <= across
        }
        if fits(all) { return all }
        var most: ArrangedFlow?
        _ = (2..<all.arrangement.lines.count).partitioningIndex { count in
            let trial = tried(onto: count)
            if fits(trial) { most = trial }
            return !fits(trial)
        }
        return most ?? tried(onto: 1)
    }

    /// What another pass makes of the same views on so many lines.
    private func tried(onto maxLines: Int?) -> ArrangedFlow {
        var pass = FlowPass(measured, of: subviews, in: space)
        return pass.arrange(onto: maxLines)
    }

    private mutating func arrange(onto maxLines: Int?, overflowIndex: Int? = nil) -> ArrangedFlow {
        // 2 and 3. A view that becomes shorter may leave space for others.
        let limit = maxViewLength
        let longViews = items.indices(longerThan: limit, along: options.axis).filter { !views[$0].isScaled }
        if let maxLines {
            hideViews(after: maxLines, remeasuring: longViews, offering: limit)
        } else {
            for index in longViews { offer(limit, to: index) }
            if let overflowIndex { addOverflow(at: overflowIndex, offering: limit) }
        }
        measured.workCounts.arrangements += 1
        // 4 to 6. The engine does it all by itself, unless views or lines have something to say in between.
        let arrangement =
            arePlain ? FlowArrangement(of: items, in: space.length, options: options) : breakAndArrange()
        return ArrangedFlow(self, arrangement: arrangement)
    }

    // MARK: 2. Remeasure what is too long

    /// How long a view may be: as long as the flow, or as a column that shares it.
    private var maxViewLength: CGFloat {
        switch options.columns {
        case .natural, .uniform: space.length
        case .count, .adaptive: items.columnLength(in: space.length, options: options) ?? space.length
        }
    }

    /// Offers a view as much length as there is for one: as much as the flow has, in columns too, if it fills its line.
    private mutating func offer(_ length: CGFloat, to index: Int) {
        guard items[index].traits.fillsLine else { return shorten(index, to: length) }
        let ideal = views[index].dimensions.length(along: flow.axis)
        if ideal > space.length { shorten(index, to: space.length) }
    }

    /// Offers a view a length, and takes the size that it then has. Where all views grow, one that leaves some of that,
    /// as a text that wraps does, leaves it to others.
    @inline(never)  // Else arrays are made unique before loops that may have nothing to offer.
    private mutating func shorten(_ index: Int, to length: CGFloat) {
        remeasure(index, offering: length)
        let dimensions = views[index].dimensions
        measured.alignment.setSize(dimensions, at: index, in: &items)
        if flow.usualFlexibility.grow != nil, items[index].traits.grow > 0 {
            items[index].traits.maxLength = dimensions.length(along: flow.axis)
        }
    }

    private mutating func remeasure(_ index: Int, offering length: CGFloat) {
        views[index] = measured.view(views[index], of: subviews, offered: length, along: flow.axis)
    }

    // MARK: 3. Hide what no line is left for

    /// Hides as few views as possible, the least important first, and puts the overflow view where the last of them would
    /// be. A view that begins the last line is offered what that has left beside the overflow view. Only views that are
    /// shown, and the first that is not, are measured again.
    private mutating func hideViews(
        after maxLines: Int, remeasuring longViews: [Int], offering limit: CGFloat
    ) {
        let overflow = overflow(offering: limit)
        var areLong = [Bool](repeating: false, count: views.count)
        for index in longViews { areLong[index] = true }
        var best = limited(toLines: maxLines, with: overflow, shortening: &areLong, to: limit)
        if let next = best.next, let room = best.room, isAsShort(next, as: room) {
            shorten(next, to: room)
            best = limited(toLines: maxLines, with: overflow, shortening: &areLong, to: limit)
        }
        options = best.options
        guard !best.hidden.isEmpty else { return }
        hidden = best.hidden.map { views[$0] }
        views = best.shown.map { views[$0] }
        items = best.items
        if !spacings.views.isEmpty { spacings.views = best.shown.map { spacings.views[$0] } }
        if let overflow, let index = best.overflowIndex, let last = hidden.last {
            insert(overflow, at: index, after: last.item)
        }
    }

    /// What is shown once the long views among it are offered less, and so is the first that is hidden, if it is long.
    private mutating func limited(
        toLines maxLines: Int, with overflow: SortedViews.Overflow?, shortening areLong: inout [Bool],
        to limit: CGFloat
    ) -> LimitedItems {
        while true {
            let limited = limited(toLines: maxLines, with: overflow)
            let asked = limited.next.map { limited.shown + [$0] } ?? limited.shown
            let long = asked.filter { areLong[$0] }
            if long.isEmpty { return limited }
            for index in long {
                offer(limit, to: index)
                areLong[index] = false
            }
        }
    }

    private func limited(toLines maxLines: Int, with overflow: SortedViews.Overflow?) -> LimitedItems {
        items.limited(
            toLines: maxLines, in: space.length, options: options,
            adjustingNext: { next, hidden, hasOverflow in
                adjust(&next, following: hidden, overflow: hasOverflow ? overflow?.view : nil)
            },
            overflow: { _ in overflow.map(item) })
    }

    /// Gives a view that hidden ones come before its distance from what it follows now. A ``LineBreak`` among them stays.
    private func adjust(_ next: inout FlowItem, following hidden: Range<Int>, overflow: MeasuredView?) {
        // Words have distances of their own.
        if flow.itemSpacing == nil, !measured.others.haveTexts {
            let previous =
                overflow.map { subviews[$0.index].spacing }
                ?? (hidden.lowerBound > 0 ? spacings.views[hidden.lowerBound - 1] : nil)
            next.spacing = previous.map {
                spacings.distance(from: $0, to: spacings.views[hidden.upperBound])
            }
        }
        if measured.lineBreaks.contains(where: hidden.contains) { next.traits.breaksBefore = true }
    }

    /// Whether a view is no longer than what it is offered.
    private func isAsShort(_ index: Int, as length: CGFloat) -> Bool {
        let view = measured.view(views[index], of: subviews, offered: length, along: flow.axis)
        return view.dimensions.length(along: flow.axis) <= length
    }

    /// The overflow view, at most as long as the flow.
    private func overflow(offering limit: CGFloat) -> SortedViews.Overflow? {
        guard let overflow = measured.overflow else { return nil }
        if overflow.view.dimensions.length(along: flow.axis) <= limit { return overflow }
        let view = measured.view(overflow.view, of: subviews, offered: limit, along: flow.axis)
        return (view, overflow.traits)
    }

    private func item(of overflow: SortedViews.Overflow) -> FlowItem {
        measured.alignment.item(overflow.view.dimensions, traits: overflow.traits)
    }

    /// Puts the overflow view where it would be if some views were hidden.
    private mutating func addOverflow(at index: Int, offering limit: CGFloat) {
        guard let overflow = overflow(offering: limit), !views.isEmpty else { return }
        var item = item(of: overflow)
        if flow.itemSpacing == nil {
            let (own, views) = (subviews[overflow.view.index].spacing, spacings.views)
            item.spacing = spacings.distance(from: views[index - 1], to: own)
            if index < views.count { items[index].spacing = spacings.distance(from: own, to: views[index]) }
        }
        items.insert(item, at: index)
        insert(overflow, at: index, after: index - 1)
    }

    /// Adds the overflow view, for which there is an item already.
    ///
    /// - Parameter item: The number of the last view before it, hidden or not.
    @inline(never)  // Else each of its calls would have a copy of it.
    private mutating func insert(_ overflow: SortedViews.Overflow, at index: Int, after item: Int) {
        var view = overflow.view
        view.item = item
        views.insert(view, at: index)
        if !spacings.views.isEmpty {
            spacings.views.insert(subviews[overflow.view.index].spacing, at: index)
        }
        overflowIndex = index
    }

    // MARK: 4–6. Break, remeasure what flexed, arrange

    /// Whether sizes are all that counts: no view differs from the others, and the distance of lines is given.
    private var arePlain: Bool {
        items.traits.isEmpty && flow.lineSpacing != nil && distributedThickness == nil
    }

    /// The space across lines in which they are distributed.
    private var distributedThickness: CGFloat? { options.lineDistribution == .start ? nil : space.across }

    private mutating func breakAndArrange() -> FlowArrangement {
        var lines = FlowLines(of: items, in: space.length, options: options)
        lines.remeasure { index, length in
            // A view that grows without end is not asked how large it is at the end of all lengths.
            let hasEnd = space.length != FlowSpace.longest || items[index].traits.maxLength < .infinity
            remeasure(index, offering: hasEnd ? length : .infinity)
            return measured.alignment.measurement(
                of: views[index].dimensions, alignedBy: items[index].traits.alignment)
        }
        items = lines.items
        return arrangement(of: lines)
    }

    private func arrangement(of lines: FlowLines) -> FlowArrangement {
        FlowArrangement(
            of: lines, across: distributedThickness.map { Double($0) }, extends: true,
            lineSpacing: lineSpacing)
    }

    /// How far apart two lines are, to be asked from the first pair to the last; `nil` where that is given.
    private var lineSpacing: ((_ upper: Range<Int>, _ lower: Range<Int>) -> Double)? {
        guard flow.lineSpacing == nil else { return nil }
        // Each line is first the lower of two and then the upper one.
        var known: ViewSpacing?
        return { [spacings] upper, lower in
            let above = known ?? spacings.spacing(ofLine: upper)
            let below = spacings.spacing(ofLine: lower)
            known = below
            return spacings.distance(fromLine: above, to: below)
        }
    }
}

// MARK: - The own size of a flow that a view sticks out of

extension FlowPass {
    /// A length, less than that of the space, in which the flow has a thickness, if its longest view is as long as the space
    /// and would be longer than that. Views are not measured again, so it is to be tried.
    ///
    /// The shorter lines are, the more there are. So it is found by halving, without an arrangement: O(n log(length)).
    mutating func lengthOfOwnSize(thickness wanted: CGFloat) -> CGFloat? {
        for index in items.indices(longerThan: space.length, along: options.axis) {
            offer(space.length, to: index)
        }
        let longest = views.map { $0.dimensions.length(along: flow.axis) }.max() ?? 0
        guard abs(longest - space.length) < 0.001 else { return nil }
        func thickness(in length: CGFloat) -> CGFloat {
            measured.workCounts.trials += 1
            return FlowLines(of: items, in: length, options: options).size(lineSpacing: lineSpacing)
                .length(along: flow.axis.across)
        }
        // Mostly, it has more space than for lines of one view each.
        guard thickness(in: 0) >= wanted else { return nil }
        var (short, long) = (CGFloat.zero, space.length)
        while long - short > 0.001 {
            let middle = (short + long) / 2
            let found = thickness(in: middle)
            if found == wanted { return middle }
            if found > wanted { short = middle } else { long = middle }
        }
        return nil
    }
}
