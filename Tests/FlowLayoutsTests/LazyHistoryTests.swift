import PortableUITesting
import TestSupport
import Testing

/// Lazy flows of known sizes, whatever happens to them: see ``LazyHistory``.
@MainActor @Suite(.inBothModes) struct LazyHistoryTests {
    /// A number that the environment gives.
    private func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test func whatIsSeenIsThatOfAFlowThatIsNotLazy() throws {
        let seed = number("SEED") ?? 281_246_409
        var failures = 0
        for count in 0..<(number("HISTORIES") ?? 80) {
            if try !LazyHistory(seed: seed + count).run(steps: 12) { failures += 1 }
            if failures == 3 { return }
        }
    }
}
