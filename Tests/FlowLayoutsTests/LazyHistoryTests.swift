import PortableUITesting
import TestSupport
import Testing

/// Lazy flows, whatever happens to them: see ``LazyHistory``.
@MainActor @Suite(.inBothModes) struct LazyHistoryTests {
    private let firstSeed: UInt64 = 281_246_409

    @Test func whatIsSeenIsWhatTheEngineArranges() throws {
        var failures = 0
        for (count, seed) in historySeeds(from: firstSeed, count: 60).enumerated() {
            if try !LazyHistory(seed: seed, isWild: !count.isMultiple(of: 2)).run(steps: 20) {
                failures += 1
            }
            if failures == 3 { return }
        }
    }

    /// Flows that are too long for a history, wherever people scroll.
    @Test func whatIsSeenOfALongFlowIsWhatTheEngineArranges() throws {
        for seed in historySeeds(from: firstSeed, count: 24) {
            try LongLazyFlow(seed: seed).expectPicture()
        }
    }

    /// Histories that have found faults.
    @Test(
        arguments: [
            77302,  // In estimated columns, a drag stood still.
            281_246_644,  // A header that came last covered a line.
            98986,  // Rows that came back were nowhere.
            31458,  // Another line was kept.
            500_052,  // A row that was shown counted as gone.
            700_053,  // A separator was not between blocks, where lines are reversed.
            600_193,  // One was in the column of a block with a single item.
            700_166,  // One was in the column of a section with a single item.
            918_300_062,  // A line that had moved was taken for one under a bar.
            918_300_440,  // So was another one.
            940_010_958,  // A line that had moved was taken for one that had not.
            950_002_254,  // A bar was measured before the window had come to a line.
            990_010_421,  // Items of a column did not exist, as they had no size.
            990_030_895,  // What grew before a flow was taken for a bar.
        ] as [UInt64])
    func whatHasBeenMendedStaysSo(seed: UInt64) throws {
        for isWild in [false, true] {
            _ = try LazyHistory(seed: seed, isWild: isWild).run(steps: 20)
        }
    }
}
