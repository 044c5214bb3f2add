import FlowEngine
import TestSupport
@testable import NaiveFlows
import Testing

/// Limits of random flows, compared with trying every number of hidden items.
@Suite struct RandomLimitTests {
    private func check(
        _ items: [FlowItem], of flow: RandomFlow, using random: inout SeededGenerator,
        overflowTraits: FlowItemTraits = FlowItemTraits()
    ) throws {
        let lengths = (0..<14).map { _ in random.length(in: 0...60) }
        var limit = Limit(
            lines: Int.random(in: 0...5, using: &random), overflow: random.chance(6) ? [] : lengths,
            overflowTraits: overflowTraits)
        if random.chance(3) {
            limit.items = Int.random(in: 0...8, using: &random)
            if random.chance(2) { limit.lines = .max }
        }
        let setting = Setting(available: flow.available, options: flow.options, limit: limit)
        let (limited, asked) = limit.applied(to: FlowItems(items), in: setting)
        var naive = NaiveLimit(of: items, in: setting)
        let isRight = naive.matches(limited, asked: asked)
        try #require(
            isRight,
            "seed \(flow.seed)\n\(setting.code(of: items))\n\(naive)\n\(NaiveLimit.describe(limited))")
    }

    @Test func asFewAreHiddenAsCanBe() throws {
        for seed in UInt64(0)..<3000 {
            var flow = RandomFlow(seed: seed)
            var random = SeededGenerator(seed: seed)
            // With priorities, more may be hidden where items overlap.
            if random.chance(2) {
                flow.options.itemSpacing = abs(flow.options.itemSpacing)
                for index in flow.items.indices {
                    flow.items[index].spacing = flow.items[index].spacing.map(abs)
                    flow.items[index].traits.priority =
                        [-1, 0, 0, 0, 1].randomElement(using: &random) ?? 0
                    flow.items[index].traits.avoidsBreakBefore = random.chance(6)
                }
            }
            // An item may be offered what the last line has left, but no less than its least length.
            if random.chance(2) {
                for index in flow.items.indices where random.chance(2) {
                    flow.items[index].traits.minLength = random.length(in: 0...30)
                }
            }
            try check(flow.items, of: flow, using: &random)
        }
    }

    // One photo more can make rows fewer, also among spacers and with priorities.
    @Test func asFewPhotosAreHiddenAsCanBe() throws {
        for seed in UInt64(0)..<400 {
            var random = SeededGenerator(seed: seed)
            var flow = RandomFlow(seed: seed)
            let isGreedy = random.chance(2)
            let hasSpacers = random.chance(3)
            let hasPriorities = random.chance(3)
            flow.available = 1000
            flow.options = FlowOptions(
                itemSpacing: 8, scaling: FlowScaling(thickness: 200, minThickness: 150, maxThickness: 260),
                lineBreaking: isGreedy ? .greedy : random.chance(2) ? .even : .balanced)
            flow.items = (0..<(isGreedy ? 24 : 7)).map { _ in
                var item = FlowItem(width: random.length(in: 130...360), height: 200)
                if hasSpacers, random.chance(5) { item = FlowItem(width: 8, height: 0, traits: .spacer) }
                if hasPriorities { item.traits.priority = random.chance(4) ? 1 : 0 }
                return item
            }
            let overflow = FlowItemTraits(keepsSize: true)
            try check(flow.items, of: flow, using: &random, overflowTraits: overflow)
        }
    }

    // Items that shrink would be on one line together, but with a least number of lines they do not.
    @Test func aLeastNumberOfLinesIsKept() throws {
        for seed in UInt64(0)..<3000 {
            var random = SeededGenerator(seed: seed)
            var flow = RandomFlow(seed: seed)
            flow.options = FlowOptions(
                itemSpacing: 3, wrapping: .oneLineIfPossible, minLines: Int.random(in: 2...3, using: &random))
            flow.available = random.length(in: 20...60)
            flow.items = (0..<Int.random(in: 2...6, using: &random)).map { _ in
                var item = FlowItem(width: random.length(in: 5...60), height: 1)
                item.traits.shrink = random.chance(2) ? 1 : 0
                item.traits.priority = random.chance(3) ? 1 : 0
                return item
            }
            try check(flow.items, of: flow, using: &random, overflowTraits: FlowItemTraits(shrink: 1))
        }
    }

    @Test func asFewOfAnyKindAreHiddenAsCanBe() throws {
        for seed in UInt64(0)..<2000 {
            let arrangement = RandomArrangement(seed: seed)
            var random = SeededGenerator(seed: seed)
            let traits = random.chance(2) ? FlowItemTraits() : FlowItemTraits(using: &random)
            try check(
                Array(arrangement.items), of: arrangement.flow, using: &random, overflowTraits: traits)
        }
    }
}

extension FlowItemTraits {
    fileprivate static var spacer: FlowItemTraits {
        var traits = FlowItemTraits(grow: 1)
        traits.isDiscardable = true
        return traits
    }
}
