import Foundation

extension Table {
    /// The measured times as tables of Markdown, one for each container.
    func markdown(_ rows: [Row], counts: [Int]) -> String {
        Table.containers.map { container in
            var lines = ["### In a container \(Int(container)) points wide", ""]
            lines.append(
                "| nanoseconds an item | " + counts.map { $0.formatted() }.joined(separator: " | ")
                    + " | allocations | bytes an item | held | measurements an item | to the C loop |")
            lines.append("|---|" + String(repeating: "--:|", count: counts.count + 5))
            for row in rows {
                let measured = counts.map { self[row, $0, container] }
                guard let number = measured.lastIndex(where: { $0 != nil }),
                    let largest = measured[number]
                else { continue }
                var ratio = "–"
                if let loop = self[.loop, counts[number], container] {
                    ratio = "\((largest.time / loop.time).formatted()) ×"
                }
                let times = measured.map { $0.map { $0.time.formatted() } ?? "–" }
                lines.append(
                    "| \(row.name) | " + times.joined(separator: " | ")
                        + " | \(largest.allocations) | \(largest.peak.formatted()) | \(largest.held.formatted())"
                        + " | \(largest.measurements?.formatted() ?? "–") | \(ratio) |")
            }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension Double {
    /// With three digits, however small it is.
    func formatted() -> String {
        guard self != 0 else { return "0" }
        return String(format: "%.\(max(0, 2 - Int(log10(abs(self)).rounded(.down))))f", self)
    }
}
