import Foundation
import Reporting

/// Prints what `Benchmarks/Peers/peers.py` measured, which it reads as JSON, and writes it into a page and draws
/// the chart if both are given: `peers-report Peers.md peers.svg`.
@main
@MainActor
struct PeersReport {
    static func main() throws {
        let input = FileHandle.standardInput.readDataToEndOfFile()
        let comparison = Comparison(try JSONDecoder().decode([Figure].self, from: input))
        try Report(
            of: "Scripts/bench-peers", tables: comparison.markdown,
            verdicts: Target.all.compactMap { $0.verdict(in: comparison) }, chart: comparison.chart
        ).publish()
    }
}
