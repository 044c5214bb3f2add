import Foundation
import Reporting

/// Prints what `Benchmarks/Peers/peers.py` measured, which it reads as JSON, and writes a table of it into a page and draws
/// the chart if both are given: `peers-report README.md peers.svg`.
@main
@MainActor
struct PeersReport {
    static func main() throws {
        let input = FileHandle.standardInput.readDataToEndOfFile()
        let comparison = Comparison(try JSONDecoder().decode([Figure].self, from: input))
        try Report(
            of: "Scripts/bench-peers", tables: comparison.markdown(in: comparison.containers),
            page: comparison.markdown(in: [comparison.containers[0]]),
            verdicts: Target.all.compactMap { $0.verdict(in: comparison) }, chart: comparison.chart
        ).publish()
    }
}
