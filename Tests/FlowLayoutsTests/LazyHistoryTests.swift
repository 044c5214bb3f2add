import PortableUITesting
import TestSupport
import Testing

/// Lazy flows, whatever happens to them: see ``LazyHistory``.
@MainActor @Suite(.inBothModes) struct LazyHistoryTests {
    /// A number that the environment gives.
    private func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test func whatIsSeenIsWhatTheEngineArranges() throws {
        let seed = number("SEED") ?? 281_246_409
        var failures = 0
        for count in 0..<(number("HISTORIES") ?? 60) {
            if try !LazyHistory(seed: seed + count, isWild: !count.isMultiple(of: 2)).run(steps: 20) {
                failures += 1
            }
            if failures == 3 { return }
        }
    }

    /// Flows that are too long for a history, wherever people scroll.
    @Test func whatIsSeenOfALongFlowIsWhatTheEngineArranges() throws {
        let seed = number("SEED") ?? 281_246_409
        for count in 0..<(number("HISTORIES") ?? 24) { try LongLazyFlow(seed: seed + count).expectPicture() }
    }

    /// Histories that have found faults: in estimated columns a drag stood still, a header that came last covered a line, rows
    /// that came back were nowhere, another line was kept, and a row that was shown counted as gone. The others know where
    /// separators are: between blocks if lines are reversed, and not in columns of a block or of a section that has a single
    /// item. Then come four in which a line that had moved was taken for one under a bar, or for one that had not; in the last
    /// two, items of a column did not exist, as they had no size, and what grew before a flow was taken for a bar.
    @Test(
        arguments: [
            77302, 281_246_644, 98986, 31458, 500_052, 700_053, 600_193, 700_166, 918_300_062, 918_300_440,
            940_010_958, 950_002_254, 990_010_421, 990_030_895,
        ] as [UInt64])
    func whatHasBeenMendedStaysSo(seed: UInt64) throws {
        for isWild in [false, true] {
            _ = try LazyHistory(seed: seed, isWild: isWild).run(steps: 20)
        }
    }
}
