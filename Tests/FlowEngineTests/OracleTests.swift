import FlowEngine
@testable import NaiveFlows
import Testing

/// Thousands of random flows against the same flow worked out the slow way.
@Suite struct OracleTests {
    /// To the last bit.
    @Test func arrangementsEqualTheNaiveOnes() throws {
        for seed in UInt64(0)..<6000 {
            let flow = RandomFlow(seed: seed)
            let arrangement = flow.arrangement
            let naive = NaiveArrangement(
                of: flow.items, in: Setting(available: flow.available, options: flow.options))
            try #require(naive.matches(arrangement), "\(flow)\n\(naive)")
        }
    }

    /// With everything that a flow can do. Space that items grow or shrink into is divided item by item, and each may have
    /// a unit more or less than in the engine. How thick scaled lines are is compared in families of small flows.
    @Test func arrangementsOfAnyKindEqualTheNaiveOnes() throws {
        for seed in UInt64(0)..<3000 {
            let random = RandomArrangement(seed: seed)
            let (flow, arrangement) = (random.flow, random.arrangement)
            let setting = Setting(available: flow.available, across: random.across, options: flow.options)
            let naive = NaiveArrangement(of: Array(random.items), in: setting)
            let isEqual =
                flow.options.scaling == nil
                ? naive.matches(arrangement)
                : naive.lines.map { $0.start..<$0.end } == arrangement.lines.map(\.range)
            try #require(isEqual, "\(random)\n\(naive)")
        }
    }
}
