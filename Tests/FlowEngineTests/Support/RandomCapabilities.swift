import FlowEngine
@testable import NaiveFlows
import TestSupport

extension FlowOptions {
    private static let layout: Set = [
        "axis", "itemSpacing", "lineSpacing", "lineAlignment", "itemAlignment", "columns", "direction",
    ]

    /// Everything besides what a plain flow has, with numbers between those of the choices, too.
    mutating func randomizeCapabilities(using random: inout SeededGenerator) {
        for choice in Self.choices where !Self.layout.contains(choice.name) {
            choice.randomize(&self, oneIn: 2, using: &random)
        }
        if columns == .uniform, random.chance(3) { columns = .count(Int.random(in: 0...6, using: &random)) }
        if maxItemsPerLine != nil { maxItemsPerLine = Int.random(in: 0...6, using: &random) }
        if minLines != 1 { minLines = Int.random(in: 0...6, using: &random) }
        if itemSeparator != nil { itemSeparator = random.length(in: 0...5) }
        if lineSeparator != nil { lineSeparator = random.length(in: 0...5) }
        if scaling != nil {
            scaling = FlowScaling(
                thickness: random.length(in: 0...40), minThickness: random.length(in: 0...40),
                maxThickness: random.chance(2) ? .infinity : random.length(in: 0...60))
        }
    }
}

extension FlowItemTraits {
    /// Some traits, with numbers between those of the choices, too.
    init(using random: inout SeededGenerator) {
        self.init()
        for choice in Self.choices { choice.randomize(&self, oneIn: 3, using: &random) }
        if grow > 0 { grow = random.length(in: 0...3) }
        if shrink > 0 { shrink = random.length(in: 0...3) }
        if minLength > 0 { minLength = random.length(in: 0...40) }
        if maxLength < .infinity { maxLength = random.length(in: 0...80) }
        // What follows a break begins a line.
        if followsBreak { breaksBefore = true }
    }
}

/// A flow with everything it can do, in a space across, made from a seed.
struct RandomArrangement: CustomStringConvertible {
    var flow: RandomFlow
    var items: FlowItems
    var across: Double?

    init(seed: UInt64) {
        var random = SeededGenerator(seed: ~seed)
        flow = RandomFlow(seed: seed)
        flow.options.randomizeCapabilities(using: &random)
        items = flow.flowItems
        for index in flow.items.indices where random.chance(2) {
            items[index].traits = FlowItemTraits(using: &random)
        }
        across = random.chance(2) ? nil : random.length(in: 0...300)
    }

    var arrangement: FlowArrangement {
        FlowArrangement(of: items, in: flow.available, across: across, options: flow.options)
    }

    var description: String { "\(flow) \(items.traits) across \(across as Any)" }
}
