/// How long one kind of work may take in proportion to another.
struct Target: Sendable {
    let name: String
    let limit: Double
    /// The ratio for a container, if the table has it.
    let ratio: @Sendable (Table, _ container: Double) -> Double?

    static let all = [
        Target(name: "arrange", limit: 1, of: .arrange, to: .loop),
        Target(name: "rewrap", limit: 0.6, of: .rewrap, to: .arrange),
        Target(name: "rewrap-cross", limit: 1, of: .rewrapWithCrossSizes, to: .arrange),
        Target(name: "flat", limit: 1.5) { table, container in
            guard let many = table[.arrange, 10_000_000, container],
                let few = table[.arrange, 1000, container]
            else { return nil }
            return many.time / few.time
        },
    ]

    init(name: String, limit: Double, ratio: @escaping @Sendable (Table, Double) -> Double?) {
        self.name = name
        self.limit = limit
        self.ratio = ratio
    }

    /// One row against another, at a million items.
    init(name: String, limit: Double, of row: Row, to other: Row) {
        self.init(name: name, limit: limit) { table, container in
            guard let time = table[row, 1_000_000, container]?.time,
                let reference = table[other, 1_000_000, container]?.time
            else { return nil }
            return time / reference
        }
    }

    /// The line that tells whether the target is met, by the container for which it is further from that.
    func verdict(in table: Table) -> String? {
        guard let ratio = Table.containers.compactMap({ self.ratio(table, $0) }).max() else { return nil }
        return "target \(name) ratio \(ratio.formatted(2)) limit \(limit.formatted(2)) "
            + (ratio <= limit ? "pass" : "miss")
    }
}
