import FlowEngine
import TestSupport
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
            try check(flow.items, of: flow, using: &random)
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
