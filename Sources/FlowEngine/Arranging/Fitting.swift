/// What a flow shows on its lines, as in a ``FittedFlow``.
typealias Shown = (
    elements: FlowElements, hidden: [Int], items: FlowItems, offers: [Double], options: FlowOptions
)

/// Fits items into a space, step by step.
final class Fitting<Content: FlowContent> {
    private(set) var content: Content
    let available: Double?
    /// The space across; `nil` where it has no end.
    let across: Double?
    private let limit: FlowLimit
    private let options: FlowOptions
    /// All items. Those that are too long, and were needed, are as long as they were when they were offered less.
    private var items: FlowItems
    /// What they were offered, up to the last of those.
    private var offers: [Double] = []
    /// How long an item may be: as long as the flow, or as a column that shares it.
    private let most: Double
    private let lengthOfFlow: Double
    /// Which items are longer and have not been offered less; empty if there never were any.
    private var areLong: [Bool] = []
    private(set) var breakCount = 0

    init(
        _ items: FlowItems, _ content: Content, in available: Double?, across: Double?,
        _ options: FlowOptions, _ limit: FlowLimit
    ) {
        (self.items, self.content, self.options, self.limit) = (items, content, options, limit)
        (self.available, self.across) = (available, across)
        lengthOfFlow = lengthOfSpace(available)
        most = items.mostLength(in: available, options)
        let scales = options.columns == .natural && options.scaling != nil
        for index in items.indices(longerThan: most, along: options.axis) {
            // What is scaled has nothing but a shape.
            let traits = items.traits.traits(at: index)
            if scales, !traits.keepsSize { continue }
            if traits.fillsLine, items[index].size.along(options.axis).main <= lengthOfFlow { continue }
            if areLong.isEmpty { areLong = [Bool](repeating: false, count: items.count) }
            areLong[index] = true
        }
    }
}

// MARK: - As many lines as a limit allows

extension Fitting {
    /// If a limit is expanded, it hides nothing: the overflow item comes after the last item that would be hidden, if any
    /// would.
    func fitted() -> FittedFlow {
        guard limit.isExpanded else { return limited() }
        let isLimited =
            limit.maxLines != nil || limit.maxItems != nil || across != nil && limit.hidesOverflow
        let lastHidden = isLimited ? limited().hidden.last : nil
        var all = allShown()
        if let lastHidden { addOverflow(after: lastHidden, to: &all) }
        return onLines(all)
    }

    private func limited() -> FittedFlow {
        let all = fitted(onto: limit.maxLines)
        guard limit.hidesOverflow, let across else { return all }
        let axis = options.axis
        // A single line always fits.
        func fits(_ flow: FittedFlow) -> Bool {
            flow.lineCount <= 1 || flow.size.along(axis).cross <= across
        }
        if fits(all) { return all }
        // Each further line makes the flow thicker.
        var most: FittedFlow?
        _ = (2..<all.lineCount).partitioningIndex { count in
            let trial = fitted(onto: count)
            let fits = fits(trial)
            if fits { most = trial }
            return !fits
        }
        return most ?? fitted(onto: 1)
    }

    private func fitted(onto maxLines: Int?) -> FittedFlow {
        if maxLines == nil, limit.maxItems == nil { return onLines(allShown()) }
        return onLines(shown(onto: maxLines ?? .max))
    }
}

// MARK: - Fit: items that are too long are offered less, others have no line

extension Fitting {
    private func allShown() -> Shown {
        if !areLong.isEmpty { offerLess(to: areLong.indices) }
        return (FlowElements(of: items.count), [], items, offers, options)
    }

    /// Hides as few items as possible. One that begins the last line is offered what that has left beside the overflow item.
    private func shown(onto maxLines: Int) -> Shown {
        let limited = search(onto: maxLines)
        if let next = limited.next, let lengthLeft = limited.lengthLeft {
            // For this number of lines only.
            let known = (items, offers, areLong)
            defer { (items, offers, areLong) = known }
            offer(lengthLeft, to: next)
            if items[next].size.along(options.axis).main <= lengthLeft {
                return shown(by: search(onto: maxLines))
            }
        }
        return shown(by: limited)
    }

    /// What is shown once the long items among it are offered less, and so is the first that is hidden, if it is long. Others
    /// are never measured again.
    private func search(onto maxLines: Int) -> LimitedItems {
        while true {
            let search = LimitSearch(
                of: items, onto: maxLines, upTo: limit.maxItems ?? .max, in: available, mostLength: most,
                options: options, content: content)
            let limited = search.result()
            content = search.content
            if areLong.isEmpty { return limited }
            let haveChanged = offerLess(to: limited.next.map { limited.shown + [$0] } ?? limited.shown)
            if !haveChanged { return limited }
        }
    }

    /// Offers those of some items that are too long as much as there is for one: as long as the flow, in columns too, if it
    /// fills its line. Returns whether there are any.
    @discardableResult
    private func offerLess(to indices: some Sequence<Int>) -> Bool {
        var haveChanged = false
        for index in indices where areLong[index] {
            offer(items[index].traits.fillsLine ? lengthOfFlow : most, to: index)
            areLong[index] = false
            haveChanged = true
        }
        return haveChanged
    }

    private func shown(by limited: LimitedItems) -> Shown {
        let elements = FlowElements(
            shown: limited.hidden.isEmpty ? nil : limited.shown, of: items.count,
            overflowIndex: limited.overflowIndex)
        if limited.hidden.isEmpty { return (elements, [], limited.items, offers, limited.options) }
        let places = elements.map { element in
            switch element {
            case .item(let index): index < offers.count ? offers[index] : .infinity
            case .overflow: limited.overflowOffer
            }
        }
        let wasOffered = places.contains { $0 < .infinity }
        return (elements, limited.hidden, limited.items, wasOffered ? places : [], limited.options)
    }

    private func offer(_ length: Double, to index: Int) {
        var item = items[index]
        content.measure(.item(index), offered: length, as: &item)
        items[index] = item
        offers.setOffer(length, at: index)
    }

    /// Puts the overflow item of an expanded flow after an item.
    private func addOverflow(after last: Int, to shown: inout Shown) {
        guard let (overflow, offer) = content.overflowItem(hiding: 0, upTo: most, along: options.axis) else {
            return
        }
        var item = overflow
        item.spacing = content.distance(from: .item(last), to: .overflow(hiding: 0))
        if last + 1 < items.count,
            let distance = content.distance(from: .overflow(hiding: 0), to: .item(last + 1))
        {
            shown.items[last + 1].spacing = distance
        }
        shown.items.insert(item, at: last + 1)
        shown.elements = FlowElements(of: items.count, overflowIndex: last + 1)
        if last + 1 < shown.offers.count {
            shown.offers.insert(offer, at: last + 1)
        } else if offer < .infinity {
            shown.offers.setOffer(offer, at: last + 1)
        }
    }
}

// MARK: - Break and flex: what has another length then is measured again

extension Fitting {
    private func onLines(_ shown: Shown) -> FittedFlow {
        breakCount += 1
        var shown = shown
        var lines = FlowLines(of: shown.items, in: available, options: shown.options)
        lines.remeasure { index, length, item in
            content.measure(shown.elements[index], offered: length, as: &item)
            shown.offers.setOffer(length, at: index)
            // Those of the lines are also as thick as these are scaled to.
            shown.items.setThickness(of: item, at: index, along: options.axis)
        }
        return FittedFlow(
            shown, lines, ownGaps: ownGaps(of: lines, shown.elements), in: available, across: across,
            breakCount: breakCount)
    }

    private func ownGaps(of lines: FlowLines, _ elements: FlowElements) -> [Length] {
        guard content.spacesLines else { return [] }
        return lines.ownGaps { content.distance(fromLine: elements[$0], to: elements[$1]) }
    }
}

extension [Double] {
    /// Notes what an element was offered. Those after the last were offered nothing.
    fileprivate mutating func setOffer(_ length: Double, at index: Int) {
        while count <= index { append(.infinity) }
        self[index] = length
    }
}

extension FlowItems {
    /// How long an item may be, in points: as long as the flow, or as a column whose length does not depend on the items: an
    /// even share of the space, or the least length of columns if the space has no end. O(n) in columns.
    package func mostLength(in available: Double?, _ options: FlowOptions) -> Double {
        let share: Length? =
            switch options.columns {
            case .natural, .uniform: nil
            case .count, .adaptive: Plan(options, in: available, for: self).columns?.share
            }
        return share?.points ?? lengthOfSpace(available)
    }
}

/// NaN and what is negative count as 0.
private func lengthOfSpace(_ available: Double?) -> Double {
    available.map { $0 > 0 ? $0 : 0 } ?? .infinity
}

extension FlowContent {
    /// The overflow item, which is offered a length if it is longer, and what it was offered.
    mutating func overflowItem(hiding count: Int, upTo most: Double, along axis: FlowAxis) -> (
        item: FlowItem, offer: Double
    )? {
        guard var item = overflowItem(hiding: count) else { return nil }
        if item.size.along(axis).main <= most { return (item, .infinity) }
        measure(.overflow(hiding: count), offered: most, as: &item)
        return (item, most)
    }
}
