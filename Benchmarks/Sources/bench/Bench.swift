import Foundation

/// Measures all rows, prints a table and the targets, and writes the table into a page and draws the chart if
/// both are given: `bench Performance.md performance.svg`. The environment variable COUNTS has other numbers of items than the usual ones.
@main
@MainActor
struct Bench {
    static func main() throws {
        let environment =
            ProcessInfo.processInfo.environment["COUNTS"] ?? "100 1000 10000 100000 1000000 10000000"
        let counts = environment.split(separator: " ").compactMap { Int($0) }.filter { $0 > 0 }
        var table = Table()
        for count in counts {
            for container in Table.containers {
                FileHandle.standardError.write(Data("\(count) items in \(Int(container)) points\n".utf8))
                table.measure(
                    Row.all, count: count, container: container,
                    repetitions: max(5, min(2_000_000 / count, 101)))
            }
        }
        let text = table.markdown(Row.all, counts: counts)
        print(text, terminator: "\n\n")
        for target in Target.all {
            if let verdict = target.verdict(in: table) { print(verdict) }
        }
        if CommandLine.arguments.count > 2 {
            try write(
                text, verdicts: Target.all.compactMap { $0.verdict(in: table) }, to: CommandLine.arguments[1])
            try CostChart(table: table, counts: counts).svg()
                .write(to: URL(fileURLWithPath: CommandLine.arguments[2]), options: .atomic)
        }
    }

    /// Puts the table into a page, behind the line that says so.
    private static func write(_ text: String, verdicts: [String], to path: String) throws {
        let url = URL(fileURLWithPath: path)
        let mark = "<!-- What follows is written by Scripts/bench. -->"
        let page = try String(contentsOf: url, encoding: .utf8)
        let own = page.components(separatedBy: mark)[0]
        let targets = verdicts.map { "- `\($0)`" }.joined(separator: "\n")
        try "\(own)\(mark)\n\n\(text)\n\n### Targets\n\n\(targets)\n"
            .write(to: url, atomically: true, encoding: .utf8)
    }
}
