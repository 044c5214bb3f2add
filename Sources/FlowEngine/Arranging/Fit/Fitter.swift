/// Fits items into a space, step by step.
final class Fitter {
    private let content: any FlowContent
    /// The space across; `nil` if it is endless.
    private let across: Double?
    private let limit: FlowLimit
    /// The plan of all items at their ideal sizes.
    private let plan: Plan
    /// All items. Those that were offered less have the sizes that they took then.
    private var items: FlowItems
    /// What each was offered, up to the last that was offered any.
    private var offers: [Double] = []
    /// Which items are too long and have not been offered less.
    private var areLong: [Bool]
    /// How often lines were broken to be measured.
    private(set) var breakCount = 0

    /// - Parameter long: The items that are longer than they may be.
    init(
        _ items: FlowItems, _ content: any FlowContent, across: Double?, _ plan: Plan, _ limit: FlowLimit,
        long: [Int]
    ) {
        (self.items, self.content, self.plan, self.limit) = (items, content, plan, limit)
        self.across = across
        areLong = [Bool](repeating: false, count: items.count)
        for index in long {
            // A scaled item has a shape, and no length of its own.
            let traits = items.traits.traits(at: index)
            if plan.scale != nil, !traits.keepsSize { continue }
            if traits.fillsLine, items[index].size.along(axis).main <= plan.available { continue }
            areLong[index] = true
        }
    }

    private var axis: FlowAxis { plan.options.axis }
}

/// Items on lines that have been measured there.
typealias MeasuredLines = (selection: Selection, lines: FlexedLines)

// MARK: - As many lines as a limit allows

extension Fitter {
    /// An expanded limit hides nothing: the overflow item comes after the last item that would be hidden, if any would.
    func fitted() -> MeasuredLines {
        guard limit.isExpanded else { return limited() }
        let isLimited =
            limit.maxLines != nil || limit.maxItems != nil || across != nil && limit.hidesOverflow
        let lastHidden = isLimited ? limited().selection.hidden.last : nil
        return onLines(lastHidden.flatMap { allShown(withOverflowAfter: $0) } ?? allShown())
    }

    private func limited() -> MeasuredLines {
        let all = fitted(onto: limit.maxLines)
        guard limit.hidesOverflow, let across else { return all }
        // A single line always fits.
        func fits(_ flow: MeasuredLines) -> Bool {
            flow.lines.lines.count <= 1 || flow.lines.size.along(axis).cross <= across
        }
        if fits(all) { return all }
        // Each further line makes the flow thicker.
        var most: MeasuredLines?
        _ = (2..<all.lines.lines.count).partitioningIndex { count in
            let trial = fitted(onto: count)
            let fits = fits(trial)
            if fits { most = trial }
            return !fits
        }
        return most ?? fitted(onto: 1)
    }

    private func fitted(onto maxLines: Int?) -> MeasuredLines {
        if maxLines == nil, limit.maxItems == nil { return onLines(allShown()) }
        return onLines(shown(onto: maxLines ?? .max))
    }
}

// MARK: - Fit: items that are too long are offered less, others have no line

extension Fitter {
    private func allShown() -> Selection {
        offerLess(to: areLong.indices)
        // Once items have been offered less, now or for the limit before, the plan is no longer theirs.
        let plan = offers.isEmpty ? plan : Plan(plan.options, in: plan.available, for: items)
        return Selection(Array(items.indices), items, by: plan, offers: offers)
    }

    /// All items, and the overflow item of an expanded flow after one of them; `nil` if there is no overflow item.
    private func allShown(withOverflowAfter last: Int) -> Selection? {
        let all = allShown()
        guard let (overflow, offer) = content.overflowItem(hiding: 0, by: plan) else { return nil }
        var (items, item) = (all.items, overflow)
        item.spacing = content.distance(from: .item(last), to: .overflow(hiding: 0))
        if last + 1 < items.count,
            let distance = content.distance(from: .overflow(hiding: 0), to: .item(last + 1))
        {
            items[last + 1].spacing = distance
        }
        items.insert(item, at: last + 1)
        var offers: [Double] = []
        offers.setOffer(offer, at: last + 1)
        return withOffers(
            Selection(
                Array(self.items.indices), overflowAt: last + 1, items,
                by: Plan(plan.options, in: plan.available, for: items), offers: offers))
    }

    /// Hides as few items as possible. One that begins the last line is offered what is left there beside the overflow
    /// item if it was offered less anyway, or if nothing else would be shown. Any other would rather be hidden: a word is
    /// not to become a column of letters.
    private func shown(onto maxLines: Int) -> Selection {
        let selection = search(onto: maxLines)
        if let next = selection.next, let lengthLeft = selection.lengthLeft,
            selection.shown.isEmpty || offers.offer(at: next) != nil
        {
            // For this number of lines only.
            let known = (items, offers, areLong)
            defer { (items, offers, areLong) = known }
            offer(lengthLeft, to: next)
            if items[next].size.along(axis).main <= lengthLeft {
                return withOffers(search(onto: maxLines))
            }
        }
        return withOffers(selection)
    }

    /// What is shown once the long items among it, and the first hidden item, have been offered less. Others are never
    /// measured again.
    private func search(onto maxLines: Int) -> Selection {
        while true {
            let search = LimitSearch(
                of: items, onto: maxLines, upTo: limit.maxItems ?? .max, in: plan.available,
                options: plan.options, content: content)
            let selection = search.result()
            if !offerLess(to: selection.shown + (selection.next.map { [$0] } ?? [])) { return selection }
        }
    }

    /// Offers each of some items, if it is too long, the length that there is for it: that of its column, or that of
    /// the flow if it fills its line or has no column. Returns whether any item was too long.
    @discardableResult
    private func offerLess(to indices: some Sequence<Int>) -> Bool {
        var haveChanged = false
        for index in indices where areLong[index] {
            offer(items[index].traits.fillsLine ? plan.available : plan.offerLimit, to: index)
            areLong[index] = false
            haveChanged = true
        }
        return haveChanged
    }

    /// Adds what items were offered. The search itself knows only what it offered to the overflow item.
    private func withOffers(_ selection: Selection) -> Selection {
        for (position, element) in selection.elements.enumerated() {
            if case .item(let index) = element, index < offers.count {
                selection.offers.setOffer(offers[index], at: position)
            }
        }
        return selection
    }

    private func offer(_ length: Double, to index: Int) {
        var item = items[index]
        content.measure(.item(index), offered: length, as: &item)
        items[index] = item
        offers.setOffer(length, at: index)
    }
}

// MARK: - Break and flex: what has another length then is measured again

extension Fitter {
    private func onLines(_ selection: Selection) -> MeasuredLines {
        breakCount += 1
        var lines = FlexedLines(of: selection.items, selection.plan)
        lines.remeasure { index, length, item in
            content.measure(selection.elements[index], offered: length, as: &item)
            selection.offers.setOffer(length, at: index)
            // The lines' own items also have the thicknesses that these are scaled to.
            selection.items.setThickness(of: item, at: index, along: axis)
        }
        if content.spacesLines {
            let elements = selection.elements
            lines.setGaps { content.distance(fromLine: elements[$0], to: elements[$1]) }
        }
        return (selection, lines)
    }
}

extension [Double] {
    /// What an element was offered; `nil` if it was offered nothing.
    func offer(at index: Int) -> Double? {
        index < count && self[index] < .infinity ? self[index] : nil
    }

    /// Records what an element was offered. Elements after the last one were offered nothing.
    mutating func setOffer(_ length: Double, at index: Int) {
        if index >= count, length == .infinity { return }
        while count <= index { append(.infinity) }
        self[index] = length
    }
}

extension FlowContent {
    /// The overflow item, which is offered less if it is too long, and what it was offered.
    func overflowItem(hiding count: Int, by plan: Plan) -> (item: FlowItem, offer: Double)? {
        guard var item = overflowItem(hiding: count) else { return nil }
        if item.size.along(plan.options.axis).main <= plan.offerLimit { return (item, .infinity) }
        measure(.overflow(hiding: count), offered: plan.offerLimit, as: &item)
        return (item, plan.offerLimit)
    }
}
