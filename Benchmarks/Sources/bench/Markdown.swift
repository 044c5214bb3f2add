import Reporting

extension Table {
    /// The measured times as tables of Markdown, one for each container.
    func markdown(_ rows: [Row], counts: [Int]) -> String {
        Table.containers.map { container in
            var table = MarkdownTable(
                titles: ["nanoseconds an item"] + counts.map { $0.formatted() } + [
                    "allocations", "bytes an item", "held", "measurements an item", "to the C loop",
                ])
            for row in rows {
                let measured = counts.map { self[row, $0, container] }
                guard let number = measured.lastIndex(where: { $0 != nil }),
                    let largest = measured[number]
                else { continue }
                let loop = self[.loop, counts[number], container]
                table.append(
                    [row.name] + measured.map { $0?.time.threeDigits() ?? "–" } + [
                        "\(largest.allocations)", largest.peak.threeDigits(), largest.held.threeDigits(),
                        largest.measurements?.threeDigits() ?? "–",
                        loop.map { "\((largest.time / $0.time).threeDigits()) ×" } ?? "–",
                    ])
            }
            return "### In a container \(Int(container)) points wide\n\n\(table)"
        }.joined(separator: "\n\n")
    }
}
