import PlainLoop

/// What every row took, for each number of items and each container.
struct Table {
    struct Key: Hashable {
        var row: String
        var count: Int
        var container: Double
    }

    static let containers = [390.0, 1200.0]
    private(set) var measurements: [Key: Measurement] = [:]

    subscript(row: Row, count: Int, container: Double) -> Measurement? {
        measurements[Key(row: row.name, count: count, container: container)]
    }

    /// Measures rows in turn, so that whatever else the machine does at the time concerns all of them.
    @MainActor
    mutating func measure(_ rows: [Row], count: Int, container: Double, repetitions: Int) {
        let rows = rows.filter { count <= $0.limit }
        var workload = Workload(count: count, container: container)
        let works = rows.map { $0.make(count, container) }
        var times = rows.map { _ in [Double]() }
        var allocations = rows.map { _ in (count: 0, peak: 0, held: 0) }
        var measured = rows.map { _ in Int?.none }
        // The first two times touch the memory, and leave room for lines that turn out more.
        for repetition in -2..<repetitions {
            workload.refill()
            for (number, work) in works.enumerated() {
                work.prepare(workload)
                let measuredBefore = work.measurements?() ?? 0
                allocations_reset()
                let time = ContinuousClock().measure { work.run(workload) }
                allocations[number] = (
                    Int(allocations_count()) / work.times, Int(allocations_peak()), Int(allocations_held())
                )
                measured[number] = work.measurements.map { $0() - measuredBefore }
                if repetition >= 0 {
                    times[number].append(nanoseconds(time) / Double(count * work.times))
                }
                work.release()
            }
        }
        for (number, row) in rows.enumerated() {
            measurements[Key(row: row.name, count: count, container: container)] = Measurement(
                time: median(times[number]), allocations: allocations[number].count,
                peak: Double(allocations[number].peak) / Double(count),
                held: max(0, Double(allocations[number].held) / Double(count)),
                measurements: measured[number].map { Double($0) / Double(count) })
        }
    }
}

private func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}
