import FlowEngine

@testable import flow

/// The files that say what options there are. They are written from the command's tables of keys.
enum OptionPages {
    /// What a file is to say that may say something else now, by its path.
    static func texts() throws -> [String: String] {
        let page = "Documentation/arrange.md"
        let manual = "Sources/FlowLayouts/FlowLayouts.docc/FlowLayouts.md"
        return try [
            page: Repository.text(of: page)
                .replacingLines("|", after: "## Keys of a case", with: table(ArrangeCase.keys))
                .replacingLines("|", after: "## Keys of an item", with: table(ArrangeItem.keys)),
            "Documentation/arrange.schema.json": ArrangeSchema.text,
            manual: Repository.text(of: manual).replacingLines("- ", after: "### Options", with: symbols),
            "Playground/Page/fields.json": fields.text() + "\n",
            "Playground/Bridge/OptionField.swift": OptionCode.bridge,
            "Tools/Sources/flow/Render/OptionArguments.swift": OptionCode.arguments,
        ]
    }

    // MARK: The page of flow arrange

    private static func table<Owner>(_ keys: [Key<Owner>]) -> String {
        let rows = keys.map { key in
            let usual = key.usual.map { $0 == "null" ? "none" : "`\($0.replacing("\"", with: ""))`" }
            return "| `\(key.name)` | \(key.help) | \(values(of: key)) | \(usual ?? "") |"
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

    // MARK: The manual

    /// The modifiers of options, as `ModifierTests` looks for them. Others are arguments of initializers, or have views.
    private static var symbols: String {
        let others: Set = [
            "axis", "itemSpacing", "lineSpacing", "lineAlignment", "itemAlignment", "direction", "scaling",
            "itemSeparator", "lineSeparator",
        ]
        let names = FlowOptions.keys.map(\.name).filter { !others.contains($0) }.flatMap { name in
            name == "columns"
                ? ["columns(_:)-(FlowColumns)", "columns(_:)-(Int)", "columns(minimum:maximum:)"]
                : ["\(name)(_:)"]
        }
        return (names + ["scalesLines(to:within:)", "stretchesItems(_:)", "growsItems(_:)"])
            .map { "- ``FlowContainer/\($0)``" }.joined(separator: "\n")
    }

    // MARK: The playground

    /// The fields that the page writes for the engine, each with the names of its cases, if it has cases, and the controls
    /// of options.
    private static var fields: OrderedJSON {
        [
            "options": fields(FlowOptions.keys), "traits": fields(FlowItemTraits.keys),
            "controls": .list(KeyControl.Group.allCases.flatMap(controls)),
        ]
    }

    private static func controls(in group: KeyControl.Group) -> [OrderedJSON] {
        FlowOptions.keys.compactMap { key in
            guard let control = key.control, control.group == group else { return nil }
            let members: OrderedJSON = [
                "key": .string(key.name), "group": .string(group.rawValue), "name": .string(control.name),
                "help": .string(control.help), "default": .plain(key.usual ?? "null"),
                "section": .string("whataflowcando/#\(control.section.replacing(" ", with: "-"))"),
            ]
            let range = control.range.map { range -> OrderedJSON in
                ["range": [.plain("\(range.lowerBound)"), .plain("\(range.upperBound)")]]
            }
            return members + (range ?? [:])
        }
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
    /// The text with others in place of the first lines after a title that begin with a mark, as those of a table do.
    fileprivate func replacingLines(_ mark: String, after title: String, with others: String) -> String {
        let lines = components(separatedBy: "\n")
        guard let titleLine = lines.firstIndex(of: title),
            let start = lines[titleLine...].firstIndex(where: { $0.hasPrefix(mark) }),
            let end = lines[start...].firstIndex(where: { !$0.hasPrefix(mark) })
        else { return self }
        return (lines[..<start] + [others] + lines[end...]).joined(separator: "\n")
    }
}
