import FlowEngine
import TestSupport

extension FlowOptions {
    /// Everything that has a default besides what the initializer takes.
    mutating func randomizeCapabilities(using random: inout SeededGenerator) {
        sizing = random.element(of: FlowSizing.self)
        distribution = random.element(of: FlowDistribution.self)
        lastLine = random.element(of: FlowLastLine.self)
        lineDistribution = random.element(of: FlowLineDistribution.self)
        lineBreaking = random.element(of: FlowLineBreaking.self)
        shrinksBeforeBreaking = Bool.random(using: &random)
        equalizesLines = random.chance(3)
        reversesItems = random.chance(2)
        reversesLines = random.chance(2)
        if columns == .uniform, random.chance(3) { columns = .count(Int.random(in: 0...6, using: &random)) }
        maxItemsPerLine = random.chance(3) ? Int.random(in: 0...6, using: &random) : nil
        minLines = random.chance(4) ? Int.random(in: 0...6, using: &random) : 1
        itemSeparator = random.chance(3) ? random.length(in: 0...5) : nil
        lineSeparator = random.chance(3) ? random.length(in: 0...5) : nil
        if random.chance(5) {
            scaling = FlowScaling(
                thickness: random.length(in: 0...40), minThickness: random.length(in: 0...40),
                maxThickness: random.chance(2) ? .infinity : random.length(in: 0...60))
        }
    }
}

extension FlowItemTraits {
    init(using random: inout SeededGenerator) {
        self.init(
            grow: random.chance(2) ? 0 : random.length(in: 0...3),
            shrink: random.chance(2) ? 0 : random.length(in: 0...3),
            minLength: random.chance(2) ? 0 : random.length(in: 0...40),
            maxLength: random.chance(2) ? .infinity : random.length(in: 0...80),
            priority: Double(Int.random(in: -1...1, using: &random)),
            alignment: random.chance(2) ? nil : random.element(of: FlowItemAlignment.self),
            breaksBefore: random.chance(8), breaksAfter: random.chance(8),
            avoidsBreakBefore: random.chance(4),
            direction: random.chance(2) ? nil : random.element(of: FlowDirection.self),
            keepsSize: random.chance(4))
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
        let lines = FlowLines(of: items, in: flow.available, options: flow.options)
        return FlowArrangement(of: lines, across: across) { _, _ in
            flow.options.lineSpacing
        }
    }

    var description: String { "\(flow) \(items.traits) across \(across as Any)" }
}
