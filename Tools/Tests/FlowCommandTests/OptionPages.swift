import FlowEngine

@testable import flow

/// The files that say what options there are. They are written from the command's tables of keys.
enum OptionPages {
    /// What a file is to say that may say something else now, by its path.
    static func texts() throws -> [String: String] {
        let page = "Documentation/arrange.md"
        let text = try Repository.text(of: page)
        return [
            page: text.replacingTable(after: "## Keys of a case", with: table(ArrangeCase.keys))
                .replacingTable(after: "## Keys of an item", with: table(ArrangeItem.keys)),
            "Documentation/arrange.schema.json": ArrangeSchema.text,
            "Playground/Page/fields.json": fields.text() + "\n",
        ]
    }

    // MARK: The page of flow arrange

    private static func table<Owner>(_ keys: [Key<Owner>]) -> String {
        let rows = keys.map { key in
            let standard = key.standard.map { $0 == "null" ? "none" : "`\($0.replacing("\"", with: ""))`" }
            return "| `\(key.name)` | \(key.help) | \(values(of: key)) | \(standard ?? "") |"
        }
        return (["| Key | Meaning | Values, and in CSS | Default |", "|---|---|---|---|"] + rows)
            .joined(separator: "\n")
    }

    private static func values<Owner>(of key: Key<Owner>) -> String {
        guard case .names(let names, let css) = key.values else { return key.values.text }
        return names.map { name in
            let others = css.filter { $0.value == name }.map { "`\($0.key)`" }.sorted()
            return "`\(name)`" + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
        }.joined(separator: ", ")
    }

    // MARK: The playground

    /// The fields that the page writes for the engine, each with the names of its cases, if it has cases.
    private static var fields: OrderedJSON {
        ["options": fields(FlowOptions.keys), "traits": fields(FlowItemTraits.keys)]
    }

    private static func fields<Owner>(_ keys: [Key<Owner>]) -> OrderedJSON {
        // A view that fills its line has other fields.
        .object(
            keys.filter { $0.name != "fillsLine" }.map { key in
                guard case .names(let names, _) = key.values else { return (key.name, nil) }
                return (key.name, .list(names.map(OrderedJSON.string)))
            })
    }
}

extension String {
    /// The text with another table in place of the first one after a title.
    fileprivate func replacingTable(after title: String, with table: String) -> String {
        let lines = components(separatedBy: "\n")
        guard let titleLine = lines.firstIndex(of: title),
            let start = lines[titleLine...].firstIndex(where: { $0.hasPrefix("|") }),
            let end = lines[start...].firstIndex(where: { !$0.hasPrefix("|") })
        else { return self }
        return (lines[..<start] + [table] + lines[end...]).joined(separator: "\n")
    }
}
