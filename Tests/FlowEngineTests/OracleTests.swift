import FlowEngine
import Testing

/// Thousands of random flows against the same flow worked out the slow way, to the last bit.
@Suite struct OracleTests {
    @Test func arrangementsEqualTheNaiveOnes() throws {
        for seed in UInt64(0)..<6000 {
            let flow = RandomFlow(seed: seed)
            let arrangement = flow.arrangement
            let naive = NaiveArrangement(
                of: flow.items, in: Setting(available: flow.available, options: flow.options))
            try #require(naive.matches(arrangement), "\(flow)\n\(naive)")
        }
    }
}
