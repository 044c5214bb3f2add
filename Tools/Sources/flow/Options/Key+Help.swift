extension Key {
    /// Its lines in the help of the command, in which texts begin at a common column.
    var helpLines: [String] {
        let column = 20
        let margin = String(repeating: " ", count: column)
        let title = "  \(name)  "
        var lines: [String] = []
        var line = title + margin.dropFirst(title.count)
        if title.count > column {
            lines.append("  \(name)")
            line = margin
        }
        for word in "\(help)\(valuesText)".mappingCode({ $0 }).split(separator: " ") {
            if line.count + word.count > 77 {
                lines.append(line)
                line = margin
            }
            line += (line.hasSuffix("  ") ? "" : " ") + word
        }
        return lines + [line]
    }

    /// The values and the default. What says whether something is so has `true` and `false`.
    private var valuesText: String {
        if case .flag = values { return "" }
        guard let usual, usual != "null" else { return " (\(values.text))" }
        return " (\(values.text); default \(usual.replacing("\"", with: "")))"
    }
}

extension KeyValues {
    /// As help and pages list them, in Markdown.
    var text: String {
        switch self {
        case .names(let names, _): names.map { "`\($0)`" }.joined(separator: ", ")
        case .number: "any number"
        case .length: "0 or more"
        case .count: "a whole number of 1 or more"
        case .flag: "`true`, `false`"
        case .others(let words): words
        }
    }
}

extension String {
    /// The text without marks of Markdown, with what is marked as code changed.
    func mappingCode(_ change: (String) -> String) -> String {
        let parts = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        return parts.enumerated().map { $0.isMultiple(of: 2) ? $1 : change($1) }.joined()
    }
}
