import Foundation
import Reporting

/// Prints what `Benchmarks/Peers/peers.py` measured, which it reads as JSON, and whether each target is met.
@main
struct PeersReport {
    static func main() throws {
        let input = FileHandle.standardInput.readDataToEndOfFile()
        let comparison = Comparison(try JSONDecoder().decode([Figure].self, from: input))
        print(comparison.markdown, terminator: "\n\n")
        for verdict in Target.all.compactMap({ $0.verdict(in: comparison) }) { print(verdict) }
    }
}
