import Foundation

/// What came out for each capability.
struct Report {
    private var rows: [Capability: Row] = [:]

    private struct Row {
        var cases = 0
        var worst = 0.0
        var mismatches = 0
        var excluded = 0
    }

    var mismatches: Int { rows.values.reduce(0) { $0 + $1.mismatches } }

    init(_ comparisons: [Comparison]) {
        for comparison in comparisons {
            var row = rows[comparison.flex.capability, default: Row()]
            if comparison.isLeftOut {
                row.excluded += 1
            } else {
                row.cases += 1
                if comparison.isMismatch {
                    row.mismatches += 1
                } else {
                    row.worst = max(row.worst, comparison.difference)
                }
            }
            rows[comparison.flex.capability] = row
        }
    }

    /// A table. Differences are those of the cases that match.
    var text: String {
        var lines = ["capability           cases  worst difference  mismatches  left out"]
        for capability in Capability.allCases {
            guard let row = rows[capability] else { continue }
            lines.append(
                capability.rawValue.padding(toLength: 18, withPad: " ", startingAt: 0)
                    + String(
                        format: "%8d  %10.2f/64 px  %10d  %8d", row.cases, row.worst, row.mismatches,
                        row.excluded))
        }
        return lines.joined(separator: "\n")
    }
}
