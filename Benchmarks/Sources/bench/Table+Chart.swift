import PortableUITesting

extension Table {
    /// The chart of what one item costs in the first container.
    @MainActor
    func chart(counts: [Int]) -> CostChart {
        let container = Table.containers[0]
        func line(_ title: String, _ color: Color, _ row: Row) -> CostChart.Line {
            CostChart.Line(
                title, color,
                costs: counts.compactMap { count in self[row, count, container].map { (count, $0.time) } })
        }
        return CostChart(
            [
                line("full arrangement", .blue, .arrange), line("plain C loop", .gray, .loop),
                line("new width, editable", .orange, .indexRewrap),
            ], container: container)
    }
}
