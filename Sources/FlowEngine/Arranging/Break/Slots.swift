/// The slot of each item along its line: as long as the item within its limits, or as a column.
///
/// On its way to a line, an item has three lengths:
/// - *ideal*: its own within its limits; in columns, as it grows into its column; on scaled lines, at the target
///   thickness (``idealLengths``).
/// - *breaking*: what decides whether it fits on a line. It is the least length if the item shrinks before a line ends
///   (``LineBreaker/breakingLength(at:)``).
/// - *resolved*: after it has grown, shrunk or been scaled with its line (``FlexedLines/resolvedLengths``).
///
/// In columns, all slots are equally long (``slotLengths``), whatever length their items have.
final class Slots: Sendable {
    let plan: Plan
    /// The items' own lengths.
    let ownLengths: [Length]
    /// The ideal lengths of the items.
    let idealLengths: [Length]
    /// The lengths of the slots before items flex.
    let slotLengths: [Length]
    /// The spacing before each item, up to the last one that has its own; empty in columns.
    private let spacings: [Length]
    /// Which items have collapsed; empty if none has.
    private let areCollapsed: [Bool]
    private let traits: [FlowItemTraits]
    /// The thickness of each item that is scaled with its line, and zero for others; empty if lines are not scaled.
    private let thicknesses: [Length]

    init(of items: FlowItems, _ plan: Plan) {
        self.plan = plan
        let axis = plan.options.axis
        let (own, traits) = (items.lengths(along: axis), items.traits)
        var lengths = plan.features.contains(.lengthLimits) ? items.limitedLengths(along: axis) : own
        var thicknesses: [Length] = []
        if let scale = plan.scale {
            thicknesses = items.lengths(along: axis.other)
            for index in lengths.indices {
                if traits.traits(at: index).keepsSize { thicknesses[index] = .zero }
                if thicknesses[index] > .zero {
                    lengths[index] = scale.length(own[index], thickness: thicknesses[index])
                }
            }
        }
        if let columns = plan.columns {
            for index in traits.indices where traits[index].grow > 0 && !traits[index].fillsLine {
                lengths[index] = max(lengths[index], min(columns.length, traits[index].lengthLimits.maximum))
            }
        }
        (ownLengths, idealLengths, self.thicknesses, self.traits) = (own, lengths, thicknesses, traits)
        slotLengths = Slots.slotLengths(of: lengths, traits, plan)
        spacings = plan.columns == nil ? items.details.spacings.map(plan.spacings.resolved) : []
        areCollapsed = []
    }

    /// The same slots with some items collapsed.
    ///
    /// - Parameter items: The index of each, and the item whose spacing before it goes, too.
    init(_ slots: Slots, collapsing items: [(index: Int, spacingBefore: Int)]) {
        (plan, ownLengths, traits, thicknesses) = (
            slots.plan, slots.ownLengths, slots.traits, slots.thicknesses
        )
        var (lengths, spacings) = (slots.idealLengths, slots.spacings)
        var areCollapsed = [Bool](repeating: false, count: slots.count)
        spacings += [Length](repeating: plan.commonSpacing, count: max(slots.count - spacings.count, 0))
        for (index, spacingBefore) in items {
            (lengths[index], areCollapsed[index], spacings[spacingBefore]) = (.zero, true, .zero)
        }
        (idealLengths, slotLengths) = (lengths, lengths)
        (self.spacings, self.areCollapsed) = (spacings, areCollapsed)
    }

    /// The lengths of slots for items of these lengths: as long as a column, if there are columns and the item is in one.
    static func slotLengths(of lengths: [Length], _ traits: [FlowItemTraits], _ plan: Plan) -> [Length] {
        guard let columns = plan.columns else { return lengths }
        return lengths.indices.map { traits.traits(at: $0).fillsLine ? lengths[$0] : columns.length }
    }

    /// How far a line of some slots reaches before items flex.
    func length(of range: Range<Int>) -> Length { ends(of: range) { slotLengths[$0] }.farthest }

    func fillsLine(_ index: Int) -> Bool { index < traits.count && traits[index].fillsLine }

    /// Whether an item is scaled with its line.
    @inline(__always)
    func isScaled(_ index: Int) -> Bool {
        index < thicknesses.count && thicknesses[index] > .zero
    }

    @inline(__always)
    func spacing(before index: Int) -> Length {
        index < spacings.count ? spacings[index] : plan.commonSpacing
    }

    func traits(at index: Int) -> FlowItemTraits { traits.traits(at: index) }

    /// Whether an item has collapsed. It may still grow.
    @inline(__always)
    func isCollapsed(_ index: Int) -> Bool { index < areCollapsed.count && areCollapsed[index] }

    /// Where the last of some slots on a line ends, and where the one that reaches farthest does, if no slack is spread
    /// among them. With negative spacings, that need not be the last.
    @inline(__always)
    func ends(of range: Range<Int>, _ lengthAt: (Int) -> Length) -> (last: Length, farthest: Length) {
        var (start, last, farthest) = (Length.zero, Length.zero, Length.zero)
        for index in range {
            last = start + lengthAt(index)
            farthest = max(farthest, last)
            start = last + spacing(before: index + 1)
        }
        return (last, farthest)
    }
}

// MARK: Breaks

extension Slots {
    var count: Int { ownLengths.count }

    func isBreakForced(before index: Int) -> Bool {
        plan.features.contains(.forcedBreaks) && index > 0
            && traits(at: index).beginsLine(after: traits(at: index - 1))
    }

    func avoidsBreak(before index: Int) -> Bool {
        plan.features.contains(.avoidedBreaks) && index > 0 && index < traits.count
            && traits[index].avoidsBreakBefore && !isBreakForced(before: index)
    }
}
