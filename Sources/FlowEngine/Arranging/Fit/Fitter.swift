/// Fits items into a space: the step Fit.
///
/// For each number of lines that it tries, it selects what is shown (``LimitSearch`` plans and breaks each choice), and
/// puts that on lines (``FlexedLines``). What it has learned about items that are too long serves the next number, too.
final class Fitter {
    private let content: any FlowContent
    /// The space across; `nil` if it is endless.
    private let across: Double?
    private let limit: FlowLimit
    /// The plan of all items at their ideal sizes.
    private let plan: Plan
    /// All items. Those that were offered less have the sizes that they took then.
    private var items: FlowItems
    /// What each was offered, by its index.
    private var offers = Offers()
    /// Which items are too long and have not been offered less.
    private var areLong: [Bool]
    /// As in ``FittedFlow/breakCount``.
    private(set) var breakCount = 0

    /// - Parameter longItems: The items that are longer than they may be.
    init(
        _ items: FlowItems, _ content: any FlowContent, across: Double?, _ plan: Plan, _ limit: FlowLimit,
        longItems: [Int]
    ) {
        (self.items, self.content, self.plan, self.limit) = (items, content, plan, limit)
        self.across = across
        areLong = [Bool](repeating: false, count: items.count)
        for index in longItems {
            // A scaled item has a shape, and no length of its own.
            let traits = items.traits.traits(at: index)
            if plan.scale != nil, !traits.keepsSize { continue }
            if traits.fillsLine, items[index].size.along(axis).main <= plan.available { continue }
            areLong[index] = true
        }
    }

    private var axis: FlowAxis { plan.options.axis }
}

/// A selection on lines, with its items as thick as they were measured there, and what they were offered last.
typealias MeasuredLines = (selection: Selection, items: FlowItems, offers: Offers, flexed: FlexedLines)

// MARK: - As many lines as a limit allows

extension Fitter {
    /// What the limit allows, on its lines. An expanded limit hides nothing: the overflow item comes after the last item
    /// that would be hidden, if any would.
    func fitted() -> MeasuredLines {
        guard limit.isExpanded else { return linesWithinLimit() }
        let isLimited =
            limit.maxLines != nil || limit.maxItems != nil || across != nil && limit.hidesOverflow
        let lastHidden = isLimited ? linesWithinLimit().selection.hidden.last : nil
        return onLines(lastHidden.flatMap { everything(withOverflowAfter: $0) } ?? everything())
    }

    private func linesWithinLimit() -> MeasuredLines {
        let all = lines(upTo: limit.maxLines)
        guard limit.hidesOverflow, let across else { return all }
        // A single line always fits.
        func fits(_ lines: MeasuredLines) -> Bool {
            lines.flexed.lines.count <= 1 || lines.flexed.size.along(axis).cross <= across
        }
        if fits(all) { return all }
        // Each further line makes the flow thicker. The last trial that fits has the most lines.
        var most: MeasuredLines?
        _ = (2..<all.flexed.lines.count).partitioningIndex { count in
            let trial = lines(upTo: count)
            let trialFits = fits(trial)
            if trialFits { most = trial }
            return !trialFits
        }
        return most ?? lines(upTo: 1)
    }

    private func lines(upTo maxLines: Int?) -> MeasuredLines {
        if maxLines == nil, limit.maxItems == nil { return onLines(everything()) }
        return onLines(selection(onto: maxLines ?? .max))
    }
}

// MARK: - Fit: items that are too long are offered less, others have no line

extension Fitter {
    private func everything() -> Selection {
        offerLess(to: areLong.indices)
        // An item that was offered less has another size, which counts in a plan.
        let plan = offers.isEmpty ? plan : Plan(plan.options, in: plan.available, for: items)
        return Selection(Array(items.indices), items, by: plan, itemOffers: offers)
    }

    /// All items, and the overflow item of an expanded flow after one of them; `nil` if there is no overflow item.
    private func everything(withOverflowAfter last: Int) -> Selection? {
        offerLess(to: areLong.indices)
        let next = last + 1
        guard var overflow = content.overflowItem(hiding: 0, at: next, by: plan) else { return nil }
        overflow.item.spacing = content.distance(from: .item(last), to: .less)
        var shown = items
        if next < items.count, let distance = content.distance(from: .less, to: .item(next)) {
            shown[next].spacing = distance
        }
        shown.insert(overflow.item, at: next)
        return Selection(
            Array(items.indices), overflow: overflow, shown,
            by: Plan(plan.options, in: plan.available, for: shown), itemOffers: offers)
    }

    /// As many items as fit on so many lines. One that would begin the last line is offered what is left there beside the
    /// overflow item, but only if it was too long for the flow, too, or if nothing else would be shown. Any other would
    /// rather be hidden: a word is not to become a column of letters.
    private func selection(onto maxLines: Int) -> Selection {
        let (selection, next) = searchOfferingLess(onto: maxLines)
        guard case (let item, let lengthLeft?)? = next else { return selection }
        let wasTooLong = offers[item] != nil
        guard wasTooLong || selection.shown.isEmpty else { return selection }
        // What is learned from this offer counts for this number of lines only.
        let known = (items, offers, areLong)
        defer { (items, offers, areLong) = known }
        offer(lengthLeft, to: item)
        return items[item].size.along(axis).main <= lengthLeft
            ? searchOfferingLess(onto: maxLines).selection : selection
    }

    /// Searches until no item is too long that is shown, or that would be shown next: these are offered less, and no others.
    private func searchOfferingLess(onto maxLines: Int) -> LimitSearch.Result {
        while true {
            let search = LimitSearch(
                of: items, offers: offers, onto: maxLines, upTo: limit.maxItems ?? .max,
                in: plan.available, options: plan.options, content: content)
            let result = search.result()
            if !offerLess(to: result.selection.shown + (result.next.map { [$0.item] } ?? [])) {
                return result
            }
        }
    }

    /// Offers each of some items that are too long the length that there is for it: that of its column, or that of the
    /// flow if it fills its line or has no column. Returns whether any item was too long.
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

    private func offer(_ length: Double, to index: Int) {
        content.measure(.item(index), offered: length, as: &items[index])
        offers[index] = length
    }
}

// MARK: - Break and flex: what has another length then is measured again

extension Fitter {
    private func onLines(_ selection: Selection) -> MeasuredLines {
        breakCount += 1
        let elements = selection.elements
        var flexed = FlexedLines(of: selection.items, selection.plan)
        // Copies: the items in `flexed` also get the thicknesses that lines are scaled to, which are no measurements.
        var (shownItems, shownOffers) = (selection.items, selection.offers)
        flexed.remeasure { position, length, item in
            content.measure(elements[position], offered: length, as: &item)
            shownItems.setThickness(of: item, at: position, along: axis)
            shownOffers[position] = length
        }
        if content.spacesLines {
            flexed.setGaps { content.distance(fromLine: elements[$0], to: elements[$1]) }
        }
        return (selection, shownItems, shownOffers, flexed)
    }
}
