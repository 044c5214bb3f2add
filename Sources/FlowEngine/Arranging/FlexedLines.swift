/// Items on lines, before they have a place: which are on which line, and how long each is there.
///
/// An item's length along its line may differ from the one it came with: it has grown, shrunk or been limited.
/// Whoever measures items measures those again, by ``remeasure(_:)``.
package struct FlexedLines: Sendable {
    /// The items. Those that were measured again have their new sizes.
    package private(set) var items: FlowItems
    let slots: Slots
    private(set) var lines: [Line]
    /// The target length, if lines were chosen by the slack that they leave of it: even ones, and scaled ones.
    package let targetLength: Length?
    /// The space that items grow and shrink into: that along lines, or where that has no end, as long as the longest.
    package let lineSpace: Length
    /// The lengths of the items, as their lines have changed them.
    let lengths: [Length]

    /// Breaks items into lines, and lets them grow or shrink there.
    ///
    /// O(n). With balanced and even breaking O(n·log m) for lines of m items, and O(k·n·log n) for k lines of which there
    /// may be no fewer. O(n·m) with items whose limits hold them back one after the other.
    ///
    /// - Parameter items: The measured items, each at its ideal size.
    package init(of items: FlowItems, _ plan: Plan) {
        self.items = items

        // Break: each item gets a slot along its line, and slots are broken into lines.
        let slots = Slots(of: items, plan)
        (lines, targetLength) = LineBreaker(slots).broken()

        // Flex: items grow and shrink into the space for their line, or that of the longest line.
        lineSpace =
            plan.space.isEndless
            ? plan.columns?.lengthOfAll ?? targetLength ?? LineSummary(lines).longest : plan.space
        self.slots = slots.collapsed(on: &lines, in: lineSpace)
        lengths = self.slots.flex(&lines, of: &self.items, into: lineSpace)
    }

    /// Takes lines that items were broken into as a part of a flow.
    init(of items: FlowItems, _ slots: Slots, lines: [Line], in space: Length) {
        (self.items, self.lines, lineSpace, targetLength) = (items, lines, space, nil)
        self.slots = slots.collapsed(on: &self.lines, in: space)
        lengths = self.slots.flex(&self.lines, of: &self.items, into: space)
    }

    var plan: Plan { slots.plan }

    /// Makes lines as thick as their items ask. Returns how these are aligned.
    @discardableResult
    mutating func measure() -> CrossAlignment {
        var alignment = CrossAlignment(items, plan)
        alignment.measure(&lines)
        return alignment
    }

    /// The lines, as thick as their items ask.
    package var measured: [Line] {
        var measured = self
        measured.measure()
        return measured.lines
    }

    /// The items of each line.
    package var ranges: [Range<Int>] {
        var end = 0
        return lines.map { line in
            end += line.count
            return end - line.count..<end
        }
    }

    /// The length of an item's slot.
    @inline(__always)
    func length(at index: Int) -> Length {
        slots.columnLength(at: index) ?? lengths[index]
    }

    /// The length of an item in its slot.
    @inline(__always)
    func itemLength(at index: Int) -> Length {
        slots.columnLength(at: index) == nil ? lengths[index] : slots.itemLength(at: index)
    }
}

// MARK: Measuring again

extension FlexedLines {
    /// Lets items that have another length than their own be measured again. What they are across their line changes, and
    /// no line does. Those that are scaled are not, which have another thickness as well, and nothing to say about it. O(n).
    ///
    /// - Parameter measure: Called with each of them, in order, and its length along its line, in points.
    package mutating func remeasure(
        _ measure: (_ index: Int, _ length: Double, _ item: inout FlowItem) -> Void
    ) {
        guard plan.features.contains(.changedLengths) else { return }
        for index in 0..<slots.count {
            let length = itemLength(at: index)
            if length == slots.ownLengths[index] || slots.isScaled(index) { continue }
            var item = items[index]
            measure(index, length.points, &item)
            items.setThickness(of: item, at: index, along: plan.options.axis)
        }
    }
}
