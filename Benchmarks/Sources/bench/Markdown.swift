import Foundation

extension Table {
    /// The measured times as tables of Markdown, one for each container.
    func markdown(_ rows: [Row], counts: [Int]) -> String {
        Table.containers.map { container in
            var lines = ["### In a container \(Int(container)) points wide", ""]
            lines.append(
                "| nanoseconds an item | " + counts.map { $0.formatted() }.joined(separator: " | ")
                    + " | allocations | bytes an item | to the C loop |")
            lines.append("|---|" + String(repeating: "--:|", count: counts.count + 3))
            for row in rows {
                let measured = counts.map { self[row, $0, container] }
                guard let largest = measured.last ?? nil else { continue }
                var ratio = "–"
                if let count = counts.last, let loop = self[.loop, count, container] {
                    ratio = "\((largest.time / loop.time).formatted(2)) ×"
                }
                let times = measured.map { $0.map { $0.time.formatted(1) } ?? "–" }
                lines.append(
                    "| \(row.name) | " + times.joined(separator: " | ")
                        + " | \(largest.allocations) | \(largest.peak.formatted(1)) | \(ratio) |")
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension Double {
    func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
