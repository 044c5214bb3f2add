import Reporting

extension Table {
    static let hostedCounts = [10, 100, 1000]

    /// What rows with all of their host took, in microseconds for all views, and how many times as long the layouts by
    /// hand took.
    func hostedMarkdown() -> String {
        let (counts, container) = (Self.hostedCounts, Self.containers[0])
        var table = MarkdownTable(
            titles: ["microseconds, \(Int(container)) points"] + counts.map { "\($0.formatted()) views" }
                + counts.map { "to `HFlow`, \($0.formatted())" })
        for (flow, byHand) in Row.hosted {
            for row in [flow, byHand] {
                func time(of row: Row, _ count: Int) -> Double {
                    (self[row, count, container]?.time ?? .nan) * Double(count) / 1000
                }
                table.append(
                    [row.name] + counts.map { time(of: row, $0).threeDigits() }
                        + counts.map { "\((time(of: row, $0) / time(of: flow, $0)).threeDigits()) ×" })
            }
        }
        return "### Views\n\n\(table)"
    }
}
