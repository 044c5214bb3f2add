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
        for count in 0..<(number("HISTORIES") ?? 100) {
            if try !LazyHistory(seed: seed + count).run(steps: 20) { failures += 1 }
            if failures == 3 { return }
        }
    }
}
