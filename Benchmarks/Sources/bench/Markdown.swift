import Reporting

extension Table {
    /// The measured times as tables of Markdown, one for each container, and what else was counted as another one.
    func markdown(_ rows: [Row], counts: [Int]) -> String {
        (Table.containers.map { times(of: rows, counts: counts, in: $0) } + [memory(of: rows, counts: counts)])
            .joined(separator: "\n\n")
    }

    private func times(of rows: [Row], counts: [Int], in container: Double) -> String {
        var table = MarkdownTable(
            titles: ["nanoseconds an item"] + counts.map { $0.formatted() } + ["to the C loop"])
        for row in rows {
            guard let (count, largest) = self.largest(row, counts, in: container) else { continue }
            let loop = self[.loop, count, container].map { "\((largest.time / $0.time).threeDigits()) ×" }
            let times = counts.map { self[row, $0, container]?.time.threeDigits() ?? "–" }
            table.append([row.name] + times + [loop ?? "–"])
        }
        return "### In a container \(Int(container)) points wide\n\n\(table)"
    }

    /// What engine users wait for, in the first container: microseconds for all items.
    func summary() -> String {
        let (counts, container) = ([100, 10_000, 1_000_000], Table.containers[0])
        let rows: [Row] = [
            .arrange, .loop, .even, .photos, .index, .indexRewrap, .insertion, .removal, .screen, .pass,
            .warmPass,
        ]
        var table = MarkdownTable(
            titles: ["microseconds, \(Int(container)) points"] + counts.map { "\($0.formatted()) items" })
        for row in rows {
            let times = counts.map { count in
                self[row, count, container].map { ($0.time * Double(count) / 1000).threeDigits() } ?? "–"
            }
            table.append([row.name] + times)
        }
        return "### Items\n\n\(table)"
    }

    /// In the first container.
    private func memory(of rows: [Row], counts: [Int]) -> String {
        let container = Table.containers[0]
        var table = MarkdownTable(
            titles: ["the most items", "allocations", "bytes an item", "held", "measurements an item"])
        for row in rows {
            guard let (_, largest) = self.largest(row, counts, in: container) else { continue }
            table.append([
                row.name, "\(largest.allocations)", largest.peak.threeDigits(), largest.held.threeDigits(),
                largest.measurements?.threeDigits() ?? "–",
            ])
        }
        return "### Memory in a container \(Int(container)) points wide\n\n\(table)"
    }

    /// What was measured with the most items.
    private func largest(_ row: Row, _ counts: [Int], in container: Double) -> (count: Int, Measurement)? {
        counts.reversed().lazy.compactMap { count in self[row, count, container].map { (count, $0) } }.first
    }
}
