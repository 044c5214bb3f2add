import Reporting

/// How long one kind of work may take in proportion to another, or how much memory it may keep.
struct Target: Sendable {
    let name: String
    let limit: Double
    /// The ratio for a container, if the table has it.
    let ratio: @Sendable (Table, _ container: Double) -> Double?

    static let all = [
        // Exact sums, and lines with their thickness, may take two thirds longer than a loop over floating-point numbers.
        Target(name: "arrange", limit: 1.7, of: .arrange, to: .loop),
        Target(name: "flat", limit: 1.3) { table, container in
            guard let many = table[.arrange, 10_000_000, container],
                let few = table[.arrange, 1000, container]
            else { return nil }
            return many.time / few.time
        },
        // While people scroll and edit a million items, a frame is for their views.
        Target(name: "edit", limit: 0.01) { table, container in
            [Row.insertion, .removal, .resize].compactMap { table.frames(for: $0, container) }.max()
        },
        Target(name: "screen", limit: 0.01) { table, container in table.frames(for: .screen, container) },
        // The places of 100,000 items leave the fastest cache.
        Target(name: "even", limit: 2) { table, container in
            guard let many = table[.even, 100_000, container], let few = table[.even, 1000, container]
            else { return nil }
            return many.time / few.time
        },
        Target(name: "balanced", limit: 15, of: .balanced, to: .arrange, at: 100_000),
        // Each row of photos is measured twice, with one photo more and without it.
        Target(name: "photos", limit: 7, of: .photosRewrap, to: .indexRewrap),
        // In bytes for each item.
        Target(name: "memory", limit: 36) { table, container in
            table[.index, 1_000_000, container]?.held
        },
        // As many views as flows have, none of which takes time to measure. A flow keeps their sizes for later passes, in no
        // more time than a layout takes that measures them twice and keeps nothing.
        Target(name: "pass", limit: 1) { table, container in
            [100, 1000].compactMap { table.ratio(of: .pass, to: .seedPass, at: $0, container) }.max()
        },
        Target(name: "preferred-spacing", limit: 1.7, of: .preferredPass, to: .pass, at: 100_000),
        // They save time at the next width.
        Target(name: "warm", limit: 0.5, of: .warmPass, to: .seedPass, at: 1000),
        Target(name: "warm-measurements", limit: 0) { table, container in
            table[.warmPass, 100_000, container]?.measurements
        },
    ]

    init(name: String, limit: Double, ratio: @escaping @Sendable (Table, Double) -> Double?) {
        self.name = name
        self.limit = limit
        self.ratio = ratio
    }

    /// One row against another.
    init(name: String, limit: Double, of row: Row, to other: Row, at count: Int = 1_000_000) {
        self.init(name: name, limit: limit) { table, container in
            table.ratio(of: row, to: other, at: count, container)
        }
    }

    /// Whether the target is met, by the container for which it is further from that.
    func verdict(in table: Table) -> Verdict? {
        Table.containers.compactMap { ratio(table, $0) }.max()
            .map { Verdict(name, ratio: $0, limit: limit, isMet: $0 <= limit) }
    }
}

extension Table {
    /// How many frames of a display with 120 in a second it takes, among a million items.
    fileprivate func frames(for row: Row, _ container: Double) -> Double? {
        self[row, 1_000_000, container].map { $0.time * 1_000_000 / (1_000_000_000 / 120) }
    }

    fileprivate func ratio(of row: Row, to other: Row, at count: Int, _ container: Double) -> Double? {
        guard let time = self[row, count, container]?.time,
            let reference = self[other, count, container]?.time
        else { return nil }
        return time / reference
    }
}
