import Foundation
import Reporting

/// Measures all rows, prints tables and the targets, and writes a summary into a page if there is one:
/// `bench Performance.md`. The environment variable COUNTS has other numbers of items than the usual ones.
@main
@MainActor
struct Bench {
    static func main() throws {
        let environment =
            ProcessInfo.processInfo.environment["COUNTS"] ?? "100 1000 10000 100000 1000000 10000000"
        let counts = environment.split(separator: " ").compactMap { Int($0) }.filter { $0 > 0 }
        var table = Table()
        for count in Table.hostedCounts {
            table.measure(
                Row.hosted.flatMap { [$0.flow, $0.byHand] }, count: count, container: Table.containers[0],
                repetitions: 101)
        }
        for count in counts {
            for container in Table.containers {
                FileHandle.standardError.write(Data("\(count) items in \(Int(container)) points\n".utf8))
                table.measure(
                    Row.all, count: count, container: container,
                    repetitions: max(5, min(2_000_000 / count, 101)))
            }
        }
        try Report(
            tables: "\(table.hostedMarkdown())\n\n\(table.markdown(Row.all, counts: counts))",
            page: "\(table.hostedMarkdown())\n\n\(table.summary())",
            verdicts: Target.all.compactMap { $0.verdict(in: table) }
        ).publish()
    }
}
