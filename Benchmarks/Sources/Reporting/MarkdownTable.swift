/// Rows of a name and numbers, as a table of Markdown.
public struct MarkdownTable: CustomStringConvertible {
    private let titles: [String]
    private var rows: [[String]] = []

    public init(titles: [String]) {
        self.titles = titles
    }

    public mutating func append(_ row: [String]) {
        rows.append(row)
    }

    public var description: String {
        let head = [row(titles), "|---|" + String(repeating: "--:|", count: titles.count - 1)]
        return (head + rows.map(row)).joined(separator: "\n")
    }

    private func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }
}
