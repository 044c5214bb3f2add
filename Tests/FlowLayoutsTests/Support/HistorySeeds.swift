import PortableUITesting

/// The seeds of as many random histories: others if the environment has a `SEED` to begin with, or `HISTORIES`, their number.
func historySeeds(from first: UInt64, count: UInt64) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let start = environment["SEED"].flatMap { UInt64($0) } ?? first
    return start..<start + (environment["HISTORIES"].flatMap { UInt64($0) } ?? count)
}
