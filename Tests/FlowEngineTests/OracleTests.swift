import FlowEngine
import Testing

/// Thousands of random flows against the same flow worked out the slow way, to the last bit.
@Suite struct OracleTests {
    @Test func arrangementsEqualTheNaiveOnes() throws {
        for seed in UInt64(0)..<6000 {
            let flow = RandomFlow(seed: seed)
            let arrangement = flow.arrangement
            let naive = NaiveFlow(flow.items, available: flow.available, options: flow.options)
            try #require(arrangement.lines.map(\.range) == naive.ranges, "\(flow)")
            try #require(arrangement.size == naive.size, "\(flow)")
            try #require(arrangement.lines.map(\.frame) == naive.lines, "\(flow)")
            try #require(Array(arrangement.frames) == naive.frames, "\(flow)")
        }
    }
}
