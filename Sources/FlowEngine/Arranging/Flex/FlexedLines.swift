/// Items on lines that are not stacked yet: which item is on which line, and how long it is there.
///
/// An item that has grown, shrunk or been limited no longer has its own length. ``remeasure(_:)`` measures such items
/// again.
package struct FlexedLines: Sendable {
    /// The items, with the new thicknesses of those that were measured again.
    package private(set) var items: FlowItems
    let slots: Slots
    package private(set) var lines: [Line]
    /// The target length of lines that were chosen by their slack: even lines, and scaled ones.
    package let targetLength: Length?
    /// The space that items grow and shrink into: that along lines or, if that is endless, what all columns or the
    /// longest line take.
    package let lineSpace: Length
    /// The resolved lengths of the items.
    let resolvedLengths: [Length]
    /// The lengths of their slots.
    let resolvedSlotLengths: [Length]
    /// How much larger than the common line gap the one before each line is; empty if all are common.
    var extraGaps: [Length] = []

    /// Breaks items into lines, and lets them grow or shrink there.
    ///
    /// O(n). Balanced and even breaking take O(n·log m) for lines of m items, and a minimum number of k lines O(k·n·log
    /// n). Items that reach their limits one after another take O(n·m).
    ///
    /// - Parameter items: The measured items, each at its ideal size.
    package init(of items: FlowItems, _ plan: Plan) {
        // Break: each item gets a slot along its line, and slots are broken into lines.
        let slots = Slots(of: items, plan)
        let (lines, targetLength) = LineBreaker(slots).broken()

        // Flex: items grow and shrink into the space for their line, or that of the longest line.
        let space =
            plan.space.isEndless
            ? plan.columns?.lengthOfAll ?? targetLength ?? LineSummary(lines).longest : plan.space
        self.init(of: items, slots, lines: lines, in: space, targetLength: targetLength)
    }

    /// Flexes the items of lines that are broken already.
    init(of items: FlowItems, _ slots: Slots, lines: [Line], in space: Length, targetLength: Length? = nil) {
        (self.items, self.lines, lineSpace, self.targetLength) = (items, lines, space, targetLength)
        self.slots = slots.collapsed(on: &self.lines, in: space)
        resolvedLengths = self.slots.flex(&self.lines, of: &self.items, into: space)
        resolvedSlotLengths = Slots.slotLengths(of: resolvedLengths, items.traits, slots.plan)
    }

    var plan: Plan { slots.plan }

    /// Makes lines as thick as their items need. Returns how the items are aligned.
    @discardableResult
    mutating func resolveThicknesses() -> CrossAlignment {
        var alignment = CrossAlignment(items, plan)
        lines.update { line, items in line.thickness = alignment.resolveThickness(ofNextLine: items) }
        return alignment
    }

    /// These lines, as thick as their items need.
    package var withThicknesses: FlexedLines {
        var flexed = self
        flexed.resolveThicknesses()
        return flexed
    }
}

// MARK: Measuring again

extension FlexedLines {
    /// Measures items again that no longer have their own length. They get a new thickness, and stay on their line.
    /// Scaled items are not measured: their line decides their thickness, too. O(n).
    ///
    /// - Parameter measure: Called with each such item, in order, and its length along its line, in points.
    package mutating func remeasure(
        _ measure: (_ index: Int, _ length: Double, _ item: inout FlowItem) -> Void
    ) {
        guard plan.features.contains(.changedLengths) else { return }
        for index in 0..<slots.count {
            let length = resolvedLengths[index]
            if length == slots.ownLengths[index] || slots.isScaled(index) { continue }
            var item = items[index]
            measure(index, length.points, &item)
            items.setThickness(of: item, at: index, along: plan.options.axis)
        }
    }
}
